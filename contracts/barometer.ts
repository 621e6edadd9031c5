import { USUAL_DIFFICULTY } from "./funding.ts";

/**
 * The barometer of the difficulty index: a sprout that leans over a half dial from 0 (easy, left)
 * to 100 (hard, right). The site draws it as SVG, preview pictures on a canvas. On a field of 104
 * by 66; `radius` is to the middle of the dial's band.
 */
export const BAROMETER = { width: 104, height: 66, x: 52, y: 52, radius: 48, band: 7 } as const;

/** The dial's parts, in hundredths of it: easier than usual, as usual, harder. */
export const BAROMETER_PARTS = [
  { key: "easy", from: 0, to: USUAL_DIFFICULTY.from },
  { key: "usual", from: USUAL_DIFFICULTY.from, to: USUAL_DIFFICULTY.to },
  { key: "hard", from: USUAL_DIFFICULTY.to, to: 100 },
] as const;

/** The sprout, upright, with its root at the origin: stem, left leaf, right leaf, and the seed below. */
export const SPROUT = {
  stem: "M0 0V-30",
  left: "M0-24C0-33-6-38-14-38C-14-29-9-24 0-24Z",
  right: "M0-28C0-36 6-41 15-41C15-33 9-28 0-28Z",
  seed: "M0-9C4-5 6-2 6 2A6 6 0 0 1-6 2C-6-2-4-5 0-9Z",
} as const;

/** How far the sprout leans at an index, in degrees from upright: it never lies on the ground. */
export function leanOf(index: number): number {
  return Math.round((index - 50) * 1.6);
}
