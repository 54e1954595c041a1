"""Pandemic on a GPU: one game a thread, by the same rules, with the same games as on the processor.

    device = Gpu("build/gpu")                     # what native/gpu/measure.sh has built
    device.random_games(seed=7, games=1_000_000)  # sums over them, and how long it took
    batch = device.batch(games=65_536, seed=1)
    observations = torch.from_dlpack(batch.observations)   # no copy, it stays on the device
    batch.step(actions.data_ptr())

The kernels are loaded through the driver's own library, so nothing but the driver is needed. All
work goes to the default stream, as PyTorch's does.
"""

from collections.abc import Callable
from ctypes import (
    CDLL,
    CFUNCTYPE,
    POINTER,
    Structure,
    addressof,
    byref,
    c_char_p,
    c_float,
    c_int,
    c_int32,
    c_int64,
    c_size_t,
    c_ubyte,
    c_uint16,
    c_uint64,
    c_void_p,
    create_string_buffer,
    py_object,
    pythonapi,
)
from pathlib import Path
from typing import Any, Final, NamedTuple

OBSERVATION: Final = 1137
MASK: Final = 6819
EDITION: Final = 2
_BOARD, _LANE, _REFUSALS, _SEATED = 464, 472, 640 * 6, 656
_SHARED_LIMIT: Final = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
_PROCESSORS: Final = 16  # CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
_CUDA: Final = 2  # as DLPack numbers devices


class Lot(Structure):
    """A numbered row of games; see lanes.hpp."""

    _fields_ = (
        ("seed", c_uint64),
        ("first", c_uint64),
        ("seats", c_int32),
        ("epidemics", c_int32),
        ("closed", c_int32),
        ("consent", c_int32),
        ("edition", c_int32),
        ("gifts", c_int32),
    )


class BatchRules(Structure):
    """How the games of a batch are dealt and shown; see batch.hpp."""

    _fields_ = (("lot", Lot), ("count", c_uint64), ("told", c_int32), ("quick", c_int32))


class Played(NamedTuple):
    """Sums over the games of a lot, and the seconds that each part took."""

    decisions: int
    games: int
    wins: int
    checksum: int
    dealing: float
    playing: float
    fetching: float

    @property
    def decisions_a_second(self) -> float:
        """Of the playing alone."""
        return self.decisions / self.playing

    @property
    def decisions_a_second_with_all(self) -> float:
        """With the dealing, and with fetching the sums from the device."""
        return self.decisions / (self.dealing + self.playing + self.fetching)


