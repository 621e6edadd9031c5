import type { Box } from "../matrix.ts";
import type { Shape } from "../painting.ts";
import type { Segment } from "../segments.ts";
import { type Chart, chartsIn } from "./charts.ts";
import { panelsIn } from "./panels.ts";
import {
  besideTable,
  isLabelled,
  isTable,
  LONGEST_CELL,
  labelledRowsOf,
  linesIn,
  splitAtTable,
  tableSize,
  widthOf,
} from "./tables.ts";

/** Parts of a page that belong together: lines of text, the columns of a table, rows with labels, a chart. */
export type Region =
  | { kind: "text"; lines: Segment[] }
  | { kind: "table"; columns: Segment[][] }
  | { kind: "labelled"; rows: { label: Segment; lines: Segment[] }[] }
  | { kind: "chart"; chart: Chart };

/** As a share of the page's width: pieces of one line are farther apart anyway, or they would be one. */
const GUTTER = 0.0025;
const MAX_DEPTH = 12;

/** A part of the page that is treated as one large sign when the page is cut, with its content. */
type Parcel = { box: Box; parts: ReadonlySet<Segment>; regions: Region[] };

/**
 * The regions of a page in reading order: a page is cut along its gutters, then along its widest gaps. Rows
 * (a label and its figure) stay together as a table, anything else is read column by column. Charts and
 * coloured panels are never cut.
 */
export function regionsOf(
  segments: readonly Segment[],
  shapes: readonly Shape[],
  page: { width: number; height: number },
): Region[] {
  const charts = chartsIn(segments, shapes).map(
    (chart): Parcel => ({ ...chart, regions: [{ kind: "chart", chart }] }),
  );
  const charted = new Set(charts.flatMap(({ parts }) => [...parts]));
  const panels = panelsIn(
    segments.filter((segment) => !charted.has(segment)),
    shapes,
    page,
  )
    .map(({ box, inside }): Parcel => {
      const regions = new Cutter(page.width, new Map()).cut(inside, 0);
      return { box, parts: new Set(inside), regions };
    })
    // The names of a table's columns may be above its coloured rows.
    .filter(({ regions }) => regions.every(({ kind }) => kind !== "table"));
  const parcels = new Map([...charts, ...panels].map((parcel) => [standInFor(parcel), parcel]));
  const kept = new Set([...parcels.values()].flatMap(({ parts }) => [...parts]));
  const free = segments.filter((segment) => !kept.has(segment));
  return new Cutter(page.width, parcels).cut([...free, ...parcels.keys()], 0);
}

function standInFor({ box: { left, top, right, bottom } }: Parcel): Segment {
  return { text: "", x: left, y: bottom, endX: right, size: bottom - top, isHidden: false };
}

class Cutter {
  readonly #gutter: number;
  readonly #parcels: ReadonlyMap<Segment, Parcel>;

  constructor(width: number, parcels: ReadonlyMap<Segment, Parcel>) {
    this.#gutter = width * GUTTER;
    this.#parcels = parcels;
  }

