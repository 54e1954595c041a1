// Plans for a turn: a beam search over macro steps, and the team's answer to its ends.
//
// The search never draws a card: it ends with the action phase. In the team chain every team-mate in
// turn order takes one quick turn on the same board; that is what makes the team meet to pass cards.
#pragma once

#include <vector>

#include "../rules.hpp"
#include "macros.hpp"

namespace wardroom::pandemic::strong {

using Quick = Rules<QuickDice>;

// All that a plan can change, for merging equal positions and recognising foreseen ones.
inline std::uint64_t key_of(const Board& p) {
    std::uint64_t key = 0x243f6a8885a308d3U;
    const auto mix = [&key](std::uint64_t word) {
        key = (key ^ word) * 0x9fb21c651e98df25U;
        key ^= key >> 32;
    };
    for (int i = 0; i < CITIES; i += 8) {
        std::uint64_t eight;
        std::memcpy(&eight, p.cubes + i, 8);
        mix(eight);
    }
    for (int seat = 0; seat < p.seats; ++seat) mix(p.held[seat]);
    std::uint32_t pawns;
    std::memcpy(&pawns, p.pawns, 4);
    mix(p.stations | (static_cast<std::uint64_t>(p.step.kind) << 48));
    mix((static_cast<std::uint64_t>(pawns) << 32) | (static_cast<std::uint64_t>(p.cured) << 24) |
        (static_cast<std::uint64_t>(p.stored + 1) << 16) |
        static_cast<std::uint64_t>(p.actions << 8) | static_cast<std::uint64_t>(p.active << 4) |
        static_cast<std::uint64_t>(p.flown << 3) | static_cast<std::uint64_t>(p.over + 1));
    return key;
}

// The card of a hand over the limit that the team misses least.
inline int card_to_let_go(Board& p, const Judgement& judgement) {
    const int seat = p.over;
    int best = p.hands[seat][0];
    float most = -1e9F;
    for (int i = 0; i < p.hand_size[seat]; ++i) {
        Board without = p;
        without.drop(seat, p.hands[seat][i]);
        const float value = judgement.value(without);
        if (value > most) {
            most = value;
            best = p.hands[seat][i];
        }
    }
    return best;
}

inline void let_go(Board& p, int card) {
    p.discard(p.over, card);
    if (p.hand_size[p.over] <= HAND_LIMIT) p.over = NOBODY;
}

// Do the actions of a macro step, with what hands must let go on the way.
inline void carry_out(Board& p, const Macro& macro, const Judgement& judgement) {
    const int seat = macro.by == NOBODY ? p.active : macro.by;
    for (int i = 0; i < macro.count; ++i) {
        Quick::perform(p, seat, macro.actions[i]);
        while (p.over != NOBODY) let_go(p, card_to_let_go(p, judgement));
    }
}

// A position on the way, and the macro step that led to it.
struct Node {
    Board board;
    float value;
    int before;
    Macro macro;
};

class TurnSearch {
  public:
    // The best ends of the present turn, best first, as places in `nodes`: at least so many as are
    // wanted, if there are. `events` are the seats whose Events may be used, as bits; `first` limits
    // the first action of the active player.
    const std::vector<int>& run(const Board& root, const Judgement& judgement, int width,
                                unsigned events, int wanted = 1,
                                const std::vector<int>* first = nullptr) {
        nodes.clear();
        ends_.clear();
        for (auto& level : levels_) level.clear();
        ++serial_;
        nodes.push_back({root, judgement.value(root), NOTHING, {}});
        levels_[root.actions].push_back(0);
        is_new(key_of(root));
        for (int left = root.actions; left > 0; --left) {
            auto& level = levels_[left];
            sort(level);
            ends_.insert(ends_.end(), level.begin(), level.end());
            const float best = level.empty() ? 0 : nodes[at(level[0])].value;
            for (std::size_t place = 0; place < level.size(); ++place) {
                const int from = level[place];
                const Board board = nodes[at(from)].board;
                bool won = false;
                macros(board, judgement, events != 0, [&](const Macro& macro) {
                    if (won || (macro.by != NOBODY && !((events >> macro.by) & 1))) return;
                    if (first && from == 0 && macro.by == NOBODY &&
                        std::find(first->begin(), first->end(), macro.actions[0]) == first->end()) {
                        return;
                    }
                    Board after = board;
                    carry_out(after, macro, judgement);
                    ++looked_at;
                    if (!is_new(key_of(after))) return;
                    const float value = judgement.value(after);
                    if (after.result) {
                        won = true;
                        ends_.assign(1, add(after, value, from, macro));
                    } else if (macro.cost) {
                        const int rest = left - macro.cost;
                        keep(levels_[rest], rest ? width : wanted, after, value, from, macro);
                    } else if (static_cast<int>(level.size()) < 2 * width && value > best) {
                        level.push_back(add(after, value, from, macro));
                        ends_.push_back(level.back());
                    }
                });
                if (won) return ends_;
            }
        }
        ends_.insert(ends_.end(), levels_[0].begin(), levels_[0].end());
        sort(ends_);
        return ends_;
    }

