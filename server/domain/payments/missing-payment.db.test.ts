import { expect, it } from "vitest";
import { composeMissingPayment } from "./payment-mail.ts";
import { paymentsDatabase } from "./test-payments.ts";

const { pool, customer } = paymentsDatabase();

it("a payment that came before the mail of its failure went out is not said to be missing", async () => {
  const { actor, accountId } = await customer();
  const { rows } = await pool().query<{ id: string }>(
    `insert into public.invoices (account_id, gateway, reference, item_kind, item_id, credits, amount, state)
     values ($1, 'stripe', $2, 'plan', 'startup_monthly', 40, 2900, 'unpaid') returning id`,
    [accountId, `in_${accountId}`],
  );
  const id = rows[0]?.id ?? "";
  const compose = () => composeMissingPayment(pool(), id, "https://benih.example");
  expect(await compose()).toMatchObject({ to: actor.email, kind: "missing_payment" });
  await pool().query("update public.invoices set state = 'paid', paid_at = now() where id = $1", [
    id,
  ]);
  expect(await compose()).toBeUndefined();
});
