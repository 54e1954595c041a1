// A batch of games on the GPU: the same buffers as on the processor, and they stay on the device, where
// PyTorch or JAX take them over without copying.
#if !defined(__CUDACC__)
#include "host.hpp"
#endif

#include <wardroom/pandemic/batch.hpp>

using namespace wardroom;
using namespace wardroom::pandemic;

namespace {

__device__ inline unsigned long long game_number() {
    return static_cast<unsigned long long>(blockIdx.x) * blockDim.x + threadIdx.x;
}

}  // namespace

extern "C" {

// `masks` must be zeros.
__global__ void batch_reset(Lane* lanes, Refusal* room, Seated* seated, BatchRules rules, Buffers out) {
    const unsigned long long game = game_number();
    if (game >= rules.count) return;
    lanes[game].refused = room + game * REFUSED_ROOM;
    seated[game].played = 0;
    seated[game].marked.count = 0;
    begin_game(lanes[game], rules, seated[game], out, game);
    out.results[game] = 0;
    out.rewards[game] = 0;
    show(lanes[game], rules, seated[game], out, game);
}

__global__ void batch_step(Lane* lanes, Seated* seated, BatchRules rules, Buffers out,
                           const long long* actions) {
    const unsigned long long game = game_number();
    if (game >= rules.count) return;
    step_game(lanes[game], rules, seated[game], out, game, actions[game]);
}

// A random legal action for each game.
__global__ void batch_choose(const Seated* seated, BatchRules rules, unsigned long long seed,
                             long long* actions) {
    const unsigned long long game = game_number();
    if (game >= rules.count) return;
    QuickDice dice(scattered(seed ^ scattered(game)));
    const Marked& marked = seated[game].marked;
    actions[game] = marked.choices[dice.below(marked.count)];
}

}  // extern "C"
