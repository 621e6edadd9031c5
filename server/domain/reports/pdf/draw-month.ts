import { SITE_NAME } from "../../../../contracts/site-name.ts";
import { type PageArea, paginate } from "../../../typesetting/flow/paginate.ts";
import { type Block, stayingWithNext } from "../../../typesetting/flow/piece.ts";
import type { Typesetter } from "../../../typesetting/lettering/typesetter.ts";
import { BODY, PAGE } from "../../../typesetting/page-format.ts";
import { heading } from "../../../typesetting/parts/heading.ts";
import { paintFoot, paintRunningHead } from "../../../typesetting/parts/page-frame.ts";
import { PdfDocument } from "../../../typesetting/pdf/pdf-document.ts";
import { chart } from "./chart.ts";
import { cover } from "./cover.ts";
import { type MonthContext, monthContext } from "./month-context.ts";
import type { MonthInput } from "./month-input.ts";
import { dealsOf, groupsOf, investorsOf, text } from "./rows.ts";
import { tiles } from "./tiles.ts";

const BELOW_COVER = 12;

/** The report of a month as a PDF: its figures, charts with their numbers, and its lists. */
export function drawMonth(input: MonthInput, typesetter: Typesetter): Buffer {
  const document = new PdfDocument(PAGE.width, PAGE.height);
  const context = monthContext(input, typesetter, document.structure);
  const { say, count, title } = context;
  const head = cover(context);
  const first: PageArea = { ...BODY, top: head.height + BELOW_COVER };
  const pages = paginate(blocksOf(context), (page) => (page === 0 ? first : BODY));
  pages.forEach((placed, at) => {
    const canvas = document.addPage();
    if (at === 0) head.paint(canvas);
    else paintRunningHead(canvas, typesetter, { title });
    for (const one of placed) if ("piece" in one) one.piece.paint(canvas, one.top);
    const number = say("page", { page: count(at + 1), pages: count(pages.length) });
    paintFoot(canvas, typesetter, { notice: input.address, number }, null);
  });
  return document.write({
    title,
    author: SITE_NAME,
    language: input.language,
    made: new Date(input.report.made_at),
  });
}

function blocksOf(context: MonthContext): Block[] {
  const { figures, say, count, amountUnit, inUnit } = context;
  const deals = (title: string, note: string, of: Parameters<typeof dealsOf>[2]) =>
    dealsOf(context, { title, note }, of);
  return [
    tiles(context),
    chart(context, say("rounds"), ({ rounds }) => ({ value: rounds, said: count(rounds) })),
    chart(context, say("amountIn", { unit: amountUnit.name }), ({ usdThousand, disclosed }) => ({
      value: usdThousand,
      said: disclosed > 0 ? inUnit(usdThousand) : "",
    })),
    ...groupsOf(context, say("byCountry"), figures.byCountry),
    ...groupsOf(context, say("bySector"), figures.bySector),
    ...groupsOf(context, say("byKind"), figures.byKind),
    ...deals(say("largestHeading"), "", figures.largest),
    ...investorsOf(context),
    ...deals(say("firstHeading"), say("firstNote"), figures.firstRounds),
    ...deals(say("backHeading"), say("backNote"), figures.back),
    ...deals(say("rareHeading"), say("rareNote"), figures.firstOfKind),
    counted(context),
  ];
}

/** How it was counted, and where to find every row behind it. */
function counted(context: MonthContext): Block {
  const { document, say, input } = context;
  const section = document.child("Sect");
  const said = [
    say("countedText"),
    say("sectorNote"),
    say("pdfSource", { address: input.address }),
  ];
  return {
    staysWithNext: false,
    pieces: [
      ...stayingWithNext(heading(context, say("countedHeading"), section, 24)),
      ...said.flatMap((words) => text(context, words, section)),
    ],
  };
}