class Gpu:
    """The first CUDA device, with the kernels in a folder."""

    def __init__(self, folder: str | Path) -> None:
        self._cuda = CDLL("libcuda.so.1")
        self._do("cuInit", 0)
        self._device = c_int()
        self._do("cuDeviceGet", byref(self._device), 0)
        context = c_void_p()
        self._do("cuDevicePrimaryCtxRetain", byref(context), self._device)
        self._do("cuCtxSetCurrent", context)
        self._modules = [self._load(Path(folder) / name) for name in ("kernels", "batch")]
        self._kernels: dict[str, c_void_p] = {}
        processors = c_int()
        self._do("cuDeviceGetAttribute", byref(processors), _PROCESSORS, self._device)
        self.processors = processors.value

    def name(self) -> str:
        """What the device is called."""
        text = create_string_buffer(100)
        self._do("cuDeviceGetName", text, 100, self._device)
        return text.value.decode()

    def random_games(
        self,
        seed: int,
        games: int,
        kernel: str = "quick_local",
        threads: int = 128,
        blocks: int = 16,
        consent: bool = True,
        gifts: bool = False,
    ) -> Played:
        """A lot of random games over all seats and difficulties. `kernel` is `quick_local`
        (boards in local memory), `quick` (in shared memory) or `exact` (there, with the chance of
        the Python rules); so many `blocks` of so many threads a processor.
        """
        lot = Lot(seed, 0, 0, 0, 0, int(consent), EDITION, int(gifts))
        everybody = self.processors * blocks * threads
        boards = self.buffer((games, _BOARD))
        room = self.buffer((everybody, _REFUSALS))
        tallies = self.buffer((everybody, 32))
        following = self.buffer((1,), "int64")
        count = c_uint64(games)
        dealing = self._timed(
            lambda: self.launch(
                "deal_exact" if kernel == "exact" else "deal_quick",
                (games + 127) // 128,
                128,
                c_void_p(boards.pointer),
                lot,
                count,
            )
        )
        playing = self._timed(
            lambda: self.launch(
                f"play_{kernel}",
                self.processors * blocks,
                threads,
                c_void_p(boards.pointer),
                c_void_p(room.pointer),
                lot,
                count,
                c_void_p(following.pointer),
                c_void_p(tallies.pointer),
                shared=0 if kernel.endswith("local") else threads * _LANE,
            )
        )
        fetched: list[bytes] = []
        fetching = self._timed(lambda: fetched.append(tallies.fetch()))
        numbers = memoryview(fetched[0]).cast("Q").tolist()
        decisions, played, wins, checksum = (sum(numbers[part::4]) for part in range(4))
        for buffer in (boards, room, tallies, following):
            buffer.free()
        sealed = checksum & (2**64 - 1)
        return Played(decisions, played, wins, sealed, dealing, playing, fetching)

    def batch(
        self,
        games: int,
        seed: int,
        seats: int = 0,
        epidemics: int = 0,
        closed: bool = False,
        consent: bool = True,
        gifts: bool = False,
        told: bool = False,
        quick: bool = True,
    ) -> "GpuBatch":
        """So many games that step at once; `wardroom.lab.batch` on the device."""
        lot = Lot(seed, 0, seats, epidemics, int(closed), int(consent), EDITION, int(gifts))
        return GpuBatch(self, BatchRules(lot, games, int(told), int(quick)))

    def buffer(self, shape: tuple[int, ...], dtype: str = "uint8") -> "Buffer":
        """Zeros on the device."""
        return Buffer(self, shape, dtype)

    def launch(
        self, kernel: str, blocks: int, threads: int, *arguments: Any, shared: int = 0
    ) -> None:
        """Start a kernel; what it is given are ctypes values."""
        found = self._kernels.get(kernel) or self._find(kernel)
        if shared:
            self._do("cuFuncSetAttribute", found, _SHARED_LIMIT, shared)
        places = (c_void_p * len(arguments))(*[addressof(one) for one in arguments])
        self._do("cuLaunchKernel", found, blocks, 1, 1, threads, 1, 1, shared, None, places, None)

    def wait(self) -> None:
        """Until everything that was started is done."""
        self._do("cuCtxSynchronize")

    def _find(self, kernel: str) -> c_void_p:
        for module in self._modules:
            found = c_void_p()
            if not self._cuda.cuModuleGetFunction(byref(found), module, kernel.encode()):
                self._kernels[kernel] = found
                return found
        raise LookupError(f"there is no kernel {kernel}")

    def _load(self, stem: Path) -> c_void_p:
        module = c_void_p()
        self._do("cuModuleLoad", byref(module), str(stem.with_suffix(".cubin")).encode())
        return module

    def _timed(self, work: Callable[[], object]) -> float:
        """Seconds between two events of the device around the work."""
        events = [c_void_p(), c_void_p()]
        for event in events:
            self._do("cuEventCreate", byref(event), 0)
        self._do("cuEventRecord", events[0], None)
        work()
        self._do("cuEventRecord", events[1], None)
        self._do("cuEventSynchronize", events[1])
        took = c_float()
        elapsed = "cuEventElapsedTime_v2"
        if not hasattr(self._cuda, elapsed):
            elapsed = "cuEventElapsedTime"
        self._do(elapsed, byref(took), events[0], events[1])
        return took.value / 1000

    def timed(self, work: Callable[[], object]) -> float:
        """The seconds of the device for some work."""
        return self._timed(work)

    def _do(self, call: str, *arguments: Any) -> None:
        failed = getattr(self._cuda, call)(*arguments)
        if failed:
            text = c_char_p()
            self._cuda.cuGetErrorString(failed, byref(text))
            raise RuntimeError(f"{call}: {(text.value or b'?').decode()}")


