import { expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { readSummary } from "./read-summary.ts";

const { pool, open } = accountsDatabase();

it.each([
  ["stripe", { sells: true, isSandbox: false }],
  ["stripe_test", { sells: true, isSandbox: true }],
  ["sandbox", { sells: true, isSandbox: true }],
  [undefined, { sells: false, isSandbox: false }],
])("at the gateway %s a person reads whether money moves", async (name, told) => {
  const selling = {
    prices: DEFAULT_PRICES,
    gateway: name === undefined ? undefined : { name },
    firstReviewIsFree: false,
  };
  const summary = await readSummary(pool(), selling, await open("Startup"), STARTUP_ROLE);
  expect(summary).toMatchObject(told);
});
