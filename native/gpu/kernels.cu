// The kernels: one game a thread, the rules from the same headers as everywhere else.
//
// nvcc makes a cubin of this file (measure.sh); wardroom_native.gpu loads it. A plain C++ compiler makes
// a program of it as well (host.hpp), which plays the same games without a GPU: that is how it is tested.
//
// Dealing is a kernel of its own, because in it all threads do the same. In `play` every thread takes the
// next game from a common counter as soon as its own is over, in one flat loop: a thread that has
// finished never waits for the others of its warp.
#if defined(__CUDACC__)
#define SHARED_LANES(name)                          \
    extern __shared__ unsigned long long words_[]; \
    Lane* name = reinterpret_cast<Lane*>(words_)
#else
#include "host.hpp"
#endif

#include <wardroom/pandemic/lanes.hpp>

using namespace wardroom;
using namespace wardroom::pandemic;

namespace {

// 472 bytes: a stride of 118 words, so neighbours in a warp seldom meet in a bank of shared memory.
static_assert(sizeof(Lane) == 472);

__device__ inline unsigned long long thread_number() {
    return static_cast<unsigned long long>(blockIdx.x) * blockDim.x + threadIdx.x;
}

template <class AnyDice>
__device__ void deal_games(Board* boards, const Lot& lot, unsigned long long games) {
    const unsigned long long game = thread_number();
    if (game >= games) return;
    deal_from(boards[game], lot, lot.first + game, static_cast<AnyDice*>(nullptr));
}

template <class AnyDice>
__device__ void play_games(Lane& p, const Board* boards, Refusal* room, const Lot& lot,
                           unsigned long long games, unsigned long long* next, Tally* tallies) {
    const unsigned long long thread = thread_number();
    p.refused = room + thread * REFUSED_ROOM;
    Tally tally{};
    QuickDice choosing(0);
    std::uint64_t sum = 0;
    bool playing = false;
    while (true) {
        if (!playing) {
            const unsigned long long game = atomicAdd(next, 1ULL);
            if (game >= games) break;
            static_cast<Board&>(p) = boards[game];
            choosing = choices_in(lot, lot.first + game);
            sum = 0;
            playing = true;
        }
        sum = decide_at_random<AnyDice>(p, choosing, sum);
        ++tally.decisions;
        if (p.result) {
            ++tally.games;
            tally.wins += p.result == WIN;
            tally.checksum += sealed(p, sum);
            playing = false;
        }
    }
    tallies[thread] = tally;
}

}  // namespace

extern "C" {

__global__ void deal_quick(Board* boards, Lot lot, unsigned long long games) {
    deal_games<QuickDice>(boards, lot, games);
}

__global__ void deal_exact(Board* boards, Lot lot, unsigned long long games) {
    deal_games<Dice>(boards, lot, games);
}

// The board in shared memory: close by, and bytes at different places cost little there.
__global__ void play_quick(const Board* boards, Refusal* room, Lot lot, unsigned long long games,
                           unsigned long long* next, Tally* tallies) {
    SHARED_LANES(lanes);
    play_games<QuickDice>(lanes[threadIdx.x], boards, room, lot, games, next, tallies);
}

// With the dice of the Python rules: the very games that Python plays.
__global__ void play_exact(const Board* boards, Refusal* room, Lot lot, unsigned long long games,
                           unsigned long long* next, Tally* tallies) {
    SHARED_LANES(lanes);
    play_games<Dice>(lanes[threadIdx.x], boards, room, lot, games, next, tallies);
}

// The board in local memory: each access is further away, but four times as many threads live at a
// time, and that wins (docs/research/gpu.md).
__global__ void play_quick_local(const Board* boards, Refusal* room, Lot lot,
                                 unsigned long long games, unsigned long long* next,
                                 Tally* tallies) {
    Lane lane;
    play_games<QuickDice>(lane, boards, room, lot, games, next, tallies);
}

}  // extern "C"
