import { createHash } from "node:crypto";
import type pg from "pg";
import { claimantOfEmail } from "../../../contracts/company-domain.ts";
import { creditAccount } from "./credit-account.ts";
import { type PostedEntry, postEntry } from "./post-entry.ts";

/** No review yet, and no debt, which a grant would pay off first. */
const MAY_HAVE_ONE = `a.owed = 0 and not exists (
  select from public.runs r
   where r.user_id = a.user_id and r.service = 'deck_review' and r.state = 'done')`;

/** Whether the person's next deck review is the free first one of their company. */
export async function hasFreeReview(
  client: pg.ClientBase | pg.Pool,
  person: { accountId: string; email: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from public.credit_accounts a
      where a.id = $1 and ${MAY_HAVE_ONE} and not exists (
        select from public.free_reviews f where f.account_id = a.id or f.claimant = $2)`,
    [person.accountId, claimantOf(person.email)],
  );
  return rowCount === 1;
}

/**
 * Grants the credits for a company's first deck review, in the transaction that begins it. If two ask
 * at the same moment, only one gets them.
 * @returns undefined if the company has had its free review
 */
export async function grantFreeReview(
  client: pg.ClientBase,
  run: { id: string; userId: string; email: string; price: number },
): Promise<PostedEntry | undefined> {
  const accountId = await creditAccount(client, run.userId);
  const { rowCount } = await client.query(
    `insert into public.free_reviews (claimant, account_id, run_id)
     select $1, a.id, $2 from public.credit_accounts a where a.id = $3 and ${MAY_HAVE_ONE}
     on conflict do nothing`,
    [claimantOf(run.email), run.id, accountId],
  );
  if (rowCount === 0) return undefined;
  return postEntry(client, {
    accountId,
    kind: "grant",
    amount: run.price,
    key: grantKeyOf(run.id),
    reason: "free_review",
    subject: { kind: "run", id: run.id },
  });
}

/**
 * Takes the grant back and makes the review free again, after a free run was refunded: its credits
 * were only for a review. Calling it again changes nothing.
 */
export async function restoreFreeReview(client: pg.ClientBase, runId: string): Promise<void> {
  const { rows } = await client.query<{ id: string; account_id: string; amount: number }>(
    "select id, account_id, amount from public.credit_entries where idempotency_key = $1",
    [grantKeyOf(runId)],
  );
  const [granted] = rows;
  if (!granted) return;
  await postEntry(client, {
    accountId: granted.account_id,
    kind: "reversal",
    amount: -granted.amount,
    key: `free_review_kept:${runId}`,
    reason: "free_review_kept",
    subject: { kind: "run", id: runId },
    takenFrom: granted.id,
  });
  await client.query("delete from public.free_reviews where run_id = $1", [runId]);
}

function grantKeyOf(runId: string): string {
  return `free_review:${runId}`;
}

function claimantOf(email: string): string {
  return createHash("sha256").update(claimantOfEmail(email)).digest("hex");
}
