import { expect, it } from "vitest";
import { creditAccount } from "../credits/credit-account.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { ensureCustomer, forgetDeleted } from "./customers.ts";
import { testGateway } from "./test-gateway.ts";

const { pool, open } = accountsDatabase();
const TRIES = 40;
const AT_ONCE = 8;

it("a person's first purchases, begun in one moment, are of one customer", async () => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const actor = await open("Startup");
    const accountId = await creditAccount(pool(), actor.userId);
    // The race is of the statements that note the customer: all calls get there together.
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
