"""The tree of a game: moves, branches, the main line, words about it, and taking everything back."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from barrage_nb import IllegalMove, play, sketch
from barrage_nb.engine.events import PassedRound
from barrage_nb.engine.moves import UnreadableMove
from barrage_nb.history import Game, TweakRefused, load_game
from tests.history.tables import opening, played, whole_game
from tests.proofs import proof

PICTURE = "usa B1U=3*3 C1A P8.1 | germany | italy"


@pytest.mark.parametrize("what", ["comment", "name"])
def test_a_name_and_a_comment_are_texts(what):
    game = Game(sketch("usa"))
    with pytest.raises(TypeError, match="a text, not int"):
        getattr(game, what)(312)


@pytest.mark.parametrize("start", [None, 3, ["place turbine+0"]])
def test_what_no_game_begins_with(start):
    with pytest.raises(TypeError, match=r"^a game begins with a position or its text, not with "):
        Game(start)


def game(*moves):
    """A game from a small picture."""
    made = Game(sketch(PICTURE))
    for move in moves:
        made.play(move)
    return made


def test_moves_lead_from_place_to_place():
    made = game("place turbine+0", "produce B1U C1A P8.1 x2")
    assert made.at == 2
    assert [str(move) for move in made.moves] == ["place turbine+0", "produce B1U C1A P8.1 x2"]
    assert made.position.companies["usa"].energy == 10
    assert made.start == sketch(PICTURE)
    assert [node.id for node in made.line()] == [0, 1, 2]
    assert len(made) == 3


def test_going_back_and_forward_keeps_to_the_line():
    made = game("place turbine+0", "produce B1U C1A P8.1 x2", "place bank 1")
    made.go(1)
    made.play("produce B1U C1A P8.1 x3")
    made.play("place bank 2")
    assert [made.back().id, made.back().id, made.back().id, made.back().id] == [4, 1, 0, 0]
    assert [made.forward().id, made.forward().id, made.forward().id, made.forward().id] == [1, 4, 5, 5]
    assert made.back(2).id == 1
    assert made.forward(5).id == 5
    made.go(1)
    assert made.forward().id == 2


def test_a_known_move_follows_its_line():
    made = game("place turbine+0", "produce B1U C1A P8.1 x2")
    made.go(0)
    assert made.play("place turbine+0").id == 1
    assert len(made) == 3
    assert made.branch(0, "place turbine+0", "produce B1U C1A P8.1 x1").id == 3
    assert made.branch(0, "place turbine+0", "produce B1U C1A P8.1 x1").id == 3
    assert len(made) == 4


def test_a_move_that_is_refused_leaves_the_game_as_it_was():
    made = game("place turbine+0")
    before = made.text
    with pytest.raises(IllegalMove, match="P4"):
        made.play("produce B1U C1A P8.1 x4")
    with pytest.raises(UnreadableMove):
        made.play("produce something")
    with pytest.raises(IllegalMove):
        made.branch(0, "place bank 1", "place nowhere")
    with pytest.raises(TweakRefused):
        made.tweak(0, "usa B1U=9")
    with pytest.raises(LookupError, match="there is no place 7"):
        made.go(7)
    assert made.text == before
    assert made.undoable == "‘turbine ±0’"


def test_what_happened_can_be_asked_of_every_place():
    made = game("place turbine+0", "produce B1U C1A P8.1 x2")
    assert made.events(0) == ()
    assert made.events() == play(made[1].position, made[2].move).events
    assert PassedRound in map(type, made.events(made.tweak(0, "usa engineers=0").id))


def test_lines_and_their_ends():
    made = game("place turbine+0", "produce B1U C1A P8.1 x2", "place bank 1")
    made.branch(1, "produce B1U C1A P8.1 x1", "place bank 1")
    made.branch(0, "place bank 1")
    assert [node.id for node in made.leaves()] == [3, 5, 6]
    assert [node.id for node in made.main_line()] == [0, 1, 2, 3]
    assert [node.id for node in made.whole_line(4)] == [0, 1, 4, 5]


def test_a_line_can_be_put_first():
    made = game("place turbine+0", "produce B1U C1A P8.1 x2")
    inner = made.branch(1, "produce B1U C1A P8.1 x1").id
    outer = made.branch(0, "place bank 1").id
    last = made.branch(outer, "place bank 1").id
    other = made.branch(outer, "place bank 2").id
    made.promote(other)
    assert made[outer].children == (other, last)
    assert made[0].children == (1, outer)
    made.promote(other, to_main=True)
    assert [node.id for node in made.main_line()] == [0, outer, other]
    made.promote(inner)
    assert made[1].children == (inner, 2)
    assert made[0].children == (outer, 1)
    made.undo(), made.undo(), made.undo()
    assert [node.id for node in made.main_line()] == [0, 1, 2]


def test_a_line_can_be_deleted_and_brought_back():
    made = game("place turbine+0", "produce B1U C1A P8.1 x2", "place bank 1")
    whole = made.text
    assert made.delete(2).id == 1
    assert len(made) == 2
    with pytest.raises(ValueError, match="start"):
        made.delete(0)
    assert made.undo().id == 3
    assert made.text == whole
    assert made.redo().id == 1
    assert len(made) == 2
    made.undo()
    made.go(1)
    made.delete(3)
    assert made.at == 1


def test_places_have_names_and_comments():
    made = game("place turbine+0")
    made.name("  the   big turbine ")
    made.comment("all three\ndrops?", 1)
    made.comment("", 0)
    assert (made.node.name, made.node.comment) == ("the big turbine", "all three\ndrops?")
    assert made.undoable == "the comment"
    assert made.undo().comment == ""
    assert made.redoable == "the comment"
    assert made.redo().comment == "all three\ndrops?"


def test_a_new_edit_ends_what_could_be_done_again():
    made = game("place turbine+0", "produce B1U C1A P8.1 x2")
    made.undo()
    made.play("produce B1U C1A P8.1 x1")
    assert made.redoable is None
    assert made.redo() == made.node
    while made.undoable:
        made.undo()
    assert len(made) == 1
    assert made.undo().id == 0


def test_a_tweak_is_a_place_in_the_tree():
    made = game("place turbine+0", "produce B1U C1A P8.1 x2")
    node = made.tweak(1, "usa B1U=3*1")
    assert node.parent == 1
    assert node.move is None
    assert str(node.tweak) == "usa B1U=3*1"
    assert made.tweak(1, "usa  B1U=3*1").id == node.id
    assert made.tweak(1).id == 1
    assert made.preview(0, "usa B2U=1 B2L=1").marks == (
        "USA has two bases in basin 2; nobody can build a second one there (C6).",
    )
    made.go(node.id)
    assert made.play("place bank 1").position.companies["usa"].energy == 5
    assert [str(move) for move in made.moves] == ["place turbine+0", "place bank 1"]


def test_a_game_is_made_from_anything_that_says_one():
    text = played(3)
    made = Game(text)
    assert made == Game(made.text) == load_game(made.text)
    assert Game(text.start.text).start == Game(text.start.to_json()).start == text.start
    assert made.game_text() == text
    assert made.undoable is None  # what was read is no edit of the reader's
    assert Game(made.game_text(40)).position == made[40].position
    assert repr(made).startswith(f"<Game: {len(text.moves)} moves in 1 line, at <{made.at}: ")


def test_a_line_after_a_tweak_is_a_game_of_its_own():
    made = opening(3, 40)
    made.tweak(20, "usa credits=9" if "usa" in made[20].position.companies else "round=1")
    made.tweak(None, "round=3")
    made.play(made.position.legal_moves[0])
    assert made.game_text().start == made.line()[-2].position
    assert len(made.game_text().moves) == 1


def test_copies_of_the_tree_are_not_needed_to_look_at_another_place():
    made = whole_game(2)
    assert all(made.go(node.id).position is node.position for node in made)


class Tree(RuleBasedStateMachine):
    """Anything done to a game can be undone step by step, and done again."""

    def __init__(self):
        super().__init__()
        self.game = Game(opening(6, 12).text)
        self.texts = [self.shape()]

    def shape(self):
        """The tree as text, wherever the reader stands in it."""
        return "\n".join(line for line in self.game.text.split("\n") if not line.startswith("at "))

    def done(self):
        """Remember what the tree looks like after something was done."""
        if self.shape() != self.texts[-1]:
            self.texts.append(self.shape())

    def pick(self, luck):
        """Any place."""
        return luck.choice(list(self.game))

    @rule(luck=st.randoms())
    def play(self, luck):
        self.game.go(self.pick(luck).id)
        if self.game.position.legal_moves:
            self.game.play(luck.choice(self.game.position.legal_moves))
        self.done()

    @rule(luck=st.randoms(), credits=st.integers(0, 9))
    def tweak(self, luck, credits):
        node = self.pick(luck)
        for who in list(node.position.companies)[:1]:
            self.game.tweak(node.id, {who: {"credits": credits}})
        self.done()

    @rule(luck=st.randoms())
    def replay(self, luck):
        self.game.go(self.pick(luck).id)
        self.game.replay(mode=luck.choice(["stop", "skip"]))
        self.done()

    @rule(luck=st.randoms(), text=st.text(max_size=5))
    def write(self, luck, text):
        luck.choice([self.game.comment, self.game.name])(text, self.pick(luck).id)
        self.done()

    @rule(luck=st.randoms(), to_main=st.booleans())
    def promote(self, luck, to_main):
        self.game.promote(self.pick(luck).id, to_main)
        self.done()

    @precondition(lambda self: len(self.game) > 1)
    @rule(luck=st.randoms())
    def delete(self, luck):
        self.game.delete(luck.choice([node.id for node in self.game if node.id]))
        self.done()

    @rule()
    def undo_and_redo(self):
        for text in reversed(self.texts):
            assert self.shape() == text
            self.game.undo()
        assert self.game.undoable is None
        for text in self.texts:
            assert self.shape() == text
            self.game.redo()
        assert self.game.redoable is None

    @invariant()
    def it_saves_and_loads_to_itself(self):
        assert load_game(self.game.text) == self.game


Tree.TestCase.settings = settings(max_examples=30, stateful_step_count=15)
TestTree = proof(Tree.TestCase)
