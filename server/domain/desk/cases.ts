import {
  CASES_PER_PAGE,
  type CaseKind,
  type CaseState,
  caseDetails,
  type DeskCase,
} from "../../../contracts/desk/cases.ts";
import { COMPANY_KINDS } from "../../../contracts/desk/duplicates.ts";
import type { Staff } from "./as-staff.ts";

type Row = Omit<DeskCase, "details" | "createdAt" | "decidedAt" | "assignee" | "pair"> & {
  subjectId: string | null;
  otherId: string | null;
  details: unknown;
  createdAt: Date;
  decidedAt: Date | null;
  assigneeId: string | null;
  assigneeEmail: string | null;
};

/** Staff are named by address; those who have left are not named. */
const CASES = `select c.id, c.kind, c.state, c.subject_kind as "subjectKind",
    c.subject_title as "subjectTitle", c.subject_path as "subjectPath", c.field, c.text, c.details,
    c.subject_id as "subjectId", c.other_id as "otherId", c.asker_id as "askerId",
    desk.asker_of(c.id) as asker,
    coalesce(desk.asker_language(c.id), c.language) as language, c.created_at as "createdAt",
    doc.revision, c.assignee as "assigneeId", a.email as "assigneeEmail", c.decision, c.reason,
    d.email as "decidedBy", c.decided_at as "decidedAt"
  from chosen c
  left join desk.documents doc on doc.id = c.document_id and c.decision is null
  left join desk.list_staff() a on a.user_id = c.assignee
  left join desk.list_staff() d on d.user_id = c.decided_by`;

export async function listCases(
  { client, actor }: Staff,
  view: {
    kind?: CaseKind | undefined;
    state?: CaseState | undefined;
    isMine: boolean;
    page: number;
  },
): Promise<{ cases: DeskCase[]; total: number; waiting: Record<CaseKind, number> }> {
  const isDecided = view.state === "decided";
  const filter = `($1::text is null or kind = $1)
    and (case when $2::text is null then state <> 'decided' else state = $2 end)
    and ($3::uuid is null or assignee = $3)`;
  const values = [view.kind ?? null, view.state ?? null, view.isMine ? actor.userId : null];
  const order = isDecided ? "decided_at desc, id" : "created_at, id";
  const { rows } = await client.query<Row>(
    `with chosen as (
       select * from desk.cases where ${filter} order by ${order} limit $4 offset $5
     ) ${CASES} order by ${isDecided ? "c.decided_at desc" : "c.created_at"}, c.id`,
    [...values, CASES_PER_PAGE, (view.page - 1) * CASES_PER_PAGE],
  );
  const counted = await client.query<{ total: number }>(
    `select count(*)::int as total from desk.cases where ${filter}`,
    values,
  );
  return {
    cases: rows.map(toCase),
    total: counted.rows[0]?.total ?? 0,
    waiting: await countWaiting({ client }),
  };
}

async function countWaiting({ client }: Pick<Staff, "client">): Promise<Record<CaseKind, number>> {
  const { rows } = await client.query<{ kind: CaseKind; waiting: number }>(
    "select kind, count(*)::int as waiting from desk.cases where state <> 'decided' group by kind",
  );
  const waiting = {
    correction: 0,
    claim: 0,
    appeal: 0,
    document: 0,
    run: 0,
    duplicate: 0,
    feed: 0,
  };
  for (const row of rows) waiting[row.kind] = row.waiting;
  return waiting;
}

export async function readCase(
  { client }: Staff,
  id: string,
): Promise<{ found: DeskCase; workers: { userId: string; email: string }[] } | undefined> {
  const { rows } = await client.query<Row>(
    `with chosen as (select * from desk.cases where id = $1) ${CASES}`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const workers = await client.query<{ userId: string; email: string }>(
    'select user_id as "userId", email from desk.list_case_workers()',
  );
  return { found: toCase(row), workers: workers.rows };
}

/** @returns false when there is no such case, or it was decided meanwhile. */
export async function assignCase(
  { client }: Staff,
  { id, assignee }: { id: string; assignee: string | null },
): Promise<boolean> {
  const { rowCount } = await client.query(
    "update desk.cases set assignee = $2 where id = $1 and state <> 'decided'",
    [id, assignee],
  );
  return (rowCount ?? 0) > 0;
}

function toCase(row: Row): DeskCase {
  const { assigneeId, assigneeEmail, subjectId, otherId, createdAt, decidedAt, ...same } = row;
  const kind = COMPANY_KINDS.find((one) => one === row.subjectKind);
  return {
    ...same,
    pair: kind && subjectId && otherId ? { kind, one: subjectId, other: otherId } : null,
    details: caseDetails.parse(row.details),
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    assignee:
      assigneeId === null ? null : { userId: assigneeId, email: assigneeEmail ?? assigneeId },
  };
}
