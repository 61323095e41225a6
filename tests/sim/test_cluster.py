"""A Dask cluster: the same results as one thread, whoever dies on the way; what cannot be is refused."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from kronika.cli import main
from kronika.errors import UsageError
from kronika.sim.cluster import open_cluster
from kronika.sim.setting import make_setting
from kronika.sim.simulation import simulate
from tests.sim.agreeing import Case, cards_of
from tests.sim.test_simulation import same

distributed = pytest.importorskip("distributed", reason="Dask is not installed: pip install 'kronika[cluster]'")

SETTING = make_setting("timeline-polska", cards_of(Case("timeline-polska", "world", 4)), players=4)
GAMES, TASK = 200_000, 10_000


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    simulate(SETTING, 10)  # compiled before the workers want it, all at once
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as running:
        yield running


def test_a_worker_killed_in_mid_run_loses_nothing_and_counts_nothing_twice(cluster: Any) -> None:
    with distributed.Client(cluster, set_as_default=False) as client:
        processes = sorted(client.run(os.getpid).values())
    heard: list[int] = []

    def killing(done: int, _: int) -> None:
        heard.append(done)
        if len(heard) == 3:
            os.kill(processes[0], signal.SIGKILL)

    with open_cluster(cluster.scheduler_address) as (pool, workers):
        assert workers == 2
        told = simulate(SETTING, GAMES, workers=workers, executor=pool, task=TASK, progress=killing)
    assert heard == list(range(TASK, GAMES + 1, TASK))
    assert same(told, simulate(SETTING, GAMES))


def test_an_interrupted_run_goes_on_with_the_cluster_to_the_same_result(cluster: Any, tmp_path: Any) -> None:
    def interrupted(done: int, _: int) -> None:
        if done >= 20_000:
            raise KeyboardInterrupt

    kept = tmp_path / "kept.npz"
    with pytest.raises(KeyboardInterrupt), open_cluster(cluster.scheduler_address) as (pool, workers):
        simulate(SETTING, 60_000, workers=workers, executor=pool, task=TASK, progress=interrupted, checkpoint=kept)
    heard: list[int] = []
    told = simulate(SETTING, 60_000, progress=lambda done, _: heard.append(done), checkpoint=kept)
    assert heard[0] > TASK
    assert same(told, simulate(SETTING, 60_000))


def test_workers_with_other_code_are_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.sim.cluster.code.__code__", (lambda: "another").__code__)
    # The workers import the function by name, so theirs is the one on the disk.
    with pytest.raises(UsageError, match="another one than here"), open_cluster(cluster.scheduler_address):
        pass


@pytest.mark.parametrize(
    "address", ["10.0.0.1:8786", "tcp://", "tcp://host", "tcp://host:port", "http://host:8786", ""]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(UsageError, match="is no scheduler's address"), open_cluster(address):
        pass


def test_where_nobody_listens_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kronika.sim.cluster.WAIT", 0.5)
    with pytest.raises(UsageError, match="no scheduler answers"), open_cluster("tcp://127.0.0.1:9"):
        pass


def test_the_command_takes_all_workers_of_a_cluster_or_none(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "timeline-polska", "--cluster", "tcp://127.0.0.1:9", "--games", "10"]
    assert main([*words, "--workers", "2"]) == 1
    assert "leave out --workers" in capsys.readouterr().err
    assert main(["simulate", "timeline-polska", "--cluster", "nowhere"]) == 1
    assert "'nowhere' is no scheduler's address" in capsys.readouterr().err
