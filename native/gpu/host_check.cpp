// The kernels without a GPU: do they play the games that the processor's own loop plays?
#include <cstdio>
#include <vector>

#include "kernels.cu"
#undef SHARED_LANES

namespace {

bool same(const Tally& a, const Tally& b) {
    return a.decisions == b.decisions && a.games == b.games && a.wins == b.wins &&
           a.checksum == b.checksum;
}

template <class AnyDice, class Deal, class Play>
bool agrees(const Lot& lot, unsigned long long games, Deal deal_kernel, Play play_kernel) {
    constexpr unsigned blocks = 2;
    constexpr unsigned threads = 3;
    std::vector<Board> boards(games);
    std::vector<Refusal> room(blocks * threads * REFUSED_ROOM);
    std::vector<Tally> tallies(blocks * threads);
    unsigned long long next = 0;
    launch(deal_kernel, static_cast<unsigned>(games), 1U, boards.data(), lot, games);
    launch(play_kernel, blocks, threads, boards.data(), room.data(), lot, games, &next,
           tallies.data());
    Tally sum{};
    for (const Tally& tally : tallies) sum.add(tally);
    return same(sum, play_range<AnyDice>(lot, 0, games)) && sum.games == games;
}

}  // namespace

int main() {
    bool fine = true;
    for (const int gifts : {0, 1}) {
        const Lot lot{7, 0, 0, 0, 0, 1, 2, gifts};
        fine = fine && agrees<QuickDice>(lot, 300, deal_quick, play_quick) &&
               agrees<QuickDice>(lot, 300, deal_quick, play_quick_local) &&
               agrees<Dice>(lot, 300, deal_exact, play_exact);
    }
    std::printf("%s\n", fine ? "the same games" : "OTHER games");
    return fine ? 0 : 1;
}
