import { expect, it } from "vitest";
import { fold } from "./fold.ts";
import { namedUnitIn } from "./named-unit.ts";

it.each([
  ["Revenue, US$ m", "USD", 1e6],
  ["RM m", "MYR", 1e6],
  ["₱ m, year June–May", undefined, 0],
  ["Net revenue (S$ k)", "SGD", 1e3],
  ["Price per month, US$", "USD", 1],
  ["Nilai transaksi (Rp M)", "IDR", 1e9],
  ["Pendapatan, Rp miliar", "IDR", 1e9],
  ["Rp juta", "IDR", 1e6],
  ["Doanh thu, tỷ đồng", "VND", 1e9],
  ["đồng", "VND", 1],
  ["รายได้ (ล้านบาท)", "THB", 1e6],
  ["收入（万元）", "CNY", 1e4],
  ["万美元", "USD", 1e4],
  ["RM / 月", "MYR", 1],
  ["Customers", undefined, 0],
  ["Distance (km)", undefined, 0],
  ["Learners (m)", undefined, 0],
])("%s", (name, currency, factor) => {
  const unit = namedUnitIn(fold(name));
  expect(unit).toEqual(currency === undefined ? undefined : { currency, factor });
});
