import { expect, test } from "vitest";
import { amountsIn } from "../../../language/money.ts";
import { productIn } from "./products.ts";

test.each([
  ["1,900 depots × s$14,400 a year = s$27.4m", 27.4e6],
  ["malaysia 6,500 rm 7,680 rm 49.9m", 49.9e6],
  ["8.2 万人 × 每天 38 铢 × 300 天 = 9.35 亿泰铢", 9.35e8],
])("%s is counted from below", (text, value) => {
  expect(productIn(amountsIn(text, text.includes("铢") ? "zh" : "en"))?.value).toBeCloseTo(
    value,
    -3,
  );
});

test.each(["revenue s$0.4m s$1.1m s$2.3m", "12 rooms, 14 beds, s$9 a night", "2026 2027 2028"])(
  "%s is not",
  (text) => {
    expect(productIn(amountsIn(text, "en"))).toBeUndefined();
  },
);
