import { COLORS, CONTENT_WIDTH, MARGIN } from "../../../typesetting/page-format.ts";

/** The size of a report's text, and of the gaps between its parts. */
export type Density = {
  text: number;
  quote: number;
  label: number;
  heading: number;
  /** Every gap is multiplied by this. */
  space: number;
};

export const ROOMY = densityOf(1);
/** From the roomiest to the tightest that is still easy to read on paper. */
export const TIGHTER: readonly Density[] = [0.8, 0.6, 0.4, 0.25].map(densityOf);

function densityOf(space: number): Density {
  return {
    text: 8.4 + 1.6 * space,
    quote: 8.4 + 2.1 * space,
    label: 7.4 + 1.1 * space,
    heading: 11 + 4 * space,
    space,
  };
}

/** An issue's column: its number is to the left, and `inside` is the padding of its boxes. */
export const ISSUE = { left: MARGIN + 34, width: CONTENT_WIDTH - 34, inside: 14 } as const;

/** The colour of each band of scores. */
export const BAND_COLORS = {
  excellent: COLORS.leaf,
  good: COLORS.sprout,
  fair: COLORS.turmeric,
  weak: COLORS.alert,
} as const;

/** The same for words: colours of bars are too light to be read. */
export const BAND_WORD_COLORS = {
  excellent: COLORS.leafStrong,
  good: COLORS.leafStrong,
  fair: COLORS.ink,
  weak: COLORS.alert,
} as const;
