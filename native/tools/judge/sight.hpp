// What the judge sees of a position at the start of a turn, as whole numbers in units of 1/64.
//
// Seats stand in turn order, beginning with the active one. Besides the plain facts there are the numbers
// of the Features, and for every city the same few numbers, which the judge looks at with the same weights.
#pragma once

#include <cmath>

#include <wardroom/pandemic/strong/chances.hpp>

namespace wardroom::pandemic::strong {

inline constexpr int SIGHT_UNIT = 64;
inline constexpr int SEAT_NUMBERS = 7 + 5 * COLOURS + 5;
inline constexpr int SIGHTS = FEATURES + 4 * CITIES + 2 * MOST_SEATS * CITIES + 7 * CITIES +
                              MOST_SEATS * SEAT_NUMBERS + 7 + 7 + 5 * COLOURS + 2 * COLOURS + 28 + 8 + 7 + 3 +
                              7 * COLOURS;
inline constexpr int CITY_SIGHTS = 17;

struct Sight {
    std::int16_t all[SIGHTS];
    std::int16_t cities[CITIES][CITY_SIGHTS];
};

// Writes down what is seen.
class Observer {
  public:
    static void observe(const Board& p, const Judgement& judgement, Sight& sight) {
        Observer(p, judgement, sight).look();
    }

  private:
    const Board& p_;
    const Judgement& judgement_;
    const Outlook& outlook_;
    Sight& sight_;
    std::int16_t* next_;

    Observer(const Board& p, const Judgement& judgement, Sight& sight)
        : p_(p), judgement_(judgement), outlook_(judgement.outlook), sight_(sight), next_(sight.all) {}

    static std::int16_t in_units(float number) {
        const float most = 16.0F;
        return static_cast<std::int16_t>(
            std::lrint(SIGHT_UNIT * std::min(most, std::max(-most, number))));
    }

    void put(float number) { *next_++ = in_units(number); }
    void put_if(bool so) { *next_++ = so ? SIGHT_UNIT : 0; }
    void put_bits(std::uint64_t bits) {
        for (int i = 0; i < CITIES; ++i) put_if((bits >> i) & 1);
    }
    // One number for every step that is reached.
    void put_steps(int number, int first, int last) {
        for (int step = first; step <= last; ++step) put_if(number >= step);
    }
    int seat(int place) const { return (p_.active + place) % p_.seats; }

    void look() {
        const Features features = features_of(p_, judgement_);
        for (const float number : features.x) put(number);
        std::uint64_t in_deck = 0;
        for (int i = p_.drawn; i < p_.deck_size; ++i) {
            if (p_.deck[i] < CITIES) in_deck |= bit(p_.deck[i]);
        }
        std::uint64_t lying = 0;
        for (int i = 0; i < p_.infected_count; ++i) lying |= bit(p_.infected[i]);
        look_at_cities(lying, in_deck);
        for (int place = 0; place < MOST_SEATS; ++place) look_at_seat(place);
        put_steps(p_.outbreaks, 1, 7);
        put_steps(p_.rate, 0, 6);
        for (int colour = 0; colour < COLOURS; ++colour) look_at_colour(colour);
        put_steps(outlook_.draws, 1, 28);
        for (int i = 0; i < 8; ++i) put_if(p_.pile_count - p_.epidemics == i);
        for (int i = 0; i < 7; ++i) put_if(p_.pile_count == i + 1);
        for (int i = 2; i <= MOST_SEATS; ++i) put_if(p_.seats == i);
    }

    void look_at_cities(std::uint64_t lying, std::uint64_t in_deck) {
        std::uint64_t held = 0;
        for (int one = 0; one < p_.seats; ++one) held |= p_.held[one];
        for (int city = 0; city < CITIES; ++city) {
            const int colour = colour_of(city);
            const int own = p_.cubes_in(city, colour);
            int others = 0;
            for (int other = 0; other < COLOURS; ++other) {
                if (other != colour) others += p_.cubes_in(city, other);
            }
            put_steps(own, 1, 3);
            put(static_cast<float>(others) / 3);
            look_at_city(city, own, others, (held >> city) & 1, (in_deck >> city) & 1);
        }
        put_bits(p_.stations);
        put_bits(lying);
        put_bits(in_deck);
        for (const float hit : outlook_.next_hit) put(hit);
        for (const float hit : outlook_.hit) put(hit);
        for (const float strike : outlook_.strike) put(2 * strike);
        for (int city = 0; city < CITIES; ++city) {
            put(p_.cubes_in(city, colour_of(city)) == 3 ? 2 * outlook_.next_hit[city] : 0.0F);
        }
    }

