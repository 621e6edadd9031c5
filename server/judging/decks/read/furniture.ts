import type { Segment } from "./segments.ts";

/** A line on this share of the pages is not part of their content. */
const SHARE = 0.4;
const FEWEST_PAGES = 3;
/** As a share of the height, at the top and at the bottom. */
const EDGE = 0.12;

export type PageSegments = { number: number; height: number; segments: readonly Segment[] };
export type Furniture = (
  segment: Segment,
  page: PageSegments,
) => "furniture" | "pageNumber" | undefined;

/**
 * Recognises headers, footers and page numbers: text that recurs at the edges of a deck's pages, or at
 * exactly the same place, such as the letters of a logo.
 */
export function furnitureOf(pages: readonly PageSegments[]): Furniture {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const keys = page.segments.flatMap((segment) => [
      ...(isAtEdge(segment, page) ? [maskedOf(segment)] : []),
      placedOf(segment),
    ]);
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const often = Math.max(FEWEST_PAGES, pages.length * SHARE);
  return (segment, page) => {
    const isOften = (key: string) => (counts.get(key) ?? 0) >= often;
    if (!/\p{L}/u.test(segment.text)) {
      const isNumber = segment.text === String(page.number) && isAtEdge(segment, page);
      return isNumber ? "pageNumber" : undefined;
    }
    const isAgain =
      isOften(placedOf(segment)) || (isAtEdge(segment, page) && isOften(maskedOf(segment)));
    return isAgain ? "furniture" : undefined;
  };
}

function isAtEdge({ y, size }: Segment, { height }: PageSegments): boolean {
  return y < height * EDGE || y - size > height * (1 - EDGE);
}

/** Masks digits, as the page's number may be in it. */
function maskedOf({ text }: Segment): string {
  return text.replace(/\d+/g, "#");
}

function placedOf({ text, x, y }: Segment): string {
  return `${text} ${Math.round(x)} ${Math.round(y)}`;
}
