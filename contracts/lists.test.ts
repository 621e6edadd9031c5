import { expect, it } from "vitest";
import { joinText } from "./joints.ts";
import type { Language } from "./languages.ts";
import { joinNames } from "./lists.ts";

it.each<[Language, string, string]>([
  ["en", "AI, fintech, SaaS", "AI, fintech, and SaaS"],
  ["id", "AI, fintech, SaaS", "AI, fintech, dan SaaS"],
  ["vi", "AI, fintech, SaaS", "AI, fintech và SaaS"],
  ["th", "AI, fintech และ SaaS", "AI, fintech และ SaaS"],
  ["zh", "AI、fintech、SaaS", "AI、fintech 和 SaaS"],
])("joins names as %s does", (language, narrow, long) => {
  const names = ["AI", "fintech", "SaaS"];
  expect(joinNames(names, language)).toBe(narrow);
  expect(joinNames(names, language, "long")).toBe(long);
});

it("parts Thai names by spaces, and a list with Latin ones by commas", () => {
  expect(joinNames(["สินเชื่อ", "เกษตร", "พลังงาน"], "th")).toBe("สินเชื่อ เกษตร และพลังงาน");
  expect(joinNames(["Monk's Hill", "Openspace", "เกษตร", "AI"], "th")).toBe(
    "Monk's Hill, Openspace, เกษตร และ AI",
  );
  expect(joinNames(["Bahari (นักลงทุนหลัก)", "Lontar Partners", "Temasya"], "th")).toBe(
    "Bahari (นักลงทุนหลัก), Lontar Partners และ Temasya",
  );
  expect(joinNames(["Bahari (นักลงทุนหลัก)", "Temasya"], "th")).toBe("Bahari (นักลงทุนหลัก) และ Temasya");
});

it.each<[Language, string, string, string]>([
  ["zh", "处于", "A 轮", "处于 A 轮"],
  ["zh", "A", "轮", "A 轮"],
  ["zh", "小米", " 的资料", "小米的资料"],
  ["zh", "Angin", " 的资料", "Angin 的资料"],
  ["zh", "投资：", "AI", "投资：AI"],
  ["th", "ลงทุนใน", "AI", "ลงทุนใน AI"],
  ["th", "ลงทุนใน", "สินเชื่อ", "ลงทุนในสินเชื่อ"],
  ["zh", "答复率 80%", "的", "答复率 80% 的"],
  ["zh", "成立于", "2026年", "成立于2026年"],
  ["zh", "2026", "年实际", "2026年实际"],
  ["zh", "融资", "1600万美元", "融资 1600万美元"],
  ["zh", "请看\n", "Benih", "请看\nBenih"],
  ["en", "at ", "Series A", "at Series A"],
])("in %s, %j and %j make %j", (language, left, right, both) => {
  expect(joinText(left, right, language)).toBe(both);
});
