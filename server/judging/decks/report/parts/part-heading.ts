import type { Piece } from "../../../../typesetting/flow/piece.ts";
import { heading } from "../../../../typesetting/parts/heading.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";

const GAP = 26;

/** The heading of a part of a report, in the size of the report's density. */
export function partHeading(context: ReportContext, text: string, section: Element): Piece[] {
  const { space, heading: size } = context.density;
  return heading(context, text, section, GAP * space, size);
}
