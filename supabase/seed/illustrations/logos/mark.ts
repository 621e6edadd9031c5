import { copies, type Drawing, frame, rect } from "../svg.ts";

/** A logo: a symbol about 80 wide in the middle of a tinted 128 × 128 square, whose corners are clipped where it is shown. */
export const mark = (ground: string, ...symbol: Drawing[]): Drawing =>
  frame(128, 128, rect(0, 0, 128, 128, ground), ...symbol);

/** Parts drawn around the origin, moved to the middle and repeated at even angles. */
export const spin = (count: number, parts: Drawing, from = 0): Drawing =>
  copies(
    `p${count}${from}`,
    parts,
    Array.from(
      { length: count },
      (_, index) => [64, 64, { turn: from + (360 / count) * index }] as const,
    ),
  );
