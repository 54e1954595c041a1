// The board, the cards and the roles of Pandemic: the same numbers as wardroom.games.pandemic.content,
// against which tests/native compares every table.
#pragma once

#include <cstdint>

#include "../target.hpp"

namespace wardroom::pandemic {

inline constexpr int CITIES = 48;
inline constexpr int COLOURS = 4;
inline constexpr int MOST_SEATS = 4;
inline constexpr int MOST_NEIGHBOURS = 6;
inline constexpr int EVENTS = 5;
inline constexpr int ROLES = 7;
inline constexpr int MOST_EPIDEMICS = 6;
inline constexpr int ATLANTA = 4;

// A player card is the number of its city, or one of these.
inline constexpr int FIRST_EVENT = 48;
inline constexpr int AIRLIFT = 48;
inline constexpr int FORECAST = 49;
inline constexpr int GOVERNMENT_GRANT = 50;
inline constexpr int ONE_QUIET_NIGHT = 51;
inline constexpr int RESILIENT_POPULATION = 52;
inline constexpr int EPIDEMIC = 53;
inline constexpr int PLAYER_CARDS = 53;

enum Role : std::uint8_t {
    CONTINGENCY_PLANNER,
    DISPATCHER,
    MEDIC,
    OPERATIONS_EXPERT,
    QUARANTINE_SPECIALIST,
    RESEARCHER,
    SCIENTIST,
};

inline constexpr int CUBES_PER_COLOUR = 24;
inline constexpr int STATIONS = 6;
inline constexpr int HAND_LIMIT = 7;
inline constexpr int ACTIONS_PER_TURN = 4;
inline constexpr int LAST_OUTBREAK = 8;
inline constexpr int CARDS_DRAWN = 2;
inline constexpr int FORECAST_DEPTH = 6;
inline constexpr int NOBODY = -1;
inline constexpr int NOTHING = -1;

// The cards of one colour are twelve cities in a row, so a set of them is twelve bits.
inline constexpr int CITIES_PER_COLOUR = 12;
inline constexpr int SETS_OF_FOUR = 495;
inline constexpr int SETS_OF_FIVE = 792;
inline constexpr int SETS_PER_COLOUR = SETS_OF_FOUR + SETS_OF_FIVE;

struct Tables {
    std::uint8_t degree[CITIES] = {
    4, 5, 3, 4, 3, 4, 4, 5, 5, 4, 3, 3, 4, 5, 4, 5, 3, 1, 2, 4, 3, 3, 4, 2, 4, 6, 3, 5, 5, 4, 3, 5,
    5, 3, 5, 4, 2, 3, 5, 4, 2, 4, 6, 5, 4, 5, 4, 3,};
    // Connected cities in the order of their names, as outbreaks reach them.
    std::uint8_t neighbours[CITIES][MOST_NEIGHBOURS] = {
        {1, 12, 45, 39},
        {4, 12, 13, 2, 0},
        {1, 3, 5},
        {6, 7, 2, 5},
        {1, 14, 5},
        {4, 14, 2, 3},
        {9, 7, 3, 8},
        {24, 6, 3, 8, 19},
        {24, 9, 6, 7, 10},
        {6, 10, 8, 11},
        {9, 25, 8},
        {9, 25, 26},
        {1, 13, 0, 47},
        {15, 1, 16, 12, 14},
        {4, 15, 13, 5},
        {18, 16, 13, 14, 19},
        {15, 13, 17},
        {16},
        {15, 19},
        {15, 18, 20, 7},
        {22, 21, 19},
        {23, 22, 20},
        {27, 23, 21, 20},
        {22, 21},
        {27, 25, 7, 8},
        {24, 28, 27, 10, 26, 11},
        {25, 11, 29},
        {24, 28, 25, 22, 30},
        {27, 25, 31, 30, 29},
        {28, 32, 31, 26},
        {28, 27, 31},
        {28, 32, 33, 30, 29},
        {34, 31, 35, 33, 29},
        {34, 32, 31},
        {43, 32, 46, 35, 33},
        {43, 34, 32, 42},
        {37, 38},
        {36, 38, 39},
        {36, 42, 37, 41, 39},
        {40, 0, 37, 38},
        {41, 39},
        {42, 45, 40, 38},
        {43, 44, 35, 45, 38, 41},
        {34, 44, 42, 46, 35},
        {43, 42, 46, 45},
        {44, 42, 0, 47, 41},
        {43, 34, 44, 47},
        {46, 12, 45},
    };
    std::uint32_t population[CITIES] = {
    5864000, 9121000, 3429000, 20464000, 4715000, 4679000, 8586000, 5427000, 10755000, 575000,
    5232000, 4879000, 14900000, 19463000, 5582000, 8702000, 9121000, 6015000, 13639000, 20186000,
    11547000, 9046000, 4887000, 3888000, 2946000, 13576000, 15512000, 14718000, 6204000, 7419000,
    5037000, 20711000, 22242000, 16910000, 8865000, 14374000, 17311000, 22547000, 13482000,
    13189000, 2871000, 8338000, 7106000, 7151000, 8314000, 20767000, 26063000, 3785000,};
    std::uint8_t infection_rate[7] = {2, 2, 2, 3, 3, 4, 4};
    std::uint8_t starting_hand[5] = {0, 0, 4, 3, 2};
    std::uint64_t area[CITIES] = {};              // a city and its neighbours, as bits
    std::uint8_t distance[CITIES][CITIES] = {};   // steps by Drive/Ferry
    std::uint16_t set_rank[1 << CITIES_PER_COLOUR] = {};  // of four or five cards, by their bits
    std::uint16_t set_cards[SETS_PER_COLOUR] = {};        // the bits again

