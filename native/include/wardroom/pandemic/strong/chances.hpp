// How likely the team is to win, from the start of a turn on: a small network over what matters.
//
// It was fitted on games of this very colleague (native/tools/laboratory.cpp), so it says how often it
// wins from there, not how often somebody better might.
#pragma once

#include <cmath>

#include "judgement.hpp"

namespace wardroom::pandemic::strong {

inline constexpr int FEATURES = 48;
inline constexpr int HIDDEN = 32;

struct Network {
    float in[FEATURES][HIDDEN];
    float bias[HIDDEN];
    float out[HIDDEN];
    float last;
};

struct Features {
    float x[FEATURES];
};

inline Features features_of(const Board& p, const Judgement& judgement) {
    Features f{};
    int next = 0;
    const auto put = [&](float number) { f.x[next++] = number; };
    const Outlook& outlook = judgement.outlook;
    const int found = count_bits(p.cured);
    for (int cures = 0; cures < COLOURS; ++cures) put(found == cures ? 1.0F : 0.0F);
    put(static_cast<float>(outlook.draws) / 20);
    put(static_cast<float>(COLOURS - found) / static_cast<float>(outlook.draws + 1));
    float best[COLOURS] = {};
    judgement.cures(p, best);
    const float weight = judgement.weights().cure * (found == 3 ? judgement.weights().last : 1.0F);
    for (float worth : best) put(worth / weight);
    const auto outbreaks = static_cast<float>(p.outbreaks) / LAST_OUTBREAK;
    put(outbreaks);
    put(outbreaks * outbreaks * outbreaks);
    put(judgement.danger(p) / 20);
    float next_outbreaks = 0;
    float coming = 0;
    int full = 0;
    int two = 0;
    for (int city = 0; city < CITIES; ++city) {
        const int own = p.cubes_in(city, colour_of(city));
        if (own == 3) {
            ++full;
            next_outbreaks += outlook.next_hit[city];
            coming += outlook.hit[city];
        }
        if (own == 2) ++two;
    }
    put(next_outbreaks);
    put(coming);
    put(static_cast<float>(full) / 4);
    put(static_cast<float>(two) / 6);
    int least = CUBES_PER_COLOUR;
    int cubes = 0;
    for (int colour = 0; colour < COLOURS; ++colour) {
        least = std::min<int>(least, p.supply[colour]);
        cubes += CUBES_PER_COLOUR - p.supply[colour];
    }
    put(static_cast<float>(cubes) / 40);
    put(static_cast<float>(least) / CUBES_PER_COLOUR);
    const auto low = static_cast<float>(std::max(0, 8 - least)) / 8;
    put(low * low);
    std::uint64_t held = p.stored == NOTHING ? 0 : bit(p.stored);
    for (int seat = 0; seat < p.seats; ++seat) held |= p.held[seat];
    for (int event = FIRST_EVENT; event < FIRST_EVENT + EVENTS; ++event) {
        put(static_cast<float>((held >> event) & 1));
    }
    put(remoteness(p.stations) / 3);
    put(static_cast<float>(p.rate) / 6);
    put(static_cast<float>(p.pile_count - p.rate) / 6);
    put(outlook.epidemic);
    int spare = 99;
    int complete = 0;
    int near = 0;
    const int need = p.seat_of[SCIENTIST] != NOBODY ? 4 : 5;
    for (int colour = 0; colour < COLOURS; ++colour) {
        if (p.is_cured(colour)) continue;
        int cards = outlook.deck[colour];
        int most = -9;
        for (int seat = 0; seat < p.seats; ++seat) {
            const int count = count_bits(static_cast<unsigned>(p.cards_of(seat, colour)));
            cards += count;
            most = std::max(most, count - cards_for_a_cure(p, seat));
        }
        spare = std::min(spare, cards - need);
        complete += most >= 0;
        near += most == -1;
    }
    put(static_cast<float>(std::min(spare, 6)) / 6);
    put(spare < 0 ? 1.0F : 0.0F);
    put(static_cast<float>(complete) / 2);
    put(static_cast<float>(near) / 2);
    put(static_cast<float>(count_bits(p.eradicated)) / 2);
    for (int role = 0; role < ROLES; ++role) put(p.seat_of[role] == NOBODY ? 0.0F : 1.0F);
    put(p.seats == 2 ? 1.0F : 0.0F);
    put(p.seats == 3 ? 1.0F : 0.0F);
    put(p.quiet ? 1.0F : 0.0F);
    put(judgement.value(p) / 60);
    return f;
}

inline float chance_of(const Features& f, const Network& network) {
    float sum[HIDDEN];
    for (int unit = 0; unit < HIDDEN; ++unit) sum[unit] = network.bias[unit];
    for (int i = 0; i < FEATURES; ++i) {
        const float x = f.x[i];
        if (x == 0) continue;
        for (int unit = 0; unit < HIDDEN; ++unit) sum[unit] += x * network.in[i][unit];
    }
    float total = network.last;
    for (int unit = 0; unit < HIDDEN; ++unit) total += std::max(0.0F, sum[unit]) * network.out[unit];
    return 1 / (1 + std::exp(-total));
}

// Says how likely the team is to win from the start of a turn, where the samples of the search end.
class Appraiser {
  public:
    virtual ~Appraiser() = default;

    float chance(const Board& p) const {
        if (p.result) return p.result == WIN ? 1.0F : 0.0F;
        return open_chance(p, Judgement(p, Weights::of(p.pile_count)));
    }

  protected:
    virtual float open_chance(const Board& p, const Judgement& judgement) const = 0;
};

// The one that is played with.
class SmallNetwork final : public Appraiser {
  public:
    explicit SmallNetwork(const Network& network) : network_(network) {}

  protected:
    float open_chance(const Board& p, const Judgement& judgement) const override {
        return chance_of(features_of(p, judgement), network_);
    }

  private:
    const Network& network_;
};

}  // namespace wardroom::pandemic::strong
