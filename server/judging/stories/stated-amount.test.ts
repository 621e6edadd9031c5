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

it.each([
  [
    "th",
    "มะม่วงระดมทุน 2 ล้านดอลลาร์",
    "มะม่วงประกาศระดมทุนรอบ Series A มูลค่า 65 ล้านบาท นำโดย Harbour Ventures",
    { amount: 65_000_000, currency: "THB" },
  ],
  [
    "zh",
    "芒果获3000万美元B轮融资",
    "芒果今日宣布，以1亿3250万令吉完成B轮融资，折合约3000万美元。",
    { amount: 132_500_000, currency: "MYR" },
  ],
  [
    "zh",
    "芒果筹4000万新元",
    "本地公司芒果宣布在B轮融资中筹得4000万元，由港湾创投领投。",
    { amount: 40_000_000, currency: "SGD" },
  ],
] as const)(
  "%s: a text that tells no dollars says what was paid",
  (language, title, text, paid) => {
    expect(amountIn(language, title, text)).toEqual(paid);
  },
);

it.each([
  [
    "en",
    "Mango adds US$9 million, taking its Series A to US$29 million",
    "Mango has raised another US$9 million in an extension of its Series A, bringing the round to US$29 million.",
  ],
  [
    "vi",
    "Mango gọi thêm 9 triệu USD, nâng vòng Series A lên 29 triệu USD",
    "Mango vừa nhận thêm 9 triệu USD, nâng quy mô vòng Series A lên 29 triệu USD.",
  ],
  [
    "id",
    "Mango tambah US$9 juta, Seri A menjadi US$29 juta",
    "Mango meraih tambahan US$9 juta sehingga putaran Seri A menjadi US$29 juta.",
  ],
  [
    "th",
    "Mango ระดมทุนเพิ่ม 9 ล้านดอลลาร์ ดันรอบ Series A เป็น 29 ล้านดอลลาร์",
    "Mango ได้รับเงินทุนเพิ่ม 9 ล้านดอลลาร์ ทำให้รอบ Series A เพิ่มเป็น 29 ล้านดอลลาร์",
  ],
] as const)(
  "%s: what came now is the sum, not what the round has grown to",
  (language, title, text) => {
    expect(amountIn(language, title, text)).toEqual({ amount: 9_000_000, currency: "USD" });
  },
);

it("a part that an investor gave is less than what the company got", () => {
  expect(
    amountIn(
      "en",
      "Harbour backs Mango",
      "Harbour Ventures put in US$2 million of it. Mango has received US$2.8 million in fresh funding.",
    ),
  ).toEqual({ amount: 2_800_000, currency: "USD" });
});

it.each([
  [
    "what is told in passing",
    "Mango closes Series A",
    "Mango has closed its Series A, led by Harbour Ventures. It did not disclose the sum.\n\nThe food company runs three plants.\n\nIts founder said that investors pay US$3 million for such a plant.",
  ],
  [
    "one of two that are told alike",
    "Mango closes Series A",
    "Mango has closed its Series A of US$3 million, one person said. Mango has closed its Series A of US$4 million, another said.",
  ],
  [
    "a range",
    "Mango closes Series A",
    "Mango has closed a Series A of US$3 million to US$4 million, led by Harbour Ventures.",
  ],
] as const)("%s is not stated", (_, title, text) => {
  const { round } = readItem(itemOf("en", title, text), INDEX);
  expect(round?.company.value).toBe("Mango");
  expect(round?.amount).toBeUndefined();
});

it.each([
  [
    "en",
    "Government sets aside US$120 million for food startups",
    "The government gives US$120 million to food startups.\n\nMango, which raised US$6.8 million this month, welcomed it.",
  ],
  [
    "vi",
    "Startup Việt hút 214 triệu USD trong quý III",
    "Theo báo cáo, startup Việt Nam nhận 214 triệu USD trong quý III.\n\nMango nhận 5 triệu USD vòng Series A.",
  ],
] as const)(
  "%s: who only stands beside another sum has not got this one",
  (language, title, text) => {
    expect(readItem(itemOf(language, title, text), INDEX).round).toBeUndefined();
  },
);

it.each([
  [
    "vi",
    "Mango nhận tài trợ 600.000 đô Úc",
    "Harbour Ventures trao khoản tài trợ không hoàn lại 600.000 đô la Úc cho Mango.",
    { amount: 600_000, currency: "AUD" },
  ],
  [
    "id",
    "Startup Kapalku Rp 30 miliar",
    "Perusahaan Kapalku meraih pendanaan awal Rp 30 miliar dari Harbour Ventures. Kapalku beroperasi di Jakarta.",
    { amount: 30_000_000_000, currency: "IDR" },
  ],
] as const)("%s: money is no part of a name", (language, title, text, paid) => {
  const { round } = readItem(itemOf(language, title, text), INDEX);
  expect(round?.amount?.value).toEqual(paid);
  expect(round?.company.value).toMatch(/^(?:Mango|Kapalku)$/);
});
