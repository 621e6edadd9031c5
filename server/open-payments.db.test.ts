import { expect, it } from "vitest";
import { testGateway } from "./domain/payments/test-gateway.ts";
import { paymentMeans } from "./domain/payments/test-payments.ts";
import { accountsDatabase } from "./domain/profiles/test-accounts.ts";
import { openPayments } from "./open-payments.ts";

const { pool } = accountsDatabase();

it("a notice is handled while people who buy have all their connections", async () => {
  const { connectionString = "" } = pool().options;
  const { people, notices, pools } = openPayments(
    paymentMeans(pool(), testGateway()),
    connectionString,
  );
  const held = await Promise.all(Array.from({ length: 4 }, () => people.pool.connect()));
  try {
    const buying = people.pool.query("select 1 as one");
    expect((await notices.pool.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
    expect(people.pool.waitingCount).toBe(1);
    for (const client of held.splice(0)) client.release();
    expect((await buying).rows).toEqual([{ one: 1 }]);
  } finally {
    for (const client of held) client.release();
    await Promise.all(Object.values(pools).map((one) => one.end()));
  }
});
