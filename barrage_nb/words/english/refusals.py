"""Why a move is not allowed, in a sentence with its clause."""

from typing import Any, Protocol

from .names import COMPANIES, OFFICERS, QUESTIONS, TILES, a, count, listed, the, up_to
from .places import piece, place, spot


class Refused(Protocol):
    """A refusal: the clause, the reason's name and the values its sentence needs."""

    @property
    def clause(self) -> str: ...
    @property
    def reason(self) -> str: ...
    @property
    def values(self) -> dict[str, Any]: ...


REASONS = {
    "another_question": "the question now is to {question}; '{move}' does not answer it",
    "another_powerhouse": "the second production needs a powerhouse other than {powerhouse}",
    "begins_elsewhere": "{conduit} takes no water from {dam}",
    "automa_ahead": "{who} is first on the track, and stands in the section of round {round} already",
    "automa_empty_wheel": "the wheel of {who} is empty",
    "automa_expansion": "this row belongs to the expansion",
    "automa_last_round": "no machines are bought in round {round}, the last",
    "automa_no_contract": "{energy} energy, the most it can produce, meets no {colour} contract that lies open",
    "automa_no_drop": "no drop would end in a dam of {who}",
    "automa_no_machinery": "{who} does not have the machines for any such {structure}",
    "automa_no_patent": "no advanced tile on sale builds {a_structure}",
    "automa_no_system": "{who} has no system with water ready",
    "automa_no_tile": "{who} has no technology tile off its wheel that builds {a_structure}",
    "automa_row_says": "the tile of the Automas names the action: {a_structure}, where its row shows it",
    "automa_tile_first": "Sekibo plays against {who}, whose first action of a round is drawn from the Automas' tiles",
    "automa_pile_unknown": "who cannot see the tiles of the Automa cannot know what it does",
    "bank_engineers": "the bank takes {engineers:up to engineers}; say how many",
    "cannot_afford": "you do not have the machines for {piece}",
    "cannot_pay_fee": "{spot} has a coin: it costs {fee:credits} more, and you have {credits}",
    "company_not_offered": "{company} cannot be chosen now",
    "conduit_not_built": "nobody has built {conduit}",
    "copy_instead": "{space} is used by copying an officer, such as: copy jordan",
    "construction_order": "construction spaces go from left to right; {next} is next",
    "contract_not_held": "contract {contract} is neither in your hand nor a national contract on offer",
    "contract_fulfilled": "{who} has fulfilled contract {contract} already, and each is fulfilled once",
    "contract_not_in_hand": "contract {contract} is not in your hand",
    "contract_not_offered": "contract {contract} is not on offer",
    "contract_out_of_reach": "this contract needs {need} energy and this production made {energy}",
    "contract_out_of_reach_for_less": (
        "this contract needs {need} energy, {less} less than printed (N7), and this production made {energy}"
    ),
    "copied_enough": "{who} has copied an officer this turn, or twice this round already",
    "copy_price": "this copy costs {prices} credits; say so where it is not 0",
    "dam_at_full_height": "{space} already has two elevations",
    "dams_at_full_height": "every dam of {who} already has two elevations",
    "drops_not_declined": "this action must place at least one drop",
    "ends_elsewhere": "{conduit} does not lead to {powerhouse}",
    "engineers_left": "you still have {engineers:engineers}; the bank always takes them",
    "exact_engineers": "{space} takes exactly {needed:engineers}; a number is said only at the bank",
    "fee_too_high": "{owner} is due {fee:credits} for the {drops:drops}, and you have {credits}",
    "game_over": "the game is over",
    "how_many_contracts": "take exactly {amount}, each once",
    "how_many_discards": "discard exactly {amount}, each once",
    "how_many_drops": "place {amount:up to drops}",
    "exactly_so_many_drops": "place exactly {amount:drops}",
    "how_many_machines": "choose {amount:machines} in all",
    "impossible_construct": "there is nothing you could build now",
    "impossible_contracts": "no contract is on offer",
    "impossible_patent": "this place of the Patent Office is empty",
    "no_system": "{missing}",
    "no_paid_system": (
        "every conduit you could use belongs to others, who are due {each:credits} a drop; you have {credits}"
    ),
    "no_energy_here": "the best of your systems would make {energy} energy here; at least 1 is needed",
    "must_produce": "a production chosen at the turbine station must be carried out",
    "no_construction_space": "all four construction spaces are used this round",
    "no_energy": "this would produce {energy} energy; at least 1 is needed",
    "no_engineer_left": "no engineer would be left for the main action",
    "no_action_after_copy": "whoever has copied {officer} performs an action in the same turn",
    "no_legal_space": "there is no space where {who} may put {a_structure}",
    "not_by_tile": "by the ruling in force, the energy of a technology tile does not fulfil contract {contract}",
    "neutral_dam": "{space} is neutral, and nobody may raise a neutral dam",
    "no_own_dam": "{who} has no dam of its own to raise",
    "no_own_powerhouse": "you have not built {powerhouse}",
    "no_piece_left": "{who} has no {structure} left",
    "no_powerhouse_below": "you have no powerhouse in basin {basin}, where this conduit ends",
    "no_such_action_space": "there is no action space called {space}",
    "no_such_headstream": "{headstream} is not a headstream; they are HA, HB, HC and HD",
    "no_such_officer": "{officer} is not an officer you can copy",
    "no_such_part": "choose {parts}",
    "no_such_space": "{spot} is no place for {a_structure}",
    "no_tile": "{who} does not have {the_tile} in supply",
    "no_usable_dam": "{dam} is neither your own nor neutral",
    "no_way_to_pay": "for {space} you can {ways}",
    "not_own_dam": "{space} is no dam of {who} to raise",
    "not_sekibo": "only the company with Mahiri Sekibo copies officers",
    "not_this_space": "this reward does not allow {spot}",
    "nothing_to_copy": "there is no {tile} on your wheel, or nothing to copy it with",
    "only_neutral_dams": "{who} has no dam of its own to raise, and nobody may raise a neutral one",
    "own_base_in_basin": "{who} already has a base in basin {basin}",
    "own_powerhouse_in_basin": "{who} already has a powerhouse in basin {basin}",
    "red_fee": "{spot} has a coin: it costs {fee:credits} and you have {credits}",
    "same_basin": "{dam} and {powerhouse} lie in the same basin, and no conduit joins those: water must fall",
    "space_closed": "{space} is closed in this design of the game",
    "space_blocked": "{space} is not used with this number of players and these rules",
    "space_occupied": "{owner} stands on {space} this round",
    "space_taken": "{spot} is already taken by {owner}",
    "tile_needs_engineers": "{the_tile} needs engineers on a construction space",
    "too_few_credits": "this takes {needed:credits} and you have {credits}",
    "too_few_drops": "move {held:up to drops} from {dam}",
    "too_few_engineers": "this takes {needed:engineers} and you have {engineers}",
    "wrong_tile": "{the_tile} does not build {a_structure}",
}


