import { expect, it } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { DEFAULT_PRICES } from "../../../contracts/prices.ts";
import { RunFailed } from "../runs/perform-run.ts";
import { runsDatabase } from "../runs/test-runs.ts";
import { readSummary } from "./read-summary.ts";

const { pool, person, begin, perform, post } = runsDatabase();

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
  const summary = await readSummary(pool(), selling, (await person(0)).actor, STARTUP_ROLE);
  expect(summary).toMatchObject(told);
});

it("who has bought, or spent for good on more than the free review, is not told where to begin", async () => {
  const selling = { prices: DEFAULT_PRICES, gateway: undefined, firstReviewIsFree: true };
  const { actor, accountId } = await person(60);
  const hasBegun = async () => (await readSummary(pool(), selling, actor, STARTUP_ROLE)).hasBegun;
  expect(await hasBegun()).toBe(false);
  for (const wish of [{ firstIsFree: true }, {}]) {
    await perform(await begin(actor, wish), async () => {
      throw new RunFailed("deck_unreadable");
    });
    expect(await hasBegun()).toBe(false);
  }
  await begin(actor, { firstIsFree: true });
  expect(await hasBegun()).toBe(false);
  await post({ accountId, kind: "spend", amount: -20 });
  expect(await hasBegun()).toBe(true);
  const other = await person(0);
  await post({ accountId: other.accountId, kind: "purchase", amount: 30 });
  const summary = await readSummary(pool(), selling, other.actor, STARTUP_ROLE);
  expect(summary.hasBegun).toBe(true);
});
