import { expect, it } from "vitest";
import { readItem } from "./read-item.ts";
import { INDEX, itemOf } from "./test-items.ts";

const kindIn = (...item: Parameters<typeof itemOf>) =>
  readItem(itemOf(...item), INDEX).round?.kind?.value;

it.each([
  [
    "en",
    "Mango lands $22m in equity and debt",
    "Mango announced on Wednesday a US$22 million Series B: US$14 million in new shares and a US$8 million term loan from Harbour Ventures.",
    "series_b",
  ],
  [
    "vi",
    "Mango nhận 46 triệu USD gồm vốn cổ phần và vốn vay",
    "Mango công bố vòng Series C trị giá 46 triệu USD, do Harbour Ventures dẫn dắt.",
    "series_c",
  ],
] as const)("%s: a loan beside shares is a part of the round", (language, title, text, kind) => {
  expect(kindIn(language, title, text)).toBe(kind);
});

it.each([
  [
    "en",
    "Mango bags US$5m",
    "Mango has raised US$5 million in a pre-Series B round led by Harbour Ventures.",
  ],
  ["zh", "芒果获500万美元", "芒果在B轮前融资中筹得500万美元，由港湾创投领投。"],
  [
    "id",
    "Mango raih US$5 juta",
    "Mango meraih US$5 juta dalam putaran pra-Seri B dari Harbour Ventures. Seri B ditargetkan pada 2028.",
  ],
  ["zh", "芒果获500万美元", "芒果获500万美元融资，天使投资人陈先生参与。"],
] as const)(
  "%s: what comes before a series, or who gave it, is no kind",
  (language, title, text) => {
    expect(kindIn(language, title, text)).toBeUndefined();
  },
);

it.each([
  [
    "vi",
    "Mango có thêm 3 triệu USD",
    "Đợt vốn thứ hai của Series A, 3 triệu USD, đã về tài khoản của Mango.",
    undefined,
  ],
  [
    "vi",
    "Mango nhận 3 triệu USD",
    "Hôm thứ Hai, Mango công bố nhận 3 triệu USD vòng Series A.",
    "2026-05-11",
  ],
] as const)("%s: %s", (language, title, text, day) => {
  expect(readItem(itemOf(language, title, text), INDEX).round?.announcedOn?.value).toBe(day);
});

it("who has been awarded a grant has got it", () => {
  const { round } = readItem(
    itemOf(
      "en",
      "Mango awarded US$840,000 grant",
      "Mango has been awarded a US$840,000 grant by the Green Isles Facility to dry fruit in Sabah.",
    ),
    INDEX,
  );
  expect([round?.company.value, round?.kind?.value, round?.amount?.value.amount]).toEqual([
    "Mango",
    "grant",
    840_000,
  ]);
});
