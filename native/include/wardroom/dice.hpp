// All chance of a game. `Dice` is the stream of wardroom.kernel.dice, bit for bit: each block of
// words is a BLAKE2b digest of the state. `QuickDice` is for rollouts and measurements, where nobody
// needs to play the same game again in Python: some twenty times as fast, and just as fair.
#pragma once

#include <cstdint>
#include <cstring>

#include "target.hpp"

namespace wardroom {

WARDROOM_FN std::uint64_t rotated_right(std::uint64_t word, int bits) {
    return (word >> bits) | (word << (64 - bits));
}

// BLAKE2b (RFC 7693) of at most one block, without a key; `out` gets eight words of digest.
WARDROOM_FN void blake2b_block(const std::uint64_t (&block)[16], std::uint64_t length,
                               std::uint64_t digest_size, std::uint64_t (&out)[8]) {
    constexpr std::uint64_t iv[8] = {
        0x6a09e667f3bcc908U, 0xbb67ae8584caa73bU, 0x3c6ef372fe94f82bU, 0xa54ff53a5f1d36f1U,
        0x510e527fade682d1U, 0x9b05688c2b3e6c1fU, 0x1f83d9abfb41bd6bU, 0x5be0cd19137e2179U};
    constexpr std::uint8_t sigma[12][16] = {
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
        {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
        {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
        {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
        {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
        {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
        {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
        {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
        {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
        {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
        {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
        {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3}};
    std::uint64_t h[8];
    for (int i = 0; i < 8; ++i) h[i] = iv[i];
    h[0] ^= 0x01010000U ^ digest_size;
    std::uint64_t v[16];
    for (int i = 0; i < 8; ++i) {
        v[i] = h[i];
        v[i + 8] = iv[i];
    }
    v[12] ^= length;
    v[14] = ~v[14];
    for (int round = 0; round < 12; ++round) {
        const std::uint8_t* s = sigma[round];
        auto mix = [&v](int a, int b, int c, int d, std::uint64_t x, std::uint64_t y) {
            v[a] = v[a] + v[b] + x;
            v[d] = rotated_right(v[d] ^ v[a], 32);
            v[c] = v[c] + v[d];
            v[b] = rotated_right(v[b] ^ v[c], 24);
            v[a] = v[a] + v[b] + y;
            v[d] = rotated_right(v[d] ^ v[a], 16);
            v[c] = v[c] + v[d];
            v[b] = rotated_right(v[b] ^ v[c], 63);
        };
        mix(0, 4, 8, 12, block[s[0]], block[s[1]]);
        mix(1, 5, 9, 13, block[s[2]], block[s[3]]);
        mix(2, 6, 10, 14, block[s[4]], block[s[5]]);
        mix(3, 7, 11, 15, block[s[6]], block[s[7]]);
        mix(0, 5, 10, 15, block[s[8]], block[s[9]]);
        mix(1, 6, 11, 12, block[s[10]], block[s[11]]);
        mix(2, 7, 8, 13, block[s[12]], block[s[13]]);
        mix(3, 4, 9, 14, block[s[14]], block[s[15]]);
    }
    for (int i = 0; i < 8; ++i) out[i] = h[i] ^ v[i] ^ v[i + 8];
}

// The stream of the Python rules. Words are used from the last of a block to the first.
struct Dice {
    std::uint64_t state;

    WARDROOM_FN explicit Dice(std::uint64_t from) : state(from) {}

    // The stream of that name ("SEED/STREAM", at most 128 bytes).
    static WARDROOM_FN Dice seeded(const char* text, int length) {
        std::uint64_t block[16] = {};
        std::uint64_t digest[8];
        for (int i = 0; i < length; ++i) {
            block[i / 8] |= static_cast<std::uint64_t>(static_cast<std::uint8_t>(text[i]))
                            << (8 * (i % 8));
        }
        blake2b_block(block, static_cast<std::uint64_t>(length), 8, digest);
        return Dice(digest[0]);
    }

    WARDROOM_FN std::uint32_t bits() {
        if (left_ == 0) refill();
        return words_[--left_];
    }

    // A number from 0 to bound - 1, each equally likely (Lemire's method on 30 bits).
    WARDROOM_FN std::uint32_t below(std::uint32_t bound) {
        constexpr std::uint64_t span = std::uint64_t{1} << 30;
        std::uint64_t product = static_cast<std::uint64_t>(bits() >> 2) * bound;
        if ((product & (span - 1)) < bound) {
            const std::uint64_t threshold = span % bound;
            while ((product & (span - 1)) < threshold) {
                product = static_cast<std::uint64_t>(bits() >> 2) * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 30);
    }

  private:
    std::uint32_t words_[14];
    int left_ = 0;

    WARDROOM_FN void refill() {
        std::uint64_t block[16] = {state};
        std::uint64_t digest[8];
        blake2b_block(block, 8, 64, digest);
        state = digest[0];
        for (int i = 0; i < 7; ++i) {
            words_[2 * i] = static_cast<std::uint32_t>(digest[i + 1]);
            words_[2 * i + 1] = static_cast<std::uint32_t>(digest[i + 1] >> 32);
        }
        left_ = 14;
    }
};

// A Weyl sequence through one multiplication (wyrand); its state too is one number.
struct QuickDice {
    std::uint64_t state;

    WARDROOM_FN explicit QuickDice(std::uint64_t from) : state(from) {}

    WARDROOM_FN std::uint32_t bits() {
        state += 0xa0761d6478bd642fU;
        const std::uint64_t other = state ^ 0xe7037ed1a0b428dbU;
#if defined(__CUDA_ARCH__)
        return static_cast<std::uint32_t>(__umul64hi(state, other) ^ (state * other));
#else
        const unsigned __int128 product = static_cast<unsigned __int128>(state) * other;
        return static_cast<std::uint32_t>(static_cast<std::uint64_t>(product >> 64) ^
                                          static_cast<std::uint64_t>(product));
#endif
    }

    // The bias of a plain multiplication is at most bound / 2^32: nothing that a rollout could see.
    WARDROOM_FN std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>((static_cast<std::uint64_t>(bits()) * bound) >> 32);
    }
};

// Fisher-Yates, in the order of wardroom.kernel.dice.
template <class AnyDice>
WARDROOM_FN void shuffle(AnyDice& dice, std::uint8_t* cards, int count) {
    for (int last = count - 1; last > 0; --last) {
        const std::uint32_t other = dice.below(static_cast<std::uint32_t>(last + 1));
        const std::uint8_t card = cards[last];
        cards[last] = cards[other];
        cards[other] = card;
    }
}

}  // namespace wardroom
