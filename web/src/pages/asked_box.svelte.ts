/** The box that asks a newcomer whether to learn its game first: one at a time. */

class AskedBox {
  game = $state<string | null>(null);
}

export const askedBox = new AskedBox();
