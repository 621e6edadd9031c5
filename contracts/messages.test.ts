import { expect, it } from "vitest";
import type { Language } from "./languages.ts";
import { fillMessage } from "./messages.ts";

const PAGES = { one: "{count} page of {all}", other: "{count} pages of {all}" };

it("chooses the plural form by its count, and writes numbers as the language does", () => {
  expect(fillMessage(PAGES, { count: 1, all: 1200 }, "en")).toBe("1 page of 1,200");
  expect(fillMessage(PAGES, { count: 2, all: 1200 }, "en")).toBe("2 pages of 1,200");
  expect(fillMessage({ other: "{count} halaman" }, { count: 1 }, "id")).toBe("1 halaman");
  expect(fillMessage("{sum}%", { sum: 112.5 }, "vi")).toBe("112,5%");
});

it("joins lists as the language does", () => {
  const pages = ["2", "3", "7"];
  expect(fillMessage("pages {pages}", { pages }, "en")).toBe("pages 2, 3, 7");
  expect(fillMessage("第{pages}页", { pages }, "zh")).toBe("第 2、3、7 页");
});

it("keeps a place without a value", () => {
  expect(fillMessage("Hello {name}", {}, "en")).toBe("Hello {name}");
});

it.each<[Language, string, string, string]>([
  ["zh", "我们会发邮件告诉 {value} 是谁", "小米", "我们会发邮件告诉小米是谁"],
  ["zh", "我们会发邮件告诉 {value} 是谁", "Angin", "我们会发邮件告诉 Angin 是谁"],
  ["zh", "通常在{value}内答复", "2 天", "通常在 2 天内答复"],
  ["zh", "将于{value}到期", "2026年11月20日", "将于2026年11月20日到期"],
  ["zh", "预测止于{value}年", "2026", "预测止于2026年"],
  ["zh", "{value}起", "1600万美元", "1600万美元起"],
  ["zh", "请看：\n{value}", "https://benih.example", "请看：\nhttps://benih.example"],
  ["th", "ต้องกรอก{value}", "LinkedIn", "ต้องกรอก LinkedIn"],
  ["th", "ต้องกรอก{value}", "ชื่อ", "ต้องกรอกชื่อ"],
])("in %s, %j takes %j in as %j", (language, message, value, whole) => {
  expect(fillMessage(message, { value }, language)).toBe(whole);
});