MISSING = {
    "powerhouse": "you have no powerhouse to produce with",
    "water": "no own or neutral dam holds a drop",
    "conduit": "no built conduit leads from an own or neutral dam with water to a powerhouse of yours",
}


class Amount(int):
    """A number that a sentence may ask for with its noun: '{needed:credits}', '{held:up to drops}'."""

    def __format__(self, noun: str) -> str:
        if noun.startswith("up to "):
            return up_to(self, noun.removeprefix("up to "))
        return count(self, noun) if noun else str(int(self))


def explain(refusal: Refused) -> str:
    """The sentence of a refusal: 'P6: this would produce 0 energy; at least 1 is needed'."""
    return f"{refusal.clause}: {REASONS[refusal.reason].format(**said_values(refusal))}"


def said_values(refusal: Refused) -> dict[str, Any]:
    """The values of a refusal as its sentence names them, and what has an article with it."""
    values = {name: _said(name, value) for name, value in refusal.values.items()}
    values |= {"a_structure": a(values["structure"])} if "structure" in values else {}
    if "space" in values:
        space = refusal.values["space"]
        values |= {"spot": spot(space)}
        values |= {"piece": piece(values["structure"], space)} if "structure" in values else {}
    values |= {"the_tile": the(values["tile"])} if "tile" in values else {}
    return values


def _said(name: str, value: Any) -> Any:
    if name in ("who", "owner", "company"):
        return "a neutral dam" if value == "neutral" else COMPANIES.get(value, value)
    if name == "missing":
        return MISSING[value]
    if name == "officer":
        return OFFICERS.get(value, value)
    if name == "tile":
        return TILES.get(value, value)
    if name == "question":
        return QUESTIONS.get(value, value)
    if name in ("parts", "ways", "prices"):
        return listed(value, last="or")
    if name in ("space", "dam", "conduit", "powerhouse", "next"):
        return place(value)
    return Amount(value) if isinstance(value, int) else value
