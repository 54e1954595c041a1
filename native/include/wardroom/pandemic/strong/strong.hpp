// The strong colleague: candidate turns by search and team chain, judged by sampled continuations.
#pragma once

#include "chances.hpp"
#include "windows.hpp"
#include "worlds.hpp"

namespace wardroom::pandemic::strong {

// How long it thinks. The defaults are those of play; measurements vary them.
struct Effort {
    int width = 16;         // of the search for candidates
    int candidates = 48;    // that the team answers to
    int chain_width = 2;    // of a team-mate's quick turn
    int finalists = 16;     // that are judged by samples
    int others = 3;         // finalists of each other way to go on
    int plans = 3;          // ways to go on that say for every colour who is to cure it
    int samples = 800;      // in all, if they are not too much work
    long work = 1'000'000;  // positions to look at for a turn; a round of samples may exceed it a little
    int turns = 3;          // played on in a sample
    int sample_width = 5;   // of the search in a sample
};

// A way for the team to go on: what it cares about, and who is to cure what.
struct Policy {
    Weights weights;
    Roster roster;
};

// A turn under consideration, and how the team goes on after it.
struct Candidate {
    std::vector<Macro> steps;
    Board board;   // the end of its actions
    float value;   // mean of the values before and after the team's answer
    int policy = 0;
    float sum = 0; // of the chances in the samples
    int samples = 0;
};

// How likely the team is to win, and how sure that is (95 %).
struct Chances {
    float win;
    float low;
    float high;
};

// One action of a plan, and the position in which it was meant to be taken.
struct PlanStep {
    std::uint64_t key;
    int seat;
    int action;
    Why why;
    int first;
    int second;
};

class Strong {
  public:
    Strong(const Appraiser* appraiser, const Effort& effort)
        : effort_(effort), appraiser_(appraiser) {}

    Effort& effort() { return effort_; }

    // Positions looked at for the last turn.
    long work() const { return search_.looked_at + quick_.looked_at; }

    // The best turn from here, and the policy in whose eyes it was found.
    const Candidate& best_turn(const Board& p, unsigned events,
                               const std::vector<int>* first = nullptr) {
        candidates_.clear();
        search_.looked_at = quick_.looked_at = 0;
        choose_policies(p);
        for (int policy = 0; policy < static_cast<int>(policies_.size()); ++policy) {
            add_candidates(p, policy, events, first);
            if (candidates_.back().board.result == WIN) return candidates_.back();
            if (work() > effort_.work / 2) break;  // the rest is for the samples
        }
        if (candidates_.size() > 1 && effort_.samples && appraiser_) judge(p);
        return candidates_[0];
    }

    // The same action by action, with what hands must let go on the way.
    std::vector<PlanStep> plan(const Board& from, unsigned events, const std::vector<int>* first) {
        const Candidate& best = best_turn(from, events, first);
        const Policy& policy = policies_[static_cast<std::size_t>(best.policy)];
        // Hands let go what they did in the search: a card that is fetched later must have been let go.
        const Judgement judgement(from, policy.weights, policy.roster);
        Board p = from;
        std::vector<PlanStep> steps;
        for (const Macro& macro : best.steps) {
            const int seat = macro.by == NOBODY ? p.active : macro.by;
            for (int i = 0; i < macro.count; ++i) {
                steps.push_back({key_of(p), seat, macro.actions[i], macro.why, macro.first,
                                 macro.second});
                Quick::perform(p, seat, macro.actions[i]);
                while (p.over != NOBODY) {
                    const int card = card_to_let_go(p, judgement);
                    steps.push_back({key_of(p), p.over, DISCARD + card, Why::discard, card, NOTHING});
                    let_go(p, card);
                }
            }
        }
        foresee(p, Judgement(from, Weights::of(from.pile_count)));
        return steps;
    }

    // What team-mates would make of the turn that was planned last: whose step, and which.
    const std::vector<PlanStep>& later() const { return later_; }

    // The chance to win from any decision in an action phase on.
    Chances chances(const Board& p, int samples) {
        double sum = 0;
        double squares = 0;
        for (const float chance : sampled(p, key_of(p), 0, samples)) {
            sum += chance;
            squares += static_cast<double>(chance) * chance;
        }
        const double mean = sum / samples;
        const double spread = std::sqrt(std::max(0.0, squares / samples - mean * mean) / samples);
        return {static_cast<float>(mean), static_cast<float>(std::max(0.0, mean - 1.96 * spread)),
                static_cast<float>(std::min(1.0, mean + 1.96 * spread))};
    }

