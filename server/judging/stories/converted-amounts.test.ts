import { expect, it } from "vitest";
import { readItem } from "./read-item.ts";
import { INDEX, itemOf } from "./test-items.ts";

const amountIn = (...item: Parameters<typeof itemOf>) =>
  readItem(itemOf(...item), INDEX).round?.amount?.value;

it.each([
  [
    "en",
    "Mango bags US$7m in Series A",
    "Mango has raised 400 million pesos (US$7 million) in a Series A round led by Harbour Ventures, it said on Tuesday.",
    { amount: 400_000_000, currency: "PHP" },
  ],
  [
    "id",
    "TokoBaru raih pendanaan seri A US$3 juta",
    "TokoBaru memperoleh pendanaan Seri A senilai Rp 48 miliar (sekitar US$3 juta) yang dipimpin Harbour Ventures.",
    { amount: 48_000_000_000, currency: "IDR" },
  ],
  [
    "zh",
    "芒果完成1400万美元B轮融资",
    "芒果宣布完成1亿元人民币（约合1400万美元）B轮融资，由港湾创投领投。",
    { amount: 100_000_000, currency: "CNY" },
  ],
] as const)(
  "%s: what a headline has converted is told as it was paid",
  (language, title, text, paid) => {
    expect(amountIn(language, title, text)).toEqual(paid);
  },
);

it.each([
  [
    "en",
    "Mango raises US$7 million",
    "Mango has raised US$7 million (400 million pesos) in a Series A round led by Harbour Ventures.",
  ],
  [
    "en",
    "Mango raises US$7 million",
    "Mango has raised US$7 million in a Series A round led by Harbour Ventures. It will spend 20 million pesos (US$350,000) on a new warehouse.",
  ],
] as const)("%s: dollars that were paid stay dollars", (language, title, text) => {
  expect(amountIn(language, title, text)).toEqual({ amount: 7_000_000, currency: "USD" });
});
