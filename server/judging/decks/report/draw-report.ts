import { type PageArea, paginate } from "../../../typesetting/flow/paginate.ts";
import type { Block } from "../../../typesetting/flow/piece.ts";
import type { Typesetter } from "../../../typesetting/lettering/typesetter.ts";
import { BODY, PAGE } from "../../../typesetting/page-format.ts";
import { PdfDocument } from "../../../typesetting/pdf/pdf-document.ts";
import { changesSince } from "./parts/changes.ts";
import { type Cover, cover } from "./parts/cover.ts";
import { cutsOf } from "./parts/cuts.ts";
import { doubtOf } from "./parts/doubt.ts";
import { issuesByCategory } from "./parts/issues.ts";
import { paintFoot, paintHead } from "./parts/page-frame.ts";
import { questionsOf } from "./parts/questions.ts";
import { scorePanel } from "./parts/score-panel.ts";
import { sectionsOf } from "./parts/sections.ts";
import { agreementsOf, strengthsOf } from "./parts/strengths.ts";
import { summary } from "./parts/summary.ts";
import { type ReportContext, reportContext } from "./report-context.ts";
import type { ReportInput } from "./report-input.ts";

const AUTHOR = "Benih";
const BELOW_COVER = 12;

/** The report as a PDF: a first page that sums it up, the issues, what the deck tells, its strengths, and the questions to expect. */
export function drawReport(input: ReportInput, typesetter: Typesetter): Buffer {
  const document = new PdfDocument(PAGE.width, PAGE.height);
  const context = reportContext(input, typesetter, document.structure);
  const head = cover(context);
  const pages = paginate(blocksOf(context), areaBelow(head));
  const notice = context.document.child("P");
  pages.forEach((placed, at) => {
    const canvas = document.addPage();
    if (at === 0) head.paint(canvas);
    else paintHead(canvas, context);
    for (const one of placed) if ("box" in one) one.box.paint(canvas, one.top, one.bottom);
    for (const one of placed) if ("piece" in one) one.piece.paint(canvas, one.top);
    paintFoot(canvas, context, pages.length, at === 0 ? notice : null);
  });
  return document.write({
    title: context.say("documentTitle", { file: input.fileName }),
    author: AUTHOR,
    language: input.language,
    made: input.reviewedAt,
  });
}

function blocksOf(context: ReportContext): Block[] {
  return [
    scorePanel(context),
    ...doubtOf(context),
    summary(context),
    ...changesSince(context),
    ...issuesByCategory(context),
    ...sectionsOf(context),
    ...cutsOf(context),
    ...strengthsOf(context),
    ...agreementsOf(context),
    ...questionsOf(context),
  ];
}

function areaBelow(head: Cover): (page: number) => PageArea {
  const first = { ...BODY, top: head.height + BELOW_COVER };
  return (page) => (page === 0 ? first : BODY);
}
