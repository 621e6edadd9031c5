import { areFew } from "../../../../contracts/issue-order.ts";
import { SITE_NAME } from "../../../../contracts/site-name.ts";
import { type PageArea, paginate } from "../../../typesetting/flow/paginate.ts";
import type { Block, Placed } from "../../../typesetting/flow/piece.ts";
import type { Typesetter } from "../../../typesetting/lettering/typesetter.ts";
import { BODY, PAGE } from "../../../typesetting/page-format.ts";
import { paintFoot, paintRunningHead } from "../../../typesetting/parts/page-frame.ts";
import { PdfDocument } from "../../../typesetting/pdf/pdf-document.ts";
import { changesSince } from "./parts/changes.ts";
import { type Cover, cover } from "./parts/cover.ts";
import { cutsOf } from "./parts/cuts.ts";
import { doubtOf } from "./parts/doubt.ts";
import { issuesOf } from "./parts/issues.ts";
import { questionsOf } from "./parts/questions.ts";
import { scorePanel } from "./parts/score-panel.ts";
import { scoreRemarks } from "./parts/score-remarks.ts";
import { sectionsOf } from "./parts/sections.ts";
import { agreementsPart, strengthsPart } from "./parts/strengths.ts";
import { type ReportContext, reportContext } from "./report-context.ts";
import type { ReportInput } from "./report-input.ts";
import { type Density, ROOMY, TIGHTER } from "./review-format.ts";

const BELOW_COVER = 8;
/** In pages: longer reports are not set tighter to save a page. */
const LONGEST_TIGHT = 3;

/** The finished layout, before anything is drawn. */
type Layout = { document: PdfDocument; context: ReportContext; head: Cover; pages: Placed[][] };

/**
 * The report as a PDF: a first page that sums it up, the issues, what the deck tells, its strengths, and
 * the questions to expect. A short one is set tighter if that saves a page.
 */
export function drawReport(input: ReportInput, typesetter: Typesetter): Buffer {
  const { document, context, head, pages } = bestLayout(input, typesetter);
  const { say, count } = context;
  const notice = say(input.review.judgedBy === "rules" ? "noticeCheck" : "notice");
  const noticed = context.document.child("P");
  pages.forEach((placed, at) => {
    const canvas = document.addPage();
    if (at === 0) head.paint(canvas);
    else paintRunningHead(canvas, typesetter, { title: say("title"), of: input.fileName });
    for (const one of placed) if ("box" in one) one.box.paint(canvas, one.top, one.bottom);
    for (const one of placed) if ("piece" in one) one.piece.paint(canvas, one.top);
    const number = say("pageOf", { page: count(at + 1), pages: count(pages.length) });
    // Screen readers hear it only once.
    paintFoot(canvas, typesetter, { notice, number }, at === 0 ? noticed : null);
  });
  return document.write({
    title: say("documentTitle", { file: input.fileName }),
    author: SITE_NAME,
    language: input.language,
    made: input.reviewedAt,
  });
}

/** The roomiest of the layouts with the fewest pages; a long report gains nothing by being tight. */
function bestLayout(input: ReportInput, typesetter: Typesetter): Layout {
  let best = layoutOf(input, typesetter, ROOMY);
  if (best.pages.length > LONGEST_TIGHT) return best;
  for (const density of TIGHTER) {
    const layout = layoutOf(input, typesetter, density);
    if (layout.pages.length < best.pages.length) best = layout;
  }
  return best;
}

function layoutOf(input: ReportInput, typesetter: Typesetter, density: Density): Layout {
  const document = new PdfDocument(PAGE.width, PAGE.height);
  const context = reportContext(input, typesetter, document.structure, density);
  const head = cover(context);
  return { document, context, head, pages: paginate(blocksOf(context), areaBelow(head)) };
}

function blocksOf(context: ReportContext): Block[] {
  const [issues, sections] = [issuesOf(context), sectionsOf(context)];
  return [
    scorePanel(context),
    ...scoreRemarks(context),
    ...doubtOf(context),
    ...changesSince(context),
    // If there are many issues, the first page is only the summary.
    ...(areFew(context.input.review.issues) ? [...issues, ...sections] : [...sections, ...issues]),
    ...cutsOf(context),
    ...strengthsPart(context),
    ...agreementsPart(context),
    ...questionsOf(context),
  ];
}

function areaBelow(head: Cover): (page: number) => PageArea {
  const first = { ...BODY, top: head.height + BELOW_COVER };
  return (page) => (page === 0 ? first : BODY);
}
