"""Whoever works the playouts out, the numbers are the same, whatever happens to the workers meanwhile."""

import asyncio
import gc
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from barrage_nb import Move, Position, compare_moves, rollout
from barrage_nb.analysis import Rollout, executors, use
from barrage_nb.analysis.executors import Chunk, Pool
from barrage_nb.analysis.search import search_player
from barrage_nb.engine.play import Strategy, builder_player
from tests.analysis.policies import DiesOnce, Mistake, Slow, dies, mistaken
from tests.analysis.test_rollouts import after

ROOT = Path(__file__).resolve().parents[2]
N = 24


class Shuffled(Executor):
    """An executor that does what was handed to it in any order."""

    def __init__(self, seed: int) -> None:
        self._max_workers = 3
        self._luck, self._waiting, self._wake, self._open = Random(seed), [], threading.Condition(), True
        self.order: list[int] = []
        threading.Thread(target=self._work, daemon=True).start()

    def submit(self, do: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        with self._wake:
            self._waiting.append((future, do, given))
            self._wake.notify()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        with self._wake:
            self._open = False
            self._wake.notify()

    def _work(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: len(self._waiting) > 3 or not self._open, timeout=0.05)
                if not self._waiting:
                    if not self._open:
                        return
                    continue
                future, do, given = self._waiting.pop(self._luck.randrange(len(self._waiting)))
            self.order.append(next(chunk.numbers.start for chunk in given if isinstance(chunk, Chunk)))
            if future.set_running_or_notify_cancel():
                future.set_result(do(*given))


@pytest.fixture(scope="module", autouse=True)
def two_cores() -> Iterator[None]:
    """Two processes, on whatever machine."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("BARRAGE_NB_CORES", "2")
        yield
        Pool.close()


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work is sent however small it is, a few playouts at a time, to processes that are there."""
    monkeypatch.setattr(executors, "WORTH_SENDING", 0)
    monkeypatch.setattr(executors, "CHUNK_SECONDS", 0.01)
    until(Pool.of_this_process().awake)


@pytest.fixture(scope="module")
def position() -> Position:
    return after(40, 2, 3)


@pytest.fixture(scope="module")
def alone(position: Position) -> Rollout:
    """The rollout as this process works it out."""
    return rollout(position, builder_player, n=N, seed=5, executor=None)


@pytest.mark.usefixtures("sent")
def test_all_cores_give_the_same_numbers(position: Position, alone: Rollout) -> None:
    assert rollout(position, builder_player, n=N, seed=5, executor="cores") == alone
    assert Pool.shared is not None
    assert Pool.shared.workers == 2


@pytest.mark.usefixtures("sent")
def test_the_quick_player_plays_the_same_in_every_process(position: Position) -> None:
    assert rollout(position, n=9, seed=5, executor="cores") == rollout(position, n=9, seed=5, executor=None)


@pytest.mark.parametrize("kind", [ThreadPoolExecutor, ProcessPoolExecutor])
@pytest.mark.usefixtures("sent")
def test_any_executor_gives_the_same_numbers(position: Position, alone: Rollout, kind: Any) -> None:
    given = {"mp_context": Pool.of_this_process().context} if kind is ProcessPoolExecutor else {}
    with kind(2, **given) as executor:
        assert rollout(position, builder_player, n=N, seed=5, executor=executor) == alone


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.usefixtures("sent")
def test_the_order_in_which_work_is_done_changes_nothing(position: Position, alone: Rollout, seed: int) -> None:
    with Shuffled(seed) as executor:
        seen: list[Rollout] = []
        found = rollout(position, builder_player, n=N, seed=5, executor=executor, progress=seen.append)
        assert executor.order != sorted(executor.order)
    assert found == alone
    assert [each.ends for each in seen] == [alone.ends[: each.count] for each in seen]


@pytest.mark.usefixtures("sent")
def test_where_it_stops_by_itself_is_the_same_too(position: Position) -> None:
    asked: dict[str, Any] = {"policy": builder_player, "n": 400, "seed": 2, "within": 6}
    here = compare_moves(position, position.legal_moves[:2], **asked, executor=None)
    assert here.ended == "narrow"
    with Shuffled(1) as executor:
        assert compare_moves(position, position.legal_moves[:2], **asked, executor=executor) == here
    assert compare_moves(position, position.legal_moves[:2], **asked, executor="cores") == here


@pytest.mark.usefixtures("sent")
def test_a_dask_cluster_gives_the_same_numbers(position: Position, alone: Rollout) -> None:
    from distributed import Client, LocalCluster

    with LocalCluster(2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        assert rollout(position, builder_player, n=N, seed=5, executor=client) == alone
        # A function that is made here, as one of a notebook, is sent too.
        made = lambda seed: builder_player(seed)  # noqa: E731
        assert rollout(position, made, n=N, seed=5, executor=client).ends == alone.ends
        # A worker that is killed in the middle: its chunks are done by the other, or by the one that follows it.
        killed: list[int] = []

        def kill(found: Rollout) -> None:
            if not killed:
                killed.extend(client.run(os.getpid).values())
                os.kill(killed[0], signal.SIGKILL)

        assert rollout(position, builder_player, n=N, seed=5, executor=client, progress=kill) == alone
        assert killed
    with pytest.raises(ValueError, match="this Dask client is closed"):
        rollout(position, builder_player, n=N, seed=5, executor=client)


@pytest.mark.usefixtures("sent")
def test_a_cluster_that_goes_away_leaves_the_rest_to_us(position: Position, alone: Rollout) -> None:
    from distributed import Client, LocalCluster

    with LocalCluster(1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:
        client = Client(cluster)
        with pytest.warns(RuntimeWarning, match=r"the workers have failed"):
            found = rollout(position, builder_player, n=N, seed=5, executor=client, progress=lambda _: client.close())
    assert found == alone


@pytest.mark.usefixtures("sent")
def test_a_worker_that_dies_loses_nothing(position: Position, alone: Rollout, tmp_path: Path) -> None:
    mark = tmp_path / "died"
    assert rollout(position, DiesOnce(str(mark)), n=N, seed=5, executor="cores").ends == alone.ends
    assert mark.exists()
    mark.unlink()
    with ProcessPoolExecutor(2, Pool.of_this_process().context) as executor:
        # Both are there: Python waits for ever for one that starts while another dies.
        list(executor.map(time.sleep, (0.3, 0.3)))
        with pytest.warns(RuntimeWarning, match=r"the workers have failed \(BrokenProcessPool"):
            found = rollout(position, DiesOnce(str(mark)), n=N, seed=5, executor=executor)
    assert found.ends == alone.ends
    assert mark.exists()


@pytest.mark.usefixtures("sent")
def test_after_a_worker_has_died_others_are_started(position: Position, alone: Rollout, tmp_path: Path) -> None:
    def notes(diary: str) -> DiesOnce:
        return DiesOnce(str(tmp_path / "died"), str(tmp_path / diary))

    before = set(Pool.of_this_process().processes())
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # it is no trouble of the reader's
        assert rollout(position, notes("first"), n=N, seed=5, executor="cores").ends == alone.ends
        workers = set(Pool.of_this_process().processes())
        assert len(workers) == 2
        assert not workers & before
        until(Pool.of_this_process().awake)
        assert rollout(position, notes("second"), n=N, seed=5, executor="cores").ends == alone.ends
    wrote = set(map(int, (tmp_path / "second").read_text().split()))
    assert wrote & workers
    assert workers == set(Pool.of_this_process().processes())


@pytest.mark.usefixtures("sent")
def test_until_processes_are_there_it_is_worked_out_here(
    position: Position, alone: Rollout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came = iter([False] * 7)
    monkeypatch.setattr(Pool, "awake", lambda pool: next(came, True))
    (mark := tmp_path / "died").touch()
    notes = DiesOnce(str(mark), str(diary := tmp_path / "diary"))
    assert rollout(position, notes, n=N, seed=5, executor="cores").ends == alone.ends
    wrote = list(map(int, diary.read_text().split()))
    assert wrote.count(os.getpid()) == (1 + 8) * len(alone.companies)  # asked for once before all playouts
    assert len(set(wrote)) > 1


def test_processes_can_be_started_before_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    Pool.close()
    monkeypatch.setenv("BARRAGE_NB_CORES", "1")
    executors.wake()
    assert Pool.shared is None
    monkeypatch.setenv("BARRAGE_NB_CORES", "2")
    executors.wake()
    assert Pool.shared is not None
    begun = time.monotonic()
    assert not Pool.shared.awake()
    assert time.monotonic() - begun < 0.2  # nobody waits for them
    shared = Pool.shared
    until(lambda: len(shared.processes()) == 2)
    until(Pool.shared.awake)
    assert len(Pool.shared.processes()) == 2
    Pool.shared.end()
    assert not Pool.shared.awake()  # others are on their way


class Idle(Executor):
    """Does the first two things at once, and keeps the rest for later."""

    def __init__(self) -> None:
        self._max_workers = 4
        self.taken: list[Future[Any]] = []

    def submit(self, do: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.taken.append(future)
        if len(self.taken) < 3:
            future.set_result(do(*given))
        return future


@pytest.mark.usefixtures("sent")
def test_what_somebody_elses_executor_has_not_begun_is_taken_back(position: Position) -> None:
    executor = Idle()

    def enough(found: Rollout) -> None:
        raise Enough

    with pytest.raises(Enough):
        rollout(position, builder_player, n=N, executor=executor, progress=enough)
    waiting = [future for future in executor.taken if not future.done() or future.cancelled()]
    assert len(waiting) > 2
    assert all(future.cancelled() for future in waiting)


@pytest.mark.usefixtures("sent")
def test_where_no_worker_lives_all_is_worked_out_here(position: Position, alone: Rollout) -> None:
    with pytest.warns(RuntimeWarning, match=r"what they had to do is worked out here"):
        assert rollout(position, dies, n=N, seed=5, executor="cores").ends == alone.ends


@pytest.mark.parametrize("executor", [None, "cores"])
@pytest.mark.usefixtures("sent")
def test_a_mistake_of_a_policy_is_its_own(position: Position, executor: Any) -> None:
    with pytest.raises(Mistake, match="in round"):
        rollout(position, mistaken, n=N, executor=executor)


@pytest.mark.parametrize("usually", [True, False])
def test_nobody_looks_for_garbage_in_a_playout_and_as_before_after_it(position: Position, usually: bool) -> None:
    seen = set[bool]()

    def looking(seed: int) -> Strategy:
        builder = builder_player(seed)

        def choose(position: Position) -> Move:
            seen.add(gc.isenabled())
            return builder(position)

        return choose

    was = gc.isenabled()
    try:
        (gc.enable if usually else gc.disable)()
        rollout(position, looking, n=N, executor=None)
        assert seen == {False}
        assert gc.isenabled() == usually
        with pytest.raises(Mistake):
            rollout(position, mistaken, n=N, executor=None)
        assert gc.isenabled() == usually
    finally:
        (gc.enable if was else gc.disable)()


class Enough(Exception):
    """Somebody has seen enough."""


@pytest.mark.usefixtures("sent")
def test_what_is_cancelled_ends_at_once_in_the_workers_too(position: Position, alone: Rollout, tmp_path: Path) -> None:
    diary, sizes = tmp_path / "diary", list[int]()

    def written() -> list[str]:
        return diary.read_text().split() if diary.exists() else []

    def watch() -> None:
        if len(set(written())) > 2:
            sizes.append(len(written()))
            raise Enough

    with pytest.raises(Enough):
        rollout(position, Slow(str(diary)), n=10**4, executor="cores", watch=watch)
    assert str(os.getpid()) in written()  # the first playout is worked out here
    decisions = written().count(str(os.getpid()))

    def rests() -> bool:
        before = len(written())
        time.sleep(0.3)
        return len(written()) == before

    until(rests)
    assert len(written()) - sizes[0] < decisions / 2  # none has come to the end of its playout
    assert rollout(position, builder_player, n=N, seed=5, executor="cores") == alone


@pytest.mark.usefixtures("sent")
def test_ending_one_work_leaves_another_as_it_is(position: Position, alone: Rollout) -> None:
    def give_up(found: Rollout) -> None:
        assert Pool.shared is not None
        Pool.shared.give_up()

    assert rollout(position, builder_player, n=N, seed=5, executor="cores", progress=give_up) == alone


PARENT = """
import os, sys
from barrage_nb import rollout
from barrage_nb.analysis import executors
from tests.analysis.policies import Slow
if __name__ == "__main__":
    executors.WORTH_SENDING = 0
    rollout(sys.argv[1], Slow(sys.argv[2]), n=10**4, executor="cores")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are not killed there as here")
def test_workers_end_with_whoever_has_started_them(position: Position, tmp_path: Path) -> None:
    diary, script = tmp_path / "diary", tmp_path / "parent.py"
    script.write_text(PARENT, "utf-8")
    parent = subprocess.Popen([sys.executable, str(script), position.text, str(diary)], cwd=ROOT, env=_environment())
    try:
        until(lambda: diary.exists() and len(set(diary.read_text().split())) > 2)
    finally:
        parent.kill()
        parent.wait()
    workers = set(map(int, diary.read_text().split())) - {parent.pid}
    assert len(workers) == 2
    until(lambda: not any(map(_lives, workers)))


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "BARRAGE_NB_CORES": "2"}


def _lives(process: int) -> bool:
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def until(there: Callable[[], bool]) -> None:
    """Wait for something, at most a minute."""
    end = time.monotonic() + 60
    while not there():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_small_work_starts_no_processes(position: Position, alone: Rollout, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "WORTH_SENDING", 60.0)
    Pool.close()
    assert rollout(position, builder_player, n=N, seed=5, executor="cores") == alone
    assert Pool.shared is None


def test_what_works_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BARRAGE_NB_CORES")
    assert executors.usual() is None  # no notebook
    monkeypatch.setenv("BARRAGE_NB_CORES", "2")
    assert executors.usual() == "cores"
    monkeypatch.setenv("BARRAGE_NB_CORES", "1")
    assert executors.usual() is None
    with ThreadPoolExecutor(1) as executor:
        use(executor)
        assert executors.usual() is executor
    use(None)
    monkeypatch.setenv("BARRAGE_NB_CORES", "2")
    assert executors.usual() is None
    use()
    assert executors.usual() == "cores"
    monkeypatch.setenv("BARRAGE_NB_CORES", "many")
    with pytest.raises(ValueError, match="BARRAGE_NB_CORES=many"):
        executors.usual()
    for wrong in ("all", 4):
        with pytest.raises(TypeError, match="cannot work; choose 'cores'"):
            use(wrong)


@pytest.mark.usefixtures("sent")
def test_what_cannot_be_sent_says_what_to_do(position: Position) -> None:
    lock = threading.Lock()

    def locked(seed: int) -> Strategy:
        with lock:
            return builder_player(seed)

    with pytest.raises(TypeError, match=r"locked cannot be sent to other processes \(.*lock.*\).* say executor=None"):
        rollout(position, locked, n=N, executor="cores")


def test_results_can_be_kept(alone: Rollout) -> None:
    assert pickle.loads(pickle.dumps(alone)) == alone


class Mute(Executor):
    """Answers once, takes two things more, is closed, and never says a word of them."""

    status, _max_workers, taken = "running", 2, 0

    def submit(self, do: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.taken += 1
        if self.taken == 1:
            future.set_result(do(*given))
        self.status = "running" if self.taken < 3 else "closed"
        return future


@pytest.mark.usefixtures("sent")
def test_what_an_executor_that_was_closed_still_holds_is_not_waited_for(position: Position, alone: Rollout) -> None:
    with pytest.warns(RuntimeWarning, match=r"the workers have failed \(CancelledError"):
        assert rollout(position, builder_player, n=N, seed=5, executor=Mute()) == alone


# In a browser there are neither threads nor processes.


def test_in_slices_the_numbers_are_the_same_and_everything_else_goes_on_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gave_way: list[bool] = []
    monkeypatch.setattr(executors, "give_way", lambda: gave_way.append(True))
    monkeypatch.setattr(executors, "SLICE", 0.0)
    here = rollout(after(40), n=N, executor=None)
    assert not gave_way
    assert rollout(after(40), n=N, executor="slices") == here
    assert len(gave_way) > 20 * N, "at every decision of a playout"
    monkeypatch.setattr(executors, "SLICE", 60.0)
    gave_way.clear()
    rollout(after(40), n=2, executor="slices")
    assert len(gave_way) <= 1, "not before a slice is over"


def test_in_a_browser_slices_are_usual_and_a_program_that_thinks_keeps_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "IN_A_BROWSER", True)
    gave_way: list[bool] = []
    monkeypatch.setattr(executors, "give_way", lambda: gave_way.append(True))
    monkeypatch.setattr(executors, "SLICE", 0.0)
    assert executors.usual() == executors.SLICES
    assert search_player(1, playouts=20)(after(40)) in after(40).legal_moves
    assert gave_way


def test_slices_begin_what_they_are_given_once_the_loop_goes_on() -> None:
    async def given() -> None:
        slices = executors.Slices()
        first, second = slices.submit(divmod, 7, 2), slices.submit(divmod, 1, 0)
        assert not first.done()
        assert await asyncio.wrap_future(first) == (3, 1)
        with pytest.raises(ZeroDivisionError):
            await asyncio.wrap_future(second)

    asyncio.run(given())


def test_a_browser_loads_a_package_when_it_is_first_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    executors.fetched("matplotlib")  # elsewhere it is there
    monkeypatch.setattr(executors, "IN_A_BROWSER", True)
    monkeypatch.setitem(sys.modules, "pyodide_js", SimpleNamespace(loadPackage=lambda name: f"promise of {name}"))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", SimpleNamespace(run_sync=asked.append, can_run_sync=lambda: True))
    monkeypatch.setitem(sys.modules, "pyodide", SimpleNamespace(ffi=sys.modules["pyodide.ffi"]))
    executors.fetched("matplotlib")
    assert asked == ["promise of matplotlib"]
    executors.give_way()
    asked.pop().close()  # what sleeps for no time is never awaited here
