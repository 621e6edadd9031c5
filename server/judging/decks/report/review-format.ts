import { COLORS, CONTENT_WIDTH, MARGIN } from "../../../typesetting/page-format.ts";

/** Where an issue stands: to its left is its number, and a box of it keeps its text off its edge. */
export const ISSUE = { left: MARGIN + 34, width: CONTENT_WIDTH - 34, inside: 14 } as const;

/** What each band of a score looks like. */
export const BAND_COLORS = {
  excellent: COLORS.leaf,
  good: COLORS.sprout,
  fair: COLORS.turmeric,
  weak: COLORS.alert,
} as const;

/** The same as words: what is light enough for a bar is too light to be read. */
export const BAND_WORD_COLORS = {
  excellent: COLORS.leafStrong,
  good: COLORS.leafStrong,
  fair: COLORS.ink,
  weak: COLORS.alert,
} as const;