    WARDROOM_CONST_FN Tables() {
        for (int city = 0; city < CITIES; ++city) {
            area[city] = std::uint64_t{1} << city;
            for (int i = 0; i < degree[city]; ++i) {
                area[city] |= std::uint64_t{1} << neighbours[city][i];
            }
        }
        measure_distances();
        rank_sets();
    }

  private:
    WARDROOM_CONST_FN void measure_distances() {
        for (int start = 0; start < CITIES; ++start) {
            std::uint64_t reached = std::uint64_t{1} << start;
            for (int steps = 1; ~reached & ((std::uint64_t{1} << CITIES) - 1); ++steps) {
                std::uint64_t wider = reached;
                for (int city = 0; city < CITIES; ++city) {
                    if ((reached >> city) & 1) wider |= area[city];
                }
                for (int city = 0; city < CITIES; ++city) {
                    if (((wider & ~reached) >> city) & 1) {
                        distance[start][city] = static_cast<std::uint8_t>(steps);
                    }
                }
                reached = wider;
            }
        }
    }

    // Sets in the order of itertools.combinations: the first cards change last.
    WARDROOM_CONST_FN void rank_sets() {
        int rank = 0;
        for (int size = 4; size <= 5; ++size) {
            int chosen[5] = {0, 1, 2, 3, 4};
            while (true) {
                int bits = 0;
                for (int i = 0; i < size; ++i) bits |= 1 << chosen[i];
                set_rank[bits] = static_cast<std::uint16_t>(rank);
                set_cards[rank] = static_cast<std::uint16_t>(bits);
                ++rank;
                int place = size - 1;
                while (place >= 0 && chosen[place] == CITIES_PER_COLOUR - size + place) --place;
                if (place < 0) break;
                ++chosen[place];
                for (int i = place + 1; i < size; ++i) chosen[i] = chosen[i - 1] + 1;
            }
        }
    }
};

inline constexpr Tables HOST_TABLES{};
#if defined(__CUDACC__)
static __device__ const Tables DEVICE_TABLES{};
#endif

WARDROOM_FN const Tables& tables() {
#if defined(__CUDA_ARCH__)
    return DEVICE_TABLES;
#else
    return HOST_TABLES;
#endif
}

WARDROOM_CONST_FN int colour_of(int city) { return city / CITIES_PER_COLOUR; }

WARDROOM_CONST_FN std::uint64_t bit(int place) { return std::uint64_t{1} << place; }

}  // namespace wardroom::pandemic
