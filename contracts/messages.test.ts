import { expect, it } from "vitest";
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
  expect(fillMessage("第{pages}页", { pages }, "zh")).toBe("第2、3、7页");
});

it("keeps a place without a value", () => {
  expect(fillMessage("Hello {name}", {}, "en")).toBe("Hello {name}");
});
