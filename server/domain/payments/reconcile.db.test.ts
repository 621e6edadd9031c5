import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { reconcile } from "../credits/reconcile.ts";
import { handleEvent } from "./handle-event.ts";
import { readCheckout } from "./read-checkout.ts";
import { startCheckout } from "./start-checkout.ts";
import { noticeOf, testGateway } from "./test-gateway.ts";
import { paymentsDatabase } from "./test-payments.ts";

const { pool, means, customer } = paymentsDatabase();

/** The differences of an account, or of none. */
async function differencesOf(accountId: string | null): Promise<string[]> {
  const { differences } = await reconcile(pool());
  return differences
    .filter(({ account_id }) => account_id === accountId)
    .map(({ difference }) => difference);
}

it("a purchase that was paid at the gateway but never reported is found", async () => {
  const { actor, accountId } = await customer();
  const gateway = testGateway();
  const { id } = await startCheckout(means(gateway), actor, STARTUP_ROLE, {
    item: { kind: "pack", id: "pack_30" },
    returnTo: "/credits",
    key: randomUUID(),
  });
  gateway.checkouts.set(`cs_${id}`, { state: "paid", invoice: "in_1" });
  expect(await readCheckout(means(gateway), actor, id)).toMatchObject({ state: "processing" });
  expect(await differencesOf(accountId)).toEqual([]);
  await pool().query(
    "update public.checkouts set seen_paid_at = now() - interval '61 minutes' where id = $1",
    [id],
  );
  expect(await differencesOf(accountId)).toEqual([`credits_of_checkout_${id}`]);
});

it("a notice that fails again and again is found", async () => {
  const gateway = testGateway();
  const notice = noticeOf("invoice", "in_of_a_gateway_that_is_down");
  await expect(handleEvent(means(gateway), notice)).rejects.toThrow();
  expect(await differencesOf(null)).toEqual([]);
  await pool().query(
    "update public.payment_events set received_at = now() - interval '61 minutes' where reference = $1",
    [notice.reference],
  );
  expect(await differencesOf(null)).toEqual([`notice_${notice.reference}`]);
});
