import {
  ANSWERED_KINDS,
  type CaseDecision,
  type CaseDetails,
  type CaseKind,
  caseDetails,
  DECISIONS_OF,
} from "../../../contracts/desk/cases.ts";
import { answerCase } from "./answer-case.ts";
import { asServer, NotAllowed, type Staff } from "./as-staff.ts";
import { linkClaimedPage, type PublishingMeans, publishAppealed } from "./follow-decision.ts";
import { moveDocuments } from "./move-documents.ts";
import { personToActOn } from "./people/known-person.ts";

export type Decided =
  | { outcome: "decided"; isAnswered: boolean; details: CaseDetails }
  /** `incomplete`: the document cannot be published as it is; `edited`: it is no longer what was shown. */
  | { outcome: "missing" | "already" | "impossible" | "incomplete" | "edited" };

type Order = {
  id: string;
  decision: CaseDecision;
  reason: string;
  /** For a draft, the revision that was shown. */
  revision: number | null;
};
type Found = {
  id: string;
  kind: CaseKind;
  details: CaseDetails;
  documentId: string | null;
  askerId: string | null;
};

/** Cases that give an account something. */
const PERSONAL: readonly CaseKind[] = ["claim", "appeal"];

/**
 * Decides a case and carries the decision out, in one transaction: gives a page to its claimant,
 * publishes a profile after all, publishes a document or sends it back. The asker is told by mail.
 * @throws NotAllowed if the asker is the one who decides, or is staff, on whom only administrators decide
 */
export async function decideCase(
  staff: Staff,
  order: Order,
  means: PublishingMeans,
): Promise<Decided> {
  const found = await lockCase(staff, order.id);
  if (!found) return { outcome: (await isThere(staff, order.id)) ? "already" : "missing" };
  if (!DECISIONS_OF[found.kind].includes(order.decision)) return { outcome: "impossible" };
  const details = { ...found.details };
  if (found.kind === "document") {
    const moved = await moveWaiting(staff, found, order);
    if (moved !== "moved") return { outcome: moved };
  } else {
    // Nobody may give a page to themselves, or publish their own rejected profile.
    if (PERSONAL.includes(found.kind) && found.askerId !== null) {
      await personToActOn(staff, found.askerId);
    }
    if (order.decision === "accepted" && found.kind === "claim") {
      details.linked = await asServer(staff, (client) => linkClaimedPage(client, found.id));
    }
    if (order.decision === "accepted" && found.kind === "appeal") {
      details.published = await asServer(staff, (client) =>
        publishAppealed(client, found.id, means),
      );
    }
    await staff.client.query(
      `update desk.cases set decision = $2, reason = $3, details = $4, decided_by = $5, decided_at = now()
        where id = $1`,
      [order.id, order.decision, order.reason, JSON.stringify(details), staff.actor.userId],
    );
  }
  const isAnswered =
    ANSWERED_KINDS.includes(found.kind) &&
    (await asServer(staff, (client) => answerCase(client, found.id, staff.actor.userId)));
  return { outcome: "decided", isAnswered, details };
}

/** Also undefined for a decided case, which can no longer be changed. */
async function lockCase(staff: Staff, id: string): Promise<Found | undefined> {
  const { rows } = await staff.client.query<Omit<Found, "details"> & { details: unknown }>(
    `select id, kind, details, document_id as "documentId", asker_id as "askerId"
       from desk.cases where id = $1 for update`,
    [id],
  );
  const [row] = rows;
  return row && { ...row, details: caseDetails.parse(row.details) };
}

async function isThere({ client }: Staff, id: string): Promise<boolean> {
  const { rowCount } = await client.query("select from desk.cases where id = $1", [id]);
  return (rowCount ?? 0) > 0;
}

/** The document's own trigger then closes the case, with the same reason. */
async function moveWaiting(
  staff: Staff,
  { id, documentId }: Found,
  { decision, reason, revision }: Order,
): Promise<"moved" | "missing" | "incomplete" | "edited"> {
  const { rows } = await staff.client.query<{
    kind: Parameters<typeof moveDocuments>[1]["kind"];
  }>("select kind from desk.documents where id = $1", [documentId]);
  const [document] = rows;
  if (!document || documentId === null) return "missing";
  const moved = await moveDocuments(staff, {
    kind: document.kind,
    documents: [{ id: documentId, revision: revision ?? 0 }],
    move: decision === "accepted" ? "publish" : "take_back",
    reason,
  });
  if (moved.outcome !== "moved") return moved.outcome;
  if (moved.refused.length > 0) return "incomplete";
  // The role may answer the queue, but not publish or write: then the policies let nothing change.
  const { rowCount } = await staff.client.query(
    "select from desk.cases where id = $1 and state = 'decided'",
    [id],
  );
  if (!rowCount) throw new NotAllowed("role");
  return "moved";
}