class Buffer:
    """Memory of the device that others take over by DLPack, without a copy."""

    def __init__(self, gpu: Gpu, shape: tuple[int, ...], dtype: str) -> None:
        self.shape = shape
        self.dtype = dtype
        self._gpu = gpu
        self.bytes = _BITS[dtype] // 8
        for length in shape:
            self.bytes *= length
        place = c_uint64()
        gpu._do("cuMemAlloc_v2", byref(place), c_size_t(self.bytes))
        self.pointer = place.value
        gpu._do("cuMemsetD8_v2", place, c_ubyte(0), c_size_t(self.bytes))

    def fetch(self) -> bytes:
        """Its bytes, copied from the device."""
        room = create_string_buffer(self.bytes)
        self._gpu._do("cuMemcpyDtoH_v2", room, c_uint64(self.pointer), c_size_t(self.bytes))
        return room.raw

    def free(self) -> None:
        """Give the memory back; nobody may use it any more."""
        self._gpu._do("cuMemFree_v2", c_uint64(self.pointer))

    def __dlpack_device__(self) -> tuple[int, int]:
        return (_CUDA, 0)

    def __dlpack__(self, **_: Any) -> Any:
        return _capsule(self)


class GpuBatch:
    """Games that step at once on the device, into buffers that stay there."""

    def __init__(self, gpu: Gpu, rules: BatchRules) -> None:
        games = rules.count
        self._gpu = gpu
        self._rules = rules
        self._games = games
        self.observations = gpu.buffer((games, OBSERVATION))
        self.masks = gpu.buffer((games, MASK))
        self.seats = gpu.buffer((games,), "int8")
        self.results = gpu.buffer((games,))
        self.rewards = gpu.buffer((games,), "float32")
        self.seeds = gpu.buffer((games,), "int64")
        self.actions = gpu.buffer((games,), "int64")
        self._lanes = gpu.buffer((games, _LANE))
        self._room = gpu.buffer((games, _REFUSALS))
        self._seated = gpu.buffer((games, _SEATED))
        shown = (self.observations, self.masks, self.seats, self.results, self.rewards, self.seeds)
        self._out = (c_uint64 * 6)(*[buffer.pointer for buffer in shown])
        self._launch(
            "batch_reset",
            c_void_p(self._lanes.pointer),
            c_void_p(self._room.pointer),
            c_void_p(self._seated.pointer),
            rules,
            self._out,
        )

    def choose(self, seed: int) -> int:
        """A random legal action for each game; gives where on the device they are."""
        self._launch(
            "batch_choose",
            c_void_p(self._seated.pointer),
            self._rules,
            c_uint64(seed),
            c_void_p(self.actions.pointer),
        )
        return self.actions.pointer

    def step(self, actions: int) -> None:
        """Play the actions (one int64 a game) that lie at this place of the device."""
        self._launch(
            "batch_step",
            c_void_p(self._lanes.pointer),
            c_void_p(self._seated.pointer),
            self._rules,
            self._out,
            c_void_p(actions),
        )

    def _launch(self, kernel: str, *arguments: Any) -> None:
        self._gpu.launch(kernel, (self._games + 63) // 64, 64, *arguments)


_BITS: Final = {"uint8": 8, "int8": 8, "float32": 32, "int64": 64}
_CODES: Final = {"int8": 0, "int64": 0, "uint8": 1, "float32": 2}


class _Tensor(Structure):
    """DLManagedTensor of the DLPack standard, its parts in a row."""

    _fields_ = (
        ("data", c_void_p),
        ("device", c_int32 * 2),
        ("ndim", c_int32),
        ("code", c_ubyte),
        ("bits", c_ubyte),
        ("lanes", c_uint16),
        ("shape", POINTER(c_int64)),
        ("strides", c_void_p),
        ("byte_offset", c_uint64),
        ("context", c_void_p),
        ("deleter", CFUNCTYPE(None, c_void_p)),
    )


_handed_out: dict[int, tuple[Any, ...]] = {}
"""What others have taken over, until they say that they need it no more."""


def _forget(place: int) -> None:
    _handed_out.pop(place, None)


_let_go: Final = CFUNCTYPE(None, c_void_p)(_forget)


def _capsule(buffer: Buffer) -> Any:
    shape = (c_int64 * len(buffer.shape))(*buffer.shape)
    tensor = _Tensor(
        buffer.pointer,
        (c_int32 * 2)(_CUDA, 0),
        len(buffer.shape),
        _CODES[buffer.dtype],
        _BITS[buffer.dtype],
        1,
        shape,
        None,
        0,
        None,
        _let_go,
    )
    _handed_out[addressof(tensor)] = (tensor, shape, buffer)
    make = pythonapi.PyCapsule_New
    make.restype = py_object
    make.argtypes = (c_void_p, c_char_p, c_void_p)
    return make(addressof(tensor), b"dltensor", None)
