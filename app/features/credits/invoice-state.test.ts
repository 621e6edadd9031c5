import { expect, it } from "vitest";
import { invoiceState } from "./invoice-state.ts";

it.each([
  ["paid", {}, "paid"],
  ["unpaid", {}, "unpaid"],
  ["void", {}, "void"],
  ["paid", { amount_refunded: 1 }, "partly_refunded"],
  ["paid", { amount_refunded: 2900 }, "refunded"],
  ["paid", { amount_disputed: 2900 }, "disputed"],
  ["paid", { amount_refunded: 2900, amount_disputed: 2900 }, "disputed"],
  ["something newer", {}, "unpaid"],
])("an invoice that is %s, with %j, is shown as %s", (state, changes, said) => {
  const nothing = { amount_refunded: 0, amount_disputed: 0 };
  const paid = { amount: 2900, credits: 30, item_kind: "pack", issued_at: "", state };
  expect(invoiceState({ ...paid, ...nothing, ...changes })).toBe(said);
});