  cut(segments: Segment[], depth: number): Region[] {
    if (segments.length <= 1 || depth > MAX_DEPTH) return this.#leaf(segments);
    const columns = this.#columnsOf(segments);
    const next = (part: Segment[]) => this.cut(part, depth + 1);
    if (columns.length === 1) {
      const bands = this.#partedFromTable(segments, columns) ?? this.#bandsOf(segments);
      return bands.length > 1 ? bands.flatMap(next) : this.#leaf(segments);
    }
    const side = besideTable(columns);
    if (side) return sides(columns, side).flatMap(next);
    if (isTable(columns)) {
      const { above, table, below } = splitAtTable(columns);
      return [...next(above), { kind: "table", columns: table }, ...next(below)];
    }
    const [labels = [], lines = []] = columns;
    if (columns.length === 2 && isLabelled(labels, lines)) {
      const { above, rows } = labelledRowsOf(labels, lines);
      return [...next(above), { kind: "labelled", rows }];
    }
    return (this.#partedFromTable(segments, columns) ?? columns).flatMap(next);
  }

  /** Cuts so that most of a table stays whole: from what is beside it, or from what is above or below. */
  #partedFromTable(segments: Segment[], columns: Segment[][]): Segment[][] | undefined {
    const cuts = [
      ...this.#cutsOf(segments),
      ...columns.slice(1).map((_, at) => sides(columns, at + 1)),
    ].map((parts) => ({
      parts,
      size: Math.max(...parts.map((part) => this.#tableWithin(part))),
    }));
    const [best] = cuts.toSorted((one, other) => other.size - one.size);
    return best && best.size > 0 ? best.parts : undefined;
  }

  /** The size of the largest table that columns form, counted from the left or from the right. */
  #tableWithin(segments: Segment[]): number {
    // A note below a table hides the gaps between its columns.
    const columns = this.#columnsOf(segments.filter(({ text }) => widthOf(text) < LONGEST_CELL));
    const sets = columns.flatMap((_, at) => [columns.slice(0, at + 1), columns.slice(at + 1)]);
    return columns.length > MOST_COLUMNS ? 0 : Math.max(...sets.map(tableSize));
  }

  #columnsOf(segments: Segment[]): Segment[][] {
    const columns: Segment[][] = [];
    let reach = Number.NEGATIVE_INFINITY;
    for (const segment of segments.toSorted((one, other) => one.x - other.x)) {
      if (columns.length === 0 || segment.x > reach + this.#gutter) columns.push([]);
      columns.at(-1)?.push(segment);
      reach = Math.max(reach, segment.endX);
    }
    return columns;
  }

  /** Cuts between columns and something that spans them, or else at the widest gap. */
  #bandsOf(segments: Segment[]): Segment[][] {
    const cuts = this.#cutsOf(segments);
    const columned = cuts.map((bands) => Math.max(...bands.map((band) => this.#inColumns(band))));
    return cuts[columned.indexOf(Math.max(...columned))] ?? [segments];
  }

  /** The ways to cut into an upper and a lower part at a gap clearly wider than between lines, widest first. */
  #cutsOf(segments: Segment[]): Segment[][][] {
    const sorted = segments.toSorted((one, other) => one.y - other.y);
    const gaps = sorted
      .slice(1)
      .map((segment, at) => this.#gapAbove(segment, sorted[at] ?? segment));
    const least = Math.min(...gaps.filter((gap) => gap > 0));
    return gaps
      .map((gap, before) => ({ gap, at: before + 1 }))
      .filter(({ gap }) => gap > PARAGRAPH_GAP || (gap > LINE_GAP && gap > 1.4 * least))
      .toSorted((one, other) => other.gap - one.gap)
      .slice(0, MOST_CUTS)
      .map(({ at }) => [sorted.slice(0, at), sorted.slice(at)]);
  }

  /** How many pieces are in columns. */
  #inColumns(segments: Segment[]): number {
    return this.#columnsOf(segments).length > 1 ? segments.length : 0;
  }

  #gapAbove(segment: Segment, before: Segment): number {
    const [small, large] = [segment.size, before.size].toSorted((one, other) => one - other);
    if (small === undefined || large === undefined) return 0;
    const isParcel = this.#parcels.has(segment) || this.#parcels.has(before);
    const gap = (segment.y - segment.size - before.y) / (isParcel ? small : large);
    // A different size means different content.
    return large > 1.2 * small ? gap + 0.5 : gap;
  }

  #leaf(segments: Segment[]): Region[] {
    const regions: Region[] = [];
    const lines: Segment[] = [];
    const end = () => {
      if (lines.length > 0) regions.push({ kind: "text", lines: linesOf(lines.splice(0)) });
    };
    for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
      const parcel = this.#parcels.get(segment);
      if (!parcel) lines.push(segment);
      else {
        end();
        regions.push(...parcel.regions);
      }
    }
    end();
    return regions;
  }
}

function sides(columns: readonly Segment[][], at: number): Segment[][] {
  return [columns.slice(0, at).flat(), columns.slice(at).flat()];
}

/** Relative to the larger size: gaps between lines of a paragraph, and between paragraphs. */
const LINE_GAP = 0.25;
const PARAGRAPH_GAP = 0.9;
/** If a page has more gaps, only the widest are tried. */
const MOST_CUTS = 40;
const MOST_COLUMNS = 16;

/** Joins segments on the same base line to one line. */
function linesOf(segments: readonly Segment[]): Segment[] {
  return linesIn(segments).map((row) => {
    const [first, ...rest] = row.toSorted((one, other) => one.x - other.x);
    if (!first) throw new Error("A row has a segment.");
    const text = [first, ...rest].map((segment) => segment.text).join(" ");
    return { ...first, text, endX: Math.max(...row.map(({ endX }) => endX)) };
  });
}
