"""The post: what widgets have to say while a handler runs is one message, and a page that comes late misses none."""

from concurrent.futures import ThreadPoolExecutor
from threading import Thread

import pytest
from ipywidgets import HTML, Button, Layout, Output

from barrage_nb import sketch
from barrage_nb.view import scene
from barrage_nb.view.painter import CanvasPainter
from barrage_nb.view.post import one_letter, the_post
from tests.page_messages import with_a_page


def test_what_many_widgets_say_is_one_message_in_order() -> None:
    with with_a_page() as sent:
        one, other = HTML(), Button()
        sent.clear()
        with one_letter():
            one.value = "a"
            other.disabled = True
            one.send({"x": 1}, [b"bytes"])
            one.value = "b"
            with one_letter():
                one.description = "c"
        (message,) = sent
        told = [
            (name, data.get("state") or data["content"], count)
            for name, data, count in message.data["content"]["letter"]
        ]
        assert told == [
            (one.model_id, {"value": "a"}, 0),
            (other.model_id, {"disabled": True}, 0),
            (one.model_id, {"x": 1}, 1),
            (one.model_id, {"value": "b", "description": "c"}, 0),
        ]
        assert message.buffers == [b"bytes"]


def test_a_single_message_needs_no_letter_and_none_says_nothing() -> None:
    with with_a_page() as sent:
        one = HTML()
        sent.clear()
        with one_letter():
            pass
        assert sent == []
        with one_letter():
            one.value = "a"
        assert [message.data["state"] for message in sent] == [{"value": "a"}]


def test_without_a_page_that_opens_letters_every_widget_speaks_for_itself() -> None:
    with with_a_page() as sent:
        one, other = HTML(), Button()
        the_post().arrives = False
        sent.clear()
        with one_letter():
            one.value, other.disabled = "a", True
        assert [message.data["method"] for message in sent] == ["update", "update"]


def test_what_was_said_before_an_error_arrives_and_later_all_is_as_ever() -> None:
    with with_a_page() as sent:
        one, other = HTML(), Button()
        sent.clear()

        def fails() -> None:
            with one_letter():
                one.value, other.disabled = "a", True
                raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            fails()
        assert len(sent) == 1
        one.value, other.disabled = "b", False
        assert len(sent) == 3


def test_what_is_there_can_be_sent_before_the_rest() -> None:
    with with_a_page() as sent:
        one, other = HTML(), Button()
        sent.clear()
        with one_letter(), one_letter() as deliver:
            one.value, other.disabled = "a", True
            deliver()
            assert len(sent) == 1
            one.value, other.disabled = "b", False
        assert len(sent) == 2


def test_an_output_that_catches_prints_and_other_threads_do_not_wait() -> None:
    with with_a_page() as sent, ThreadPoolExecutor(1) as thread:
        one, catches = HTML(), Output()
        sent.clear()
        with one_letter():
            catches.msg_id = "a message"
            assert [message.data["state"] for message in sent] == [{"msg_id": "a message"}]
            thread.submit(setattr, one, "value", "a").result()
            assert len(sent) == 2


def test_a_page_that_learnt_of_the_widgets_before_a_letter_hears_it_again() -> None:
    post = the_post()
    with with_a_page() as sent:
        one, other, quiet = HTML(), Layout(), HTML()
        painter = CanvasPainter(scene(sketch("usa"), show="wheel"))
        seen = post.get_state("sent")["sent"]
        assert seen == post.letters
        with one_letter():
            one.value, other.left = "a", "3px"
            painter.paint(scene(sketch("usa"), show="wheel", theme="dark"))
        quiet.value = "b"
        assert post.get_state("sent")["sent"] == seen + 1
        sent.clear()
        post._handle_custom_msg({"seen": seen + 1}, [])
        assert [message.data["content"] for message in sent] == [{"answer": True}], "it has seen all"
        post._handle_custom_msg({"seen": seen}, [])
        states = [message.data["state"] for message in sent if message.data["method"] == "update"]
        assert any(state.get("value") == "a" for state in states)
        assert any(state.get("left") == "3px" for state in states)
        assert not any(state.get("value") == "b" for state in states)
        assert any(message.data["method"] == "custom" for message in sent), "the picture is painted anew"


def test_letters_are_written_once_the_page_that_came_last_answers() -> None:
    post = the_post()
    with with_a_page():
        post._handle_custom_msg({"seen": post.letters}, [])
        assert not post.arrives, "it may be too slow to hear anything"
        post._handle_custom_msg({"opens": True}, [])
        assert post.arrives


def test_two_threads_write_one_after_the_other() -> None:
    done = []

    def other() -> None:
        with one_letter():
            done.append("other")

    second = Thread(target=other)
    with one_letter():
        second.start()
        second.join(0.1)
        done.append("first")
    second.join()
    assert done == ["first", "other"]
