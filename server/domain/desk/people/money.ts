import type pg from "pg";
import { postAdjustment } from "../../credits/adjust.ts";
import { creditAccount } from "../../credits/credit-account.ts";
import { expireOf } from "../../credits/expire.ts";
import { postEntry } from "../../credits/post-entry.ts";
import { asServer, noteAct, type Staff } from "../as-staff.ts";
import { tellPerson } from "../tell-owners.ts";
import type { KnownPerson } from "./known-person.ts";

type PaidBack = {
  outcome: "paid_back" | "already" | "was_free" | "not_finished";
  balance: number | null;
};

type RunRow = {
  state: string;
  isFree: boolean;
  spend: string | null;
  accountId: string;
  amount: number;
  reason: string;
  isPaidBack: boolean;
};

/**
 * Gives the credits of a finished run back to the lots that they came from; only once, even if they
 * came back automatically, or by somebody else at the same moment.
 * @returns undefined if the person has no such run
 */
export async function payBackRun(
  staff: Staff,
  person: KnownPerson,
  { runId, reason }: { runId: string; reason: string },
): Promise<PaidBack | undefined> {
  const done = await asServer(staff, async (client) => {
    const run = await holdRun(client, person, runId);
    if (!run) return undefined;
    if (run.state !== "done" && run.state !== "failed") return refused("not_finished");
    if (run.isFree) return refused("was_free");
    if (run.isPaidBack) return refused("already");
    if (run.spend === null) return undefined;
    const posted = await postEntry(client, {
      accountId: run.accountId,
      kind: "refund",
      amount: -run.amount,
      key: `desk:${runId}`,
      reason: run.reason,
      subject: { kind: "run", id: runId },
      givesBack: run.spend,
    });
    return { outcome: "paid_back" as const, balance: posted.balance, amount: -run.amount };
  });
  if (done?.outcome !== "paid_back") return done;
  const { amount, ...answer } = done;
  await noteAct(staff, {
    act: "run.pay_back",
    subjectTable: "public.runs",
    subjectId: runId,
    after: { person: person.userId, amount, balance: done.balance },
    reason,
  });
  const told = { userId: person.userId, act: "run_paid_back", count: amount, reason } as const;
  await asServer(staff, (client) => tellPerson(client, told));
  return answer;
}

/** The run and its spend, locked until the transaction ends, so that nobody else pays it back. */
async function holdRun(
  client: pg.ClientBase,
  { userId }: KnownPerson,
  runId: string,
): Promise<RunRow | undefined> {
  const { rowCount } = await client.query(
    "select from public.runs where id = $1 and user_id = $2 for no key update",
    [runId, userId],
  );
  if (rowCount === 0) return undefined;
  // After the lock, in a statement of its own, so that it sees what others have just paid back.
  const { rows } = await client.query<RunRow>(
    `select r.state, r.is_free as "isFree", e.id as spend, e.account_id as "accountId",
            e.amount, e.reason,
            exists (select from public.credit_entries b
                     where b.idempotency_key in ('refund:' || r.id, 'desk:' || r.id)) as "isPaidBack"
       from public.runs r
       left join public.credit_entries e on e.idempotency_key = 'spend:' || r.id
      where r.id = $1`,
    [runId],
  );
  return rows[0];
}

function refused(outcome: "already" | "was_free" | "not_finished") {
  return { outcome, balance: null };
}

/**
 * Gives or takes credits, once per key. It takes no more than there are: only a payment that was taken
 * back can leave a person in debt.
 * @throws KeyReused
 */
export async function moveCredits(
  staff: Staff,
  person: KnownPerson,
  by: { amount: number; key: string; reason: string },
): Promise<{ outcome: "moved" | "too_much"; balance: number }> {
  const { amount, reason } = by;
  const key = `desk:${by.key}`;
  const moved = await asServer(staff, async (client) => {
    const accountId = await creditAccount(client, person.userId);
    await expireOf(client, accountId);
    const { rows } = await client.query<{ balance: number }>(
      "select balance from public.credit_accounts where id = $1",
      [accountId],
    );
    const before = rows[0]?.balance ?? 0;
    const known = await client.query(
      "select from public.credit_entries where idempotency_key = $1",
      [key],
    );
    if (known.rowCount === 0 && before + amount < 0) {
      return { outcome: "too_much" as const, balance: before };
    }
    const posted = await postAdjustment(client, { accountId, amount, reason, key });
    return { outcome: "moved" as const, balance: posted.balance, before, isNew: posted.isNew };
  });
  if (moved.outcome === "too_much") return moved;
  const { outcome, balance, before, isNew } = moved;
  if (isNew) {
    await noteAct(staff, {
      act: "credits.move",
      subjectTable: "auth.users",
      subjectId: person.userId,
      before: { balance: before },
      after: { amount, balance },
      reason,
    });
    const act = amount > 0 ? "credits_given" : "credits_taken";
    const told = { userId: person.userId, act, count: Math.abs(amount), reason } as const;
    await asServer(staff, (client) => tellPerson(client, told));
  }
  return { outcome, balance };
}
