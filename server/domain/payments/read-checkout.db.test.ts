import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readCheckout } from "./read-checkout.ts";
import { testGateway } from "./test-gateway.ts";
import { paymentsDatabase } from "./test-payments.ts";

const { pool, means, customer } = paymentsDatabase();

it("a purchase that is read again and again changes once: who follows its row asks at each change", async () => {
  const { actor, accountId } = await customer();
  const gateway = testGateway();
  const reference = `cs_${accountId}`;
  gateway.checkouts.set(reference, { state: "paid", invoice: undefined });
  const { rows } = await pool().query<{ id: string }>(
    `insert into public.checkouts
       (account_id, idempotency_key, gateway, reference, item_kind, item_id, credits, amount, return_to)
     values ($1, $2, 'stripe', $3, 'pack', 'pack_10', 10, 1000, '/credits') returning id`,
    [accountId, randomUUID(), reference],
  );
  const id = rows[0]?.id ?? "";
  const version = async () => {
    const found = await pool().query(
      "select xmin::text, seen_paid_at from public.checkouts where id = $1",
      [id],
    );
    return found.rows[0];
  };
  expect(await readCheckout(means(gateway), actor, id)).toMatchObject({ state: "processing" });
  const first = await version();
  expect(first.seen_paid_at).not.toBeNull();
  expect(await readCheckout(means(gateway), actor, id)).toMatchObject({ state: "processing" });
  expect(await version()).toEqual(first);
  await pool().query(
    "update public.checkouts set seen_paid_at = now() - interval '1 hour' where id = $1",
    [id],
  );
  expect(await readCheckout(means(gateway), actor, id)).toMatchObject({ state: "unsettled" });
});
