import { expect, it } from "vitest";
import type { KnownAmounts } from "../../amounts/use-amount-reading.ts";
import { INVESTOR_AMOUNTS, STARTUP_AMOUNTS } from "./amount-groups.ts";
import { withDigits } from "./typed-amounts.ts";

const known: KnownAmounts = (text, chosen) => {
  if (text === "Rp 5 miliar") return { amount: 5e9, currency: "IDR" };
  if (text === "a lot") return null;
  return /^\d+$/.test(text) && chosen === "USD"
    ? { amount: Number(text), currency: chosen }
    : undefined;
};

it("a single amount sets its currency", () => {
  const form = { name: "A", raising: " Rp 5 miliar", raising_currency: "USD", revenue: "" };
  expect(withDigits(form, STARTUP_AMOUNTS, known)).toEqual({
    values: { name: "A", raising: "5000000000", raising_currency: "IDR", revenue: "" },
    differing: [],
  });
});

it("two that share a currency must be in one", () => {
  const form = { cheque_min: "500000", cheque_max: "Rp 5 miliar", cheque_currency: "USD" };
  expect(withDigits(form, INVESTOR_AMOUNTS, known)).toEqual({
    values: { ...form },
    differing: ["cheque_max"],
  });
});

it("an unread text stays as typed, or becomes what the caller wants; a text that is not an amount stays", () => {
  const form = { raising: "5 tri", raising_currency: "USD", revenue: "a lot" };
  expect(withDigits(form, STARTUP_AMOUNTS, known).values).toEqual(form);
  expect(withDigits(form, STARTUP_AMOUNTS, known, "").values).toEqual({ ...form, raising: "" });
});
