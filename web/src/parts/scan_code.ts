/** A link as a code that the camera of a phone reads. */

/** Empty border that readers need, in squares. */
const QUIET = 4;

export interface ScanCode {
  /** The dark squares, each one unit wide. */
  path: string;
  /** Of the whole with its border. */
  width: number;
}

/** What draws it is loaded when a code is asked for. */
export async function scanCode(link: string): Promise<ScanCode> {
  const { encode } = await import("uqr");
  const { data, size } = encode(link, { border: 0, ecc: "M" });
  const squares = data.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")),
  );
  return { path: squares.join(""), width: size + 2 * QUIET };
}

/** Does an address lead back to the machine of the person who opens it? */
export function leadsToOneself(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