    // The chance to win in each of so many worlds from a number on. Equal seeds lay the same cards, so
    // positions of one turn can be compared world by world.
    std::vector<float> sampled(const Board& p, std::uint64_t seed, int from, int count) {
        const Weights weights = Weights::of(p.pile_count);
        std::vector<float> found;
        found.reserve(static_cast<std::size_t>(count));
        for (int world = from; world < from + count; ++world) {
            QuickDice dice(seed + static_cast<std::uint64_t>(world) * 0x9e3779b97f4a7c15U);
            Board now = p;
            imagine(now, dice);
            if (now.phase == ACTIONS && now.actions && !now.is_step() && now.over == NOBODY) {
                const Judgement judgement(now, weights);
                quick_turn(quick_, now, judgement, effort_.sample_width, 0b1111);
            }
            found.push_back(play_on(now, {weights, {}}));
        }
        return found;
    }

  private:
    Effort effort_;
    const Appraiser* appraiser_;
    TurnSearch search_;
    TurnSearch quick_;
    std::vector<Policy> policies_;
    std::vector<Candidate> candidates_;
    std::vector<PlanStep> later_;

    // The usual way first; then a hasty and a careful one, the best ways to share out all cures, and
    // for each colour its two likeliest collectors. A turn is worth what the best way makes of it.
    void choose_policies(const Board& p) {
        const Weights usual = Weights::of(p.pile_count);
        policies_.assign(1, {usual, {}});
        if (!effort_.samples || !effort_.others) return;
        Weights hasty = usual;
        hasty.cure *= 1.6F;
        Weights careful = usual;
        careful.outbreak *= 1.6F;
        careful.cube *= 1.6F;
        policies_.push_back({hasty, {}});
        policies_.push_back({careful, {}});
        const Judgement judgement(p, usual);
        std::vector<Roster> plans(1);
        std::vector<Policy> singles;
        for (int colour = 0; colour < COLOURS; ++colour) {
            if (p.is_cured(colour)) continue;
            int order[MOST_SEATS];
            int count = 0;
            const auto missing = [&](int seat) {
                return cards_for_a_cure(p, seat) - count_cards(p, seat, colour);
            };
            for (int seat = 0; seat < p.seats; ++seat) {
                if (judgement.may_act(p, seat) && missing(seat) <= 3) order[count++] = seat;
            }
            std::stable_sort(order, order + count,
                             [&](int a, int b) { return missing(a) < missing(b); });
            for (int i = 0; i < std::min(count, 2) && count > 1; ++i) {
                Policy policy{usual, {}};
                policy.roster.collector[colour] = static_cast<std::int8_t>(order[i]);
                singles.push_back(policy);
            }
            const std::size_t before = plans.size();
            for (int i = 0; i < std::min(count, 2); ++i) {
                for (std::size_t plan = 0; plan < before; ++plan) {
                    plans.push_back(plans[plan]);
                    plans.back().collector[colour] = static_cast<std::int8_t>(order[i]);
                }
            }
            if (count) plans.erase(plans.begin(), plans.begin() + static_cast<long>(before));
        }
        choose_plans(p, usual, plans);
        policies_.insert(policies_.end(), singles.begin(), singles.end());
    }

