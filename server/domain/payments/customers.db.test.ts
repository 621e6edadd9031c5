import { describe, expect, it } from "vitest";
import { creditAccount } from "../credits/credit-account.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { ensureCustomer, forgetDeleted } from "./customers.ts";
import { handleEvent } from "./handle-event.ts";
import { noticeOf, testGateway } from "./test-gateway.ts";
import { paidPack, paymentMeans } from "./test-payments.ts";

const { pool, open } = accountsDatabase();
const TRIES = 40;
const AT_ONCE = 8;

it("a person's first purchases, begun in one moment, are of one customer", async () => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const actor = await open("Startup");
    const accountId = await creditAccount(pool(), actor.userId);
    // The race is between the statements that record the customer: all calls reach them together.
    const { promise: made, resolve: allAsked } = Promise.withResolvers<string>();
    let asked = 0;
    const gateway = testGateway({
      createCustomer: (id) => {
        asked += 1;
        if (asked === AT_ONCE) allAsked(`cus_${id}`);
        return made;
      },
    });
    const person = { accountId, email: actor.email, language: "en" } as const;
    const customers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => ensureCustomer(pool(), gateway, person)),
    );
    expect(new Set(customers)).toEqual(new Set([`cus_${accountId}`]));
  }
});

describe("a customer that is gone at the gateway", () => {
  /** A gateway at which these customers are gone. */
  function gatewayWithout(...gone: string[]) {
    const gateway = testGateway({
      createCustomer: async (accountId, replaced = "") => `cus_${accountId}${replaced}`,
      describeCustomer: async (customer) => !gone.includes(customer),
    });
    return { gateway, gone };
  }

  it("is replaced, as often as it goes, by one for all purchases at once", async () => {
    const actor = await open("Startup");
    const accountId = await creditAccount(pool(), actor.userId);
    const { gateway, gone } = gatewayWithout();
    const person = { accountId, email: actor.email, language: "en" } as const;
    const seen: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      const customers = await Promise.all(
        Array.from({ length: 4 }, () => ensureCustomer(pool(), gateway, person)),
      );
      const [customer = ""] = customers;
      expect(new Set(customers)).toEqual(new Set([customer]));
      expect(seen).not.toContain(customer);
      seen.push(customer);
      gone.push(customer);
    }
  });

  it("is still the account's: what was paid by it can go back", async () => {
    const actor = await open("Startup");
    const accountId = await creditAccount(pool(), actor.userId);
    const { gateway, gone } = gatewayWithout();
    const person = { accountId, email: actor.email, language: "en" } as const;
    const pack = paidPack(await ensureCustomer(pool(), gateway, person));
    const means = paymentMeans(pool(), gateway);
    gateway.invoices.set(pack.reference, pack);
    await handleEvent(means, noticeOf("invoice", pack.reference));
    gone.push(pack.customer);
    await ensureCustomer(pool(), gateway, person);
    gateway.payments.set(`${pack.payment}`, {
      customer: pack.customer,
      invoice: pack.reference,
      checkoutId: undefined,
      refunded: 2900,
      disputed: 0,
    });
    await handleEvent(means, noticeOf("payment", `${pack.payment}`));
    const { rows } = await pool().query(
      "select balance from public.credit_accounts where id = $1",
      [accountId],
    );
    expect(rows).toEqual([{ balance: 0 }]);
  });
});

it("a customer is forgotten once the person is gone, and not while a deletion has stopped half-way", async () => {
  const actor = await open("Startup");
  const accountId = await creditAccount(pool(), actor.userId);
  const forgotten: string[] = [];
  const gateway = testGateway({
    forgetCustomer: async (customer) => void forgotten.push(customer),
  });
  const person = { accountId, email: actor.email, language: "en" } as const;
  const customer = await ensureCustomer(pool(), gateway, person);
  await expect(forgetDeleted(pool(), gateway, customer)).rejects.toThrow("has not ended");
  expect(forgotten).toEqual([]);
  await pool().query("delete from auth.users where id = $1", [actor.userId]);
  await forgetDeleted(pool(), gateway, customer);
  expect(forgotten).toEqual([customer]);
});
