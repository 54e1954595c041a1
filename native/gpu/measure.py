"""Measure Pandemic on a GPU: `python native/gpu/measure.py CUBINS EXPECTED [OUT]`.

CUBINS is the folder that measure.sh fills, EXPECTED what the processor has played (expected.json,
written by expected.py).
"""

import json
import sys
import time
from hashlib import blake2b
from itertools import product
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent.parent / "python"))

from wardroom_native.gpu import Gpu

VARIANTS = (
    ("quick_local", 128, 16),
    ("quick_local", 256, 8),
    ("quick_local", 128, 8),
    ("quick", 160, 3),
    ("quick", 480, 1),
    ("exact", 160, 3),
)
MANY = 4_000_000
TIMES = 3


def agree(gpu: Gpu, expected: dict) -> bool:
    """Are the games those of the processor?"""
    same = True
    for consent, kernel in product(("ask", "gifts"), ("quick", "exact", "quick_local")):
        wanted = expected["lots"][consent][kernel.removesuffix("_local")]
        played = gpu.random_games(
            wanted["seed"], wanted["games"], kernel, 160, 2, gifts=consent == "gifts"
        )
        got = {"decisions": played.decisions, "wins": played.wins, "checksum": played.checksum}
        fine = all(wanted[name] == number for name, number in got.items())
        same = same and fine and played.games == wanted["games"]
        games = f"{'the same' if fine else 'OTHER'} games"
        print(f"{kernel}, consent={consent}: {games}, {played.decisions:,} decisions")
    wanted = expected["batch"]
    for consent, digest in wanted["digest"].items():
        gifts = consent == "gifts"
        batch = gpu.batch(wanted["games"], wanted["seed"], gifts=gifts, quick=wanted["quick"])
        for step in range(wanted["steps"]):
            batch.step(batch.choose(step))
        gpu.wait()
        seen = blake2b(batch.observations.fetch() + batch.masks.fetch() + batch.seats.fetch())
        fine = seen.hexdigest() == digest
        same = same and fine
        print(f"batch, consent={consent}: {'the same' if fine else 'OTHER'} observations and masks")
    return same


def speeds(gpu: Gpu) -> list[dict]:
    """Random games by all variants; the first run of each warms up and does not count."""
    rows = []
    for kernel, threads, blocks in VARIANTS:
        games = MANY if kernel != "exact" else MANY // 4
        runs = [gpu.random_games(11, games, kernel, threads, blocks) for _ in range(TIMES + 1)][1:]
        playing = median(run.decisions_a_second for run in runs)
        everything = median(run.decisions_a_second_with_all for run in runs)
        row = {
            "kernel": kernel,
            "threads": threads,
            "blocks": blocks,
            "decisions": runs[0].decisions,
            "games": games,
            "decisions_a_second": playing,
            "with_dealing_and_fetching": everything,
            "spread": [run.decisions_a_second for run in runs],
            "dealing": median(run.dealing for run in runs),
            "playing": median(run.playing for run in runs),
            "fetching": median(run.fetching for run in runs),
        }
        rows.append(row)
        print(
            f"{kernel} {blocks} x {threads}: {playing / 1e6:,.0f} M decisions a second, "
            f"{everything / 1e6:,.0f} M with dealing and fetching",
            flush=True,
        )
    return rows


def batches(gpu: Gpu) -> list[dict]:
    """Steps a second with observations and masks that stay on the device."""
    rows = []
    for games in (16_384, 131_072):
        batch = gpu.batch(games, 1)

        def play(steps: int, batch: object = batch) -> None:
            for step in range(steps):
                batch.step(batch.choose(step))

        play(20)
        gpu.wait()
        took = gpu.timed(lambda: play(100))
        start = time.perf_counter()
        held = batch.observations.fetch()
        fetched = time.perf_counter() - start
        row = {"games": games, "steps_a_second": 100 * games / took}
        row["observations_to_the_host"] = len(held) / fetched
        print(
            f"batch of {games:,}: {row['steps_a_second'] / 1e6:,.0f} M steps a second", flush=True
        )
        row |= with_torch(batch, games)
        rows.append(row)
    return rows


def with_torch(batch: object, games: int) -> dict:
    """The same with the choices made by PyTorch on the buffers, handed over by DLPack."""
    try:
        import torch
    except ImportError:
        print("no PyTorch here")
        return {}
    masks = torch.from_dlpack(batch.masks)
    observations = torch.from_dlpack(batch.observations)
    assert masks.data_ptr() == batch.masks.pointer
    legal = int(masks.sum(dtype=torch.int64))

    def play(steps: int) -> None:
        for _ in range(steps):
            chances = torch.rand(masks.shape, device=masks.device, dtype=torch.float16)
            batch.step((chances * masks + masks).argmax(dim=1).data_ptr())

    play(3)
    torch.cuda.synchronize()
    start = time.perf_counter()
    play(20)
    torch.cuda.synchronize()
    rate = 20 * games / (time.perf_counter() - start)
    wrong = int((torch.from_dlpack(batch.results) == 255).sum())
    print(f"  chosen by PyTorch: {rate / 1e6:,.1f} M steps a second; {wrong} illegal")
    return {
        "torch": torch.__version__,
        "torch_steps_a_second": rate,
        "illegal": wrong,
        "legal_a_game": legal / games,
        "observation_sum": int(observations.sum(dtype=torch.int64)),
    }


def main() -> None:
    """Compare, then measure; what was measured goes to OUT as JSON."""
    gpu = Gpu(sys.argv[1])
    expected = json.loads(Path(sys.argv[2]).read_text())
    print(gpu.name(), gpu.processors, "processors", flush=True)
    found = {"device": gpu.name(), "agrees": agree(gpu, expected)}
    for name, measured in (("random", speeds), ("batch", batches)):
        try:
            found[name] = measured(gpu)
        except RuntimeError as error:
            print(name, error)
        if len(sys.argv) > 3:
            Path(sys.argv[3]).write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