    // The best of the ways to share out all cures. Where only one colour has a collector, or nobody
    // else could be one, there is nothing to share out that the other ways do not do already.
    void choose_plans(const Board& p, const Weights& usual, const std::vector<Roster>& plans) {
        std::vector<std::pair<float, std::size_t>> ranks;
        for (std::size_t plan = 0; plan < plans.size(); ++plan) {
            int named = 0;
            for (const std::int8_t collector : plans[plan].collector) named += collector != NOBODY;
            if (named < 2) return;
            ranks.emplace_back(Judgement(p, usual, plans[plan]).value(p), plan);
        }
        std::stable_sort(ranks.begin(), ranks.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        const std::size_t most = std::min<std::size_t>(ranks.size(), static_cast<std::size_t>(effort_.plans));
        for (std::size_t i = 0; i < most; ++i) policies_.push_back({usual, plans[ranks[i].second]});
    }


    // The best ends of the turn in the eyes of a policy, but only one for each way pawns, hands and
    // stations can be left; the best of them by the team's answer.
    void add_candidates(const Board& p, int number, unsigned events, const std::vector<int>* first) {
        const Policy& policy = policies_[static_cast<std::size_t>(number)];
        const Judgement judgement(p, policy.weights, policy.roster);
        const int width = number ? effort_.width / 2 : effort_.width;
        const int most = number ? 4 * effort_.others : effort_.candidates;
        const int kept = number ? effort_.others : effort_.finalists;
        std::vector<std::uint64_t> seen;
        std::vector<Candidate> found;
        for (const int node : search_.run(p, judgement, width, events, 3 * most, first)) {
            const Board& board = search_.nodes[static_cast<std::size_t>(node)].board;
            if (board.result == WIN) {
                candidates_.push_back({way_to(search_, node), board, WON, number});
                return;
            }
            Board bare = board;
            for (std::uint8_t& cubes : bare.cubes) cubes = 0;
            bare.actions = 0;
            const std::uint64_t key = key_of(bare);
            if (std::find(seen.begin(), seen.end(), key) != seen.end()) continue;
            seen.push_back(key);
            const float value = search_.nodes[static_cast<std::size_t>(node)].value;
            found.push_back({way_to(search_, node), board, value, number});
            if (static_cast<int>(found.size()) == most) break;
        }
        for (Candidate& candidate : found) answer_as_a_team(candidate, judgement);
        std::stable_sort(found.begin(), found.end(),
                         [](const Candidate& a, const Candidate& b) { return a.value > b.value; });
        if (found.size() > static_cast<std::size_t>(kept)) found.resize(static_cast<std::size_t>(kept));
        candidates_.insert(candidates_.end(), found.begin(), found.end());
    }

    static std::vector<Macro> way_to(const TurnSearch& search, int node) {
        std::vector<Macro> steps;
        while (node > 0) {
            const Node& there = search.nodes[static_cast<std::size_t>(node)];
            steps.push_back(there.macro);
            node = there.before;
        }
        std::reverse(steps.begin(), steps.end());
        return steps;
    }

    // Every team-mate, and then the player again, takes a quick turn with nothing drawn in between.
    void answer_as_a_team(Candidate& candidate, const Judgement& judgement) {
        Board now = candidate.board;
        float value = candidate.value;
        for (int turn = 0; turn < std::min<int>(now.seats, judgement.outlook.draws); ++turn) {
            hand_on(now);
            value = quick_turn(quick_, now, judgement, effort_.chain_width);
            if (now.result) break;
        }
        candidate.value = (candidate.value + value) / 2;
    }

    // The team's answer to a plan once more, now with its steps: for words about it.
    void foresee(const Board& end, const Judgement& judgement) {
        later_.clear();
        Board now = end;
        for (int turn = 0; turn < std::min<int>(now.seats, judgement.outlook.draws); ++turn) {
            if (now.result) return;
            hand_on(now);
            const int best = quick_.run(now, judgement, effort_.chain_width, 0)[0];
            for (const Macro& macro : way_to(quick_, best)) {
                later_.push_back({0, now.active, macro.actions[0], macro.why, macro.first, macro.second});
            }
            now = quick_.nodes[static_cast<std::size_t>(best)].board;
        }
    }

    // Sequential halving on common samples: the worse half leaves, the rest is looked at longer. Every
    // round has its share of the work that is left.
    void judge(const Board& p) {
        int rounds = 0;
        while ((std::size_t{1} << rounds) < candidates_.size()) ++rounds;
        const std::uint64_t seed = key_of(p) ^ (static_cast<std::uint64_t>(p.turn) << 48) ^ p.revealed;
        const long begun = work();
        long samples = 0;
        int world = 0;
        for (int round = 0; round < rounds; ++round) {
            const auto count = static_cast<long>(candidates_.size());
            const long share = (effort_.work - work()) / (rounds - round);
            const auto is_enough = [&](long each) {
                if (each == 0) return false;
                const long cost = (work() - begun) / samples + 1;
                return each >= effort_.samples / (rounds * count) || (each + 1) * count * cost > share;
            };
            for (long each = 0; !is_enough(each); ++each, ++world) {
                for (Candidate& candidate : candidates_) {
                    QuickDice dice(seed + static_cast<std::uint64_t>(world) * 0x9e3779b97f4a7c15U);
                    Board now = candidate.board;
                    imagine(now, dice);
                    candidate.sum +=
                        play_on(now, policies_[static_cast<std::size_t>(candidate.policy)]);
                    ++candidate.samples;
                    ++samples;
                }
            }
            std::stable_sort(candidates_.begin(), candidates_.end(),
                             [](const Candidate& a, const Candidate& b) {
                                 return a.sum * static_cast<float>(b.samples) >
                                        b.sum * static_cast<float>(a.samples);
                             });
            candidates_.resize((candidates_.size() + 1) / 2);
        }
    }

    // A few turns in an imagined world, then the chance to win from there.
    float play_on(Board& now, const Policy& policy) {
        finish_turn(now, policy.weights);
        for (int turn = 0; turn < effort_.turns && !now.result; ++turn) {
            const Judgement judgement(now, policy.weights, policy.roster);
            quick_turn(quick_, now, judgement, effort_.sample_width, 0b1111);
            finish_turn(now, policy.weights);
        }
        return appraiser_->chance(now);
    }
};

}  // namespace wardroom::pandemic::strong
