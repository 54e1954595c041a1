/** Passkeys: bytes as the protocol writes them. */

import { expect, test } from "vitest";

import { bytesOf, textOf } from "../src/account/bytes";

test("bytes are written in base64url without padding, and read again", () => {
  const bytes = Uint8Array.from([251, 255, 190, 1]);
  expect(textOf(bytes.buffer)).toBe("-_--AQ");
  expect(bytesOf("-_--AQ")).toEqual(bytes);
});
