import { type CheckoutProgress, NOTICE_DUE_SECONDS } from "../../../contracts/payments.ts";
import type { Actor } from "../account/actor.ts";
import type { PaymentMeans } from "./payment-means.ts";

type CheckoutRow = {
  reference: string | null;
  state: Exclude<CheckoutProgress["state"], "unsettled">;
  credits: number;
  item_kind: "pack" | "plan";
  item_id: string;
  return_to: string;
};

/**
 * The progress of a person's purchase. While it is open, the gateway is asked as well, because the
 * person returns before its notice arrives.
 * @returns undefined if the person has no such checkout
 */
export async function readCheckout(
  means: PaymentMeans,
  actor: Actor,
  id: string,
): Promise<CheckoutProgress | undefined> {
  const { rows } = await means.pool.query<CheckoutRow>(
    `select c.reference, c.state, c.credits, c.item_kind, c.item_id, c.return_to
       from public.checkouts c join public.credit_accounts a on a.id = c.account_id
      where c.id = $1 and a.user_id = $2 and c.gateway = $3`,
    [id, actor.userId, means.gateway.name],
  );
  const [row] = rows;
  return (
    row && {
      state: await stateOf(means, id, row),
      credits: row.credits,
      item: { kind: row.item_kind, id: row.item_id },
      returnTo: row.return_to,
    }
  );
}

async function stateOf(
  { pool, gateway }: PaymentMeans,
  id: string,
  { reference, state }: CheckoutRow,
): Promise<CheckoutProgress["state"]> {
  if (!reference || (state !== "open" && state !== "processing")) return state;
  const atGateway = await gateway.readCheckout(reference);
  if (atGateway.state !== "paid") return atGateway.state;
  // Recorded only once, as every change of the row makes its followers ask again.
  const { rows } = await pool.query<{ state: CheckoutRow["state"]; is_late: boolean }>(
    `with seen as (
       update public.checkouts set seen_paid_at = now() where id = $1 and seen_paid_at is null
     )
     select c.state,
            (c.seen_paid_at < now() - $2 * interval '1 second') is true
            or exists (select from public.payment_events e
                        where e.subject in (c.reference, $3) and e.handled_at is null
                          and e.failure is not null) as is_late
       from public.checkouts c where c.id = $1`,
    [id, NOTICE_DUE_SECONDS, atGateway.invoice ?? null],
  );
  const [noted] = rows;
  // Its notice may have arrived while we asked.
  if (!noted || noted.state === "paid") return "paid";
  return noted.is_late ? "unsettled" : "processing";
}