    std::vector<Node> nodes;
    long looked_at = 0;  // positions in all searches so far: a measure of work that no clock disturbs

  private:
    static constexpr int BUCKETS = 512;
    static constexpr int BUCKET = 4;

    std::vector<int> levels_[ACTIONS_PER_TURN + 1];
    std::vector<int> ends_;
    std::uint64_t known_[BUCKETS][BUCKET] = {};
    std::uint64_t serial_ = 0;

    static std::size_t at(int place) { return static_cast<std::size_t>(place); }

    void sort(std::vector<int>& places) {
        std::sort(places.begin(), places.end(), [this](int a, int b) {
            return nodes[at(a)].value != nodes[at(b)].value ? nodes[at(a)].value > nodes[at(b)].value
                                                            : a < b;
        });
    }

    int add(const Board& board, float value, int from, const Macro& macro) {
        nodes.push_back({board, value, from, macro});
        return static_cast<int>(nodes.size()) - 1;
    }

    // Only so many of a level can go on: what is worse than all of them need not be written down.
    void keep(std::vector<int>& level, int most, const Board& board, float value, int from,
              const Macro& macro) {
        if (static_cast<int>(level.size()) < most) {
            level.push_back(add(board, value, from, macro));
            return;
        }
        const auto worst = std::min_element(level.begin(), level.end(), [this](int a, int b) {
            return nodes[at(a)].value < nodes[at(b)].value;
        });
        Node& node = nodes[at(*worst)];
        if (value > node.value) node = {board, value, from, macro};
    }

    // A lossy set of the positions of this search: when a bucket is full, an equal position may be
    // looked at twice, which does no harm.
    bool is_new(std::uint64_t key) {
        key ^= serial_ * 0xd1342543de82ef95U;
        std::uint64_t(&bucket)[BUCKET] = known_[key % BUCKETS];
        for (const std::uint64_t entry : bucket) {
            if (entry == key) return false;
        }
        bucket[(key >> 32) % BUCKET] = key;
        return true;
    }
};

// The next seat's action phase on the same board, with nothing drawn in between.
inline void hand_on(Board& p) {
    p.active = static_cast<std::uint8_t>(p.active + 1 == p.seats ? 0 : p.active + 1);
    p.actions = ACTIONS_PER_TURN;
    p.flown = false;
}

// One quick turn of the active seat; gives its value.
inline float quick_turn(TurnSearch& search, Board& p, const Judgement& judgement, int width,
                        unsigned events = 0) {
    const auto& ends = search.run(p, judgement, width, events);
    const Node& best = search.nodes[static_cast<std::size_t>(ends[0])];
    p = best.board;
    return best.value;
}

}  // namespace wardroom::pandemic::strong
