"""What runs on a GPU, as far as it can be shown without one.

The kernels are compiled by the C++ compiler at hand and must play the games of the processor; on a
GPU native/gpu/measure.sh compares the same sums (docs/research/gpu.md).
"""

import json
import os
import shutil
import subprocess
from ctypes import addressof, c_ubyte
from pathlib import Path
from runpy import run_path
from types import SimpleNamespace

import pytest

pytest.importorskip("wardroom_native.core", reason="the native core is not built: make native")

from wardroom_native import core, gpu

GPU = Path(__file__).parents[2] / "native/gpu"


def test_the_kernels_play_the_games_of_the_processor(tmp_path: Path) -> None:
    compiler = os.environ.get("CXX", "c++")
    if shutil.which(compiler) is None:
        pytest.skip("there is no C++ compiler")
    program = tmp_path / "check"
    include = GPU.parent / "include"
    subprocess.run(
        [compiler, "-std=c++20", f"-I{include}", GPU / "host_check.cpp", "-o", program],
        check=True,
        timeout=300,
    )
    subprocess.run([program], check=True, timeout=60)


def test_numbered_games_are_those_that_python_deals() -> None:
    first = core.play_lot(3, 4, seats=3, epidemics=5)
    again = core.play_lot(3, 4, seats=3, epidemics=5)
    other = core.play_lot(4, 4, seats=3, epidemics=5)
    assert (first.games, first.checksum) == (4, again.checksum)
    assert first.checksum != other.checksum
    assert first.decisions > 4 * 20


def test_what_the_gpu_is_to_agree_with_is_true() -> None:
    told = json.loads((GPU / "expected.json").read_text())
    expected = run_path(str(GPU / "expected.py"))
    for consent, digest in told["batch"]["digest"].items():
        assert digest == expected["digest"](told["batch"]["quick"], consent == "gifts")


def test_memory_is_handed_over_without_a_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hand-over with memory of the processor, which NumPy takes."""
    numpy = pytest.importorskip("numpy", reason="NumPy comes with the extra lab")
    monkeypatch.setattr(gpu, "_CUDA", 1)
    memory = (c_ubyte * 24)(*range(24))
    buffer = SimpleNamespace(shape=(4, 6), dtype="uint8", pointer=addressof(memory))

    class Held:
        def __dlpack_device__(self) -> tuple[int, int]:
            return (1, 0)

        def __dlpack__(self, **_: object) -> object:
            return gpu._capsule(buffer)

    taken = numpy.from_dlpack(Held())
    memory[23] = 99
    assert taken.tolist()[3] == [18, 19, 20, 21, 22, 99]
    assert len(gpu._handed_out) == 1
    del taken
    assert not gpu._handed_out