    void look_at_city(int city, int own, int others, bool held, bool in_deck) {
        const int colour = colour_of(city);
        std::int16_t* number = sight_.cities[city];
        const auto say = [&](float what) { *number++ = in_units(what); };
        for (int step = 1; step <= 3; ++step) say(own >= step ? 1.0F : 0.0F);
        say(static_cast<float>(others) / 3);
        say(outlook_.next_hit[city]);
        say(outlook_.hit[city]);
        say(2 * outlook_.strike[city]);
        int nearest = 9;
        for (int one = 0; one < p_.seats; ++one) {
            nearest = std::min<int>(nearest, tables().distance[city][p_.pawns[one]]);
        }
        const int active = tables().distance[city][p_.pawns[p_.active]];
        for (int far = 0; far <= 2; ++far) say(nearest <= far ? 1.0F : 0.0F);
        say(active <= 2 ? 1.0F : active <= 4 ? 0.5F : 0.0F);
        int station = 9;
        for_bits(p_.stations, [&](int place) {
            station = std::min<int>(station, tables().distance[city][place]);
        });
        say(static_cast<float>(station) / 4);
        int full = 0;
        for (int i = 0; i < tables().degree[city]; ++i) {
            full += p_.cubes_in(tables().neighbours[city][i], colour) == 3;
        }
        say(static_cast<float>(full) / 2);
        say(held ? 1.0F : 0.0F);
        say(in_deck ? 1.0F : 0.0F);
        say(p_.is_cured(colour) ? 1.0F : 0.0F);
        say(((shielded(p_, colour) >> city) & 1) ? 1.0F : 0.0F);
    }

    void look_at_seat(int place) {
        if (place >= p_.seats) {
            for (int i = 0; i < 2 * CITIES + SEAT_NUMBERS; ++i) put_if(false);
            return;
        }
        const int who = seat(place);
        put_bits(p_.held[who]);
        put_bits(bit(p_.pawns[who]));
        for (int role = 0; role < ROLES; ++role) put_if(p_.roles[who] == role);
        for (int colour = 0; colour < COLOURS; ++colour) {
            put_steps(count_bits(static_cast<unsigned>(p_.cards_of(who, colour))), 1, 5);
        }
        put(static_cast<float>(p_.hand_size[who]) / 7);
        put(static_cast<float>(count_bits(p_.held[who] >> FIRST_EVENT)) / 2);
        int station = 9;
        for_bits(p_.stations, [&](int city) {
            station = std::min<int>(station, tables().distance[p_.pawns[who]][city]);
        });
        put(static_cast<float>(station) / 4);
        put(static_cast<float>(outlook_.turns[who]) / 8);
        put_if(true);
    }

    void look_at_colour(int colour) {
        const int left = p_.supply[colour];
        put(static_cast<float>(left) / CUBES_PER_COLOUR);
        for (int low = 3; low <= 12; low += 3) put_if(left <= low);
        put_if(p_.is_cured(colour));
        put_if(p_.is_eradicated(colour));
        int least = 6;
        int cards = outlook_.deck[colour];
        for (int one = 0; one < p_.seats; ++one) {
            const int count = count_bits(static_cast<unsigned>(p_.cards_of(one, colour)));
            cards += count;
            least = std::min(least, cards_for_a_cure(p_, one) - count);
        }
        const bool open = !p_.is_cured(colour);
        for (int missing = 0; missing < 5; ++missing) put_if(open && least <= missing);
        put(open ? static_cast<float>(outlook_.deck[colour]) / CITIES_PER_COLOUR : 0.0F);
        put(open ? static_cast<float>(cards) / CITIES_PER_COLOUR : 0.0F);
    }
};

}  // namespace wardroom::pandemic::strong
