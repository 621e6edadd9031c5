import type { Block, DeckLine, DeckPage } from "../deck.ts";
import type { Furniture } from "../furniture.ts";
import type { DrawnPage } from "../read-page.ts";
import type { Segment } from "../segments.ts";
import { blocksOf } from "./blocks.ts";

const MAX_TEXT = 20_000;
const CHART_SHAPES = 12;
const CHART_NUMBERS = 3;

/** A page's text and layout, given what recurs on the pages of its deck. */
export function layOut(drawn: DrawnPage, isFurniture: Furniture): Omit<DeckPage, "words"> {
  const { number, width, height, segments, images, shapes } = drawn;
  const { title, blocks, lines } = blocksOf(drawn, isFurniture);
  return {
    number,
    width,
    height,
    title,
    lines: segments.map(lineOf),
    text: lines
      .map(({ text }) => text)
      .join("\n")
      .slice(0, MAX_TEXT),
    blocks: withinText(blocks),
    images,
    isChartLike: isChartLike(lines, shapes),
  };
}

/** Drops rows that the text has no room for: only the text is checked for orders before a model sees the page. */
function withinText(blocks: readonly Block[]): Block[] {
  let room = MAX_TEXT;
  return blocks.flatMap(({ role, rows }) => {
    const kept = rows.filter((cells) => {
      room -= cells.join(" ").length + 1;
      return room >= 0;
    });
    return kept.length > 0 ? [{ role, rows: kept }] : [];
  });
}

function lineOf({ text, size, x, y, isHidden }: Segment): DeckLine {
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return { text, size: rounded(size), x: rounded(x), y: rounded(y), isHidden };
}

/** Whether there are many drawn shapes with short figures beside them: bars, axes, slices. */
function isChartLike(lines: readonly Segment[], shapes: number): boolean {
  const labels = lines.filter(({ text }) => text.length <= 16 && /\d/.test(text));
  return shapes >= CHART_SHAPES && labels.length >= CHART_NUMBERS;
}
