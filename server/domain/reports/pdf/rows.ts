import type {
  Deal,
  DealSince,
  Group,
  ReportedCompany,
} from "../../../../contracts/market-reports.ts";
import { paragraph } from "../../../typesetting/flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, RIGHT, TEXT } from "../../../typesetting/page-format.ts";
import { heading, lineOf } from "../../../typesetting/parts/heading.ts";
import { write } from "../../../typesetting/parts/write.ts";
import type { Element } from "../../../typesetting/pdf/structure.ts";
import type { MonthContext } from "./month-context.ts";

const BOLD = { size: 10, weight: 700, color: COLORS.ink } as const;
const SMALL = { size: 8.5, weight: 400, color: COLORS.muted } as const;
const NAME_WIDTH = 150;
const AMOUNT_WIDTH = 90;
const BARS = { x: MARGIN + NAME_WIDTH + 10, width: CONTENT_WIDTH - NAME_WIDTH - AMOUNT_WIDTH - 60 };

/** How many rounds each country, sector or kind had, the most first. */
export function groupsOf(context: MonthContext, title: string, groups: Group[]): Block[] {
  const { typesetter, document, label, count, dollars } = context;
  const section = document.child("Sect");
  const list = section.child("L");
  const longest = Math.max(1, ...groups.map(({ rounds }) => rounds));
  const rows = groups.map(({ value, rounds, disclosed, usdThousand }): Piece => {
    const item = list.child("LI").child("P");
    const name = label(value);
    const { height, base } = lineOf(name, BOLD.size);
    const width = (BARS.width * rounds) / longest;
    return {
      height,
      gap: 3,
      staysWithNext: false,
      box: null,
      paint(canvas, top) {
        const y = top + base;
        write(canvas, typesetter, name, { x: MARGIN, y, width: NAME_WIDTH }, BOLD, item);
        canvas.box(BARS.x, top + height / 2 - 4, width, 8, COLORS.leaf, { top: 1, bottom: 1 });
        write(canvas, typesetter, count(rounds), { x: BARS.x + width + 6, y }, BOLD, item);
        const money = disclosed > 0 ? dollars(usdThousand) : "";
        write(canvas, typesetter, money, { x: RIGHT, y, align: "right" }, SMALL, item);
      },
    };
  });
  return divisible(stayingWithNext(heading(context, title, section, 22)), rows);
}

/** Rounds, each with its company and amount, and below them its place and investors. */
export function dealsOf(
  context: MonthContext,
  { title, note }: { title: string; note: string },
  deals: (Deal | DealSince)[],
): Block[] {
  const { report, day, label, say, dollars } = context;
  const lines = deals.flatMap((deal) => {
    const startup = report.startups[deal.startup];
    if (!startup) return [];
    const leads = deal.leads.flatMap((id) => report.investors[id]?.name ?? []);
    return {
      name: startup.name,
      figure: deal.usdThousand === null ? "" : dollars(deal.usdThousand),
      about: [
        day(deal.day),
        ...("since" in deal ? [say("since", { day: day(deal.since) })] : []),
        label(deal.kind),
        label(deal.country),
        label(deal.sector),
        ...leads,
      ],
    };
  });
  return linesOf(context, { title, note }, lines);
}

/** Investors by how many rounds they were in. */
export function investorsOf(context: MonthContext): Block[] {
  const { report, figures, say, count } = context;
  const lines = figures.investors.flatMap(({ investor, rounds, led }) => {
    const found: ReportedCompany | undefined = report.investors[investor];
    if (!found) return [];
    const name = led > 0 ? `${found.name} · ${say("ledCount", { count: led })}` : found.name;
    return { name, figure: count(rounds), about: [] };
  });
  return linesOf(context, { title: say("investorsHeading"), note: say("investorsNote") }, lines);
}

type Row = { name: string; figure: string; about: string[] };

function linesOf(
  context: MonthContext,
  { title, note }: { title: string; note: string },
  lines: Row[],
): Block[] {
  if (lines.length === 0) return [];
  const section = context.document.child("Sect");
  const head = heading(context, title, section, 22);
  const list = (element: Element) => element.child("LI").child("P");
  const items = section.child("L");
  return divisible(
    [
      ...stayingWithNext(head),
      ...(note === "" ? [] : stayingWithNext(text(context, note, section))),
    ],
    lines.map((line) => rowOf(context, line, list(items))),
  );
}

const TOGETHER = 2;

/** A list that may continue on the next page, but without a lone row at its beginning or end. */
function divisible(head: readonly Piece[], rows: readonly Piece[]): Block[] {
  const middle = rows.slice(TOGETHER, Math.max(TOGETHER, rows.length - TOGETHER));
  const end = rows.slice(Math.max(TOGETHER, rows.length - TOGETHER));
  return [
    { pieces: [...head, ...rows.slice(0, TOGETHER)], staysWithNext: false },
    ...middle.map((row) => ({ pieces: [row], staysWithNext: false })),
    ...(end.length > 0 ? [{ pieces: end, staysWithNext: false }] : []),
  ];
}

function rowOf({ typesetter }: MonthContext, { name, figure, about }: Row, item: Element): Piece {
  const first = lineOf(name, BOLD.size);
  const told = about.join(" · ");
  const second = told === "" ? { height: 0, base: 0 } : lineOf(told, SMALL.size);
  return {
    height: first.height + second.height,
    gap: 5,
    staysWithNext: false,
    box: null,
    paint(canvas, top) {
      const y = top + first.base;
      const room = { x: MARGIN, width: CONTENT_WIDTH - AMOUNT_WIDTH };
      write(canvas, typesetter, name, { ...room, y }, BOLD, item);
      write(canvas, typesetter, figure, { x: RIGHT, y, align: "right" }, BOLD, item);
      const below = { x: MARGIN, width: CONTENT_WIDTH, y: top + first.height + second.base };
      write(canvas, typesetter, told, below, SMALL, item);
    },
  };
}

/** A paragraph of muted text. */
export function text({ typesetter }: MonthContext, words: string, section: Element): Piece[] {
  return paragraph(typesetter, words, {
    x: MARGIN,
    width: CONTENT_WIDTH,
    style: { ...TEXT, size: 9, color: COLORS.muted },
    element: section.child("P"),
    gap: 7,
  });
}
