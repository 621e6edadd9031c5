import type { DocumentKind, DocumentMove } from "../../../contracts/desk/documents.ts";
import type { FieldProblems } from "../../../contracts/errors.ts";
import type { Staff } from "./as-staff.ts";
import type { DocumentRow } from "./document-rows.ts";
import { rulesOf } from "./kinds/all-kinds.ts";

/** Moves that change what readers see, or take it away for good. */
const OPEN_TO_READERS: readonly DocumentMove[] = ["publish", "schedule", "unpublish", "delete"];

/** The problems that prevent a document's move, by field; empty if it may go ahead. */
export async function whyNot(
  { client }: Staff,
  order: {
    kind: DocumentKind;
    id: string;
    move: DocumentMove;
    publishAt?: Date | undefined;
    /** Null: it stays. Undefined: as it was. */
    unpublishAt?: Date | null | undefined;
    reason?: string | undefined;
  },
  row: DocumentRow,
): Promise<FieldProblems> {
  const { kind, id, move, publishAt, unpublishAt, reason = "" } = order;
  const problems: FieldProblems = {};
  if (OPEN_TO_READERS.includes(move) && reason === "") {
    const { rows } = await client.query<{ is: boolean }>(
      "select desk.published_by_owner($1) as is",
      [id],
    );
    if (rows[0]?.is) problems.reason = "required";
  }
  if (move === "delete") {
    if (row.state === "published") return { ...problems, state: "stillPublished" };
    const { rows } = await client.query<{ what: string; count: number }>(
      "select what, count from desk.referrers($1)",
      [id],
    );
    for (const { what, count } of rows) problems[what] = `referring:${count}`;
  }
  if (move !== "publish" && move !== "schedule") return problems;
  // Nobody has compared what staff have written since with the new page.
  if (row.hidChanges) problems.row = "changedElsewhere";
  Object.assign(problems, await rulesOf(kind).problems(client, id, row.content));
  if (move === "schedule" && (publishAt === undefined || publishAt <= new Date())) {
    problems.publishAt = "inThePast";
  }
  const endsAt = unpublishAt === undefined && move === "schedule" ? row.unpublish_at : unpublishAt;
  if (endsAt && endsAt <= (publishAt ?? new Date())) problems.unpublishAt = "endsBefore";
  return problems;
}
