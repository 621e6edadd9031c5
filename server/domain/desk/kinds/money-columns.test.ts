import { expect, it } from "vitest";
import { moneyOf } from "./money-columns.ts";

it("an amount that is known in thousands of dollars opens as whole dollars", () => {
  const row = { amount: null, currency: null, rate: null, rate_on: null };
  expect(moneyOf({ ...row, amount_usd_thousand: "128.2" }).amount).toBe("128200");
  expect(moneyOf({ ...row, amount_usd_thousand: "12.5" }).amount).toBe("12500");
  expect(moneyOf({ ...row, amount_usd_thousand: null }).amount).toBe("");
});
