import type { Block } from "../deck.ts";
import type { Furniture } from "../furniture.ts";
import { titleLines } from "../page-title.ts";
import type { DrawnPage } from "../read-page.ts";
import type { Segment } from "../segments.ts";
import { BULLET, statementsOf } from "../statements.ts";
import type { Chart } from "./charts.ts";
import { type Region, regionsOf } from "./regions.ts";
import { cellsOf } from "./tables.ts";

/** A statement or a row at its place, with its cells. */
type Line = Segment & { cells: string[] };
type Placed = { role: Block["role"]; lines: Line[] };

/**
 * The visible text of a page as blocks in reading order, its title first and headers and footers last, with
 * each of their rows as a line of text.
 */
export function blocksOf(
  page: DrawnPage,
  isFurniture: Furniture,
): { title: string; blocks: Block[]; lines: Segment[] } {
  const seen = page.segments.filter(({ isHidden }) => !isHidden);
  const [body, edge] = partition(seen, (segment) => isFurniture(segment, page) === undefined);
  const title = titleLines(body, page.height);
  const rest = body.filter((segment) => !title.includes(segment));
  const regions = regionsOf(rest, page.filled, page);
  const texts = regions.flatMap((region) => (region.kind === "text" ? region.lines : []));
  const titled = statementsOf(title, page.width);
  const placed: Placed[] = [
    ...(titled.length > 0 ? [{ role: "title" as const, lines: titled.map(plainLine) }] : []),
    ...joinedLists(regions.map((region) => blockOf(region, texts, page.width))),
    ...edge.map((segment) => ({
      role: isFurniture(segment, page) ?? "furniture",
      lines: [plainLine(segment)],
    })),
  ];
  return {
    title: titled.map(({ text }) => text).join(" "),
    lines: placed.flatMap(({ lines }) => lines),
    blocks: placed.map(({ role, lines }) => ({ role, rows: lines.map(({ cells }) => cells) })),
  };
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function plainLine(segment: Segment): Line {
  return { ...segment, cells: [segment.text] };
}

function blockOf(region: Region, texts: readonly Segment[], width: number): Placed {
  if (region.kind === "chart") return { role: "chart", lines: chartLines(region.chart) };
  if (region.kind === "table") {
    const [first] = region.columns.flat();
    if (!first) throw new Error("A table has a cell.");
    return { role: "table", lines: cellsOf(region.columns).map((cells) => lineOf(first, cells)) };
  }
  if (region.kind === "labelled") {
    const role = region.rows.every(({ label }) => HAS_DIGIT.test(label.text))
      ? "timeline"
      : "table";
    const lines = region.rows.map(({ label, lines: own }) => {
      const told = statementsOf(own, Math.max(...own.map(({ endX }) => endX)));
      return lineOf(label, [label.text, told.map(({ text }) => text).join(" ")]);
    });
    return { role, lines };
  }
  const statements = statementsOf(region.lines, limitOf(region.lines, texts, width));
  return {
    role: roleOf(statements),
    lines: statements.map(plainLine),
  };
}

const HAS_DIGIT = /\d/;

function chartLines({ rows, parts }: Chart): Line[] {
  const [first] = parts;
  if (!first) throw new Error("A chart has a part.");
  return rows.map((cells) => lineOf(first, cells));
}

function lineOf(place: Segment, cells: string[]): Line {
  return { ...place, text: cells.filter((cell) => cell !== "").join(" "), cells };
}

/** Text on a card that is larger than its label by this factor is its figure. */
const CARD_FIGURE = 1.35;
const MOST_LINES_OF_CARD = 4;

function roleOf(statements: readonly Segment[]): Block["role"] {
  const bullets = statements.filter(({ text }) => BULLET.test(text)).length;
  if (bullets >= 2 && bullets >= statements.length * 0.5) return "list";
  const sizes = statements.map(({ size }) => size);
  const isCard =
    statements.length >= 2 &&
    statements.length <= MOST_LINES_OF_CARD &&
    Math.max(...sizes) > CARD_FIGURE * Math.min(...sizes) &&
    statements.some(({ text, size }) => HAS_DIGIT.test(text) && size === Math.max(...sizes));
  return isCard ? "card" : "text";
}

/** How far apart items of one list may begin, relative to the size. */
const SAME_LEFT = 0.4;

/** Text below text is one block, however large the gaps between paragraphs. */
function joinedLists(blocks: readonly Placed[]): Placed[] {
  const joined: Placed[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const [above, below] = [last?.lines.at(-1), block.lines[0]];
    const isOne =
      last &&
      above &&
      below &&
      isRunning(last.role) &&
      isRunning(block.role) &&
      Math.abs(above.x - below.x) < SAME_LEFT * above.size &&
      Math.abs(above.size - below.size) < 0.06 * above.size;
    if (isOne) {
      last.lines.push(...block.lines);
      last.role = roleOf(last.lines);
    } else joined.push({ role: block.role, lines: [...block.lines] });
  }
  return joined;
}

function isRunning(role: Block["role"]): boolean {
  return role === "text" || role === "list";
}

/** How far right a block could reach: up to its neighbour, or to a margin as wide as the left one. */
function limitOf(block: readonly Segment[], all: readonly Segment[], width: number): number {
  const left = Math.min(...block.map(({ x }) => x));
  const reach = Math.max(...block.map(({ endX }) => endX));
  const [top, bottom] = [block[0]?.y ?? 0, block.at(-1)?.y ?? 0];
  const beside = all.filter(({ x, y, size }) => x > reach && y > top - size && y < bottom + size);
  const margin = width - Math.min(left, width * 0.08);
  return Math.max(reach, Math.min(margin, ...beside.map(({ x }) => x - width * 0.02)));
}
