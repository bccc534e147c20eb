"""What may be written for an id: the words of contracts and tiles."""

from ..board.contracts import CONTRACTS
from ..board.powers import TILES

CONTRACT_WORDS = {contract.word: contract.id for contract in CONTRACTS.values()}
TILE_WORDS = {tile.word: tile.id for tile in TILES.values()}
_IDS = {**TILE_WORDS, **{word: str(number) for word, number in CONTRACT_WORDS.items()}}


def id_of(word: str) -> str:
    """The id that a word stands for; any other word is taken as the id itself."""
    return _IDS.get(word, word)
