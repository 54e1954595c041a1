// The judge: a network in whole numbers that corrects what the small one says of the chance to win.
//
// An experiment of the laboratory, not played with (docs/colleagues/strong.md, fourth round). All its sums are
// exact, so every machine and every compiler gives the same answer. Numbers seen are in units
// of 1/64, weights of 1/1024, what the layers hand on of 1/256; the cities share one small layer, whose
// answers are added up. It was fitted on games of this very colleague (native/tools/judge/fit.py).
#pragma once

#include <cmath>
#include <cstdint>

#include "sight.hpp"

namespace wardroom::pandemic::strong {

inline constexpr int CITY_UNITS = 16;
inline constexpr int UNITS = 64;
inline constexpr int LATER_UNITS = 32;

struct Judge {
    std::int32_t city_bias[CITY_UNITS];
    std::int32_t bias[UNITS];
    std::int32_t later_bias[LATER_UNITS];
    std::int32_t last_bias;
    std::int16_t city[CITY_SIGHTS][CITY_UNITS];
    std::int16_t pooled[CITY_UNITS][UNITS];
    std::int16_t all[SIGHTS][UNITS];
    std::int16_t later[UNITS][LATER_UNITS];
    std::int16_t last[LATER_UNITS];
};

// A sum as the next layer sees it: nothing below zero, and no more than fits.
inline std::int16_t handed_on(std::int32_t sum, int shift) {
    return static_cast<std::int16_t>(std::min(32767, std::max(0, sum) >> shift));
}

inline constexpr int ODDS_UNIT = 1 << 18;

// The logarithm of the odds, in units of 1/2^18.
inline std::int32_t odds_of(const Sight& sight, const Judge& judge) {
    std::int32_t pool[CITY_UNITS] = {};
    for (const auto& city : sight.cities) {
        std::int32_t sum[CITY_UNITS];
        for (int unit = 0; unit < CITY_UNITS; ++unit) sum[unit] = judge.city_bias[unit];
        for (int i = 0; i < CITY_SIGHTS; ++i) {
            const std::int32_t x = city[i];
            if (x == 0) continue;
            for (int unit = 0; unit < CITY_UNITS; ++unit) sum[unit] += x * judge.city[i][unit];
        }
        for (int unit = 0; unit < CITY_UNITS; ++unit) pool[unit] += std::max(0, sum[unit]) >> 8;
    }
    std::int32_t first[UNITS] = {};
    for (int i = 0; i < CITY_UNITS; ++i) {
        const std::int32_t x = std::min(32767, pool[i] >> 3);
        for (int unit = 0; unit < UNITS; ++unit) first[unit] += x * judge.pooled[i][unit];
    }
    for (int unit = 0; unit < UNITS; ++unit) first[unit] = (first[unit] >> 2) + judge.bias[unit];
    for (int i = 0; i < SIGHTS; ++i) {
        const std::int32_t x = sight.all[i];
        if (x == 0) continue;
        for (int unit = 0; unit < UNITS; ++unit) first[unit] += x * judge.all[i][unit];
    }
    std::int32_t second[LATER_UNITS];
    for (int unit = 0; unit < LATER_UNITS; ++unit) second[unit] = judge.later_bias[unit];
    for (int i = 0; i < UNITS; ++i) {
        const std::int32_t x = handed_on(first[i], 8);
        if (x == 0) continue;
        for (int unit = 0; unit < LATER_UNITS; ++unit) second[unit] += x * judge.later[i][unit];
    }
    std::int32_t odds = judge.last_bias;
    for (int i = 0; i < LATER_UNITS; ++i) odds += handed_on(second[i], 10) * judge.last[i];
    return odds;
}

// The small network of play, corrected by a judge.
class Corrected final : public Appraiser {
  public:
    Corrected(const Network& network, const Judge& judge) : network_(network), judge_(judge) {}

  protected:
    float open_chance(const Board& p, const Judgement& judgement) const override {
        Sight sight;
        Observer::observe(p, judgement, sight);
        const float former = chance_of(features_of(p, judgement), network_);
        const float within = std::min(0.999F, std::max(0.001F, former));
        const float odds = std::log(within / (1 - within)) +
                           static_cast<float>(odds_of(sight, judge_)) / static_cast<float>(ODDS_UNIT);
        return 1 / (1 + std::exp(-odds));
    }

  private:
    const Network& network_;
    const Judge& judge_;
};

}  // namespace wardroom::pandemic::strong
