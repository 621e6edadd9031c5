import { expect, test } from "vitest";
import { chineseParts } from "./chinese-words.ts";

test.each([
  ["让印尼渔获从码头就保持低温", "让印尼|渔获从码头|就保持|低温"],
  ["融资1350万美元，教的是已经有工作的人", "融资1350万美元，教的是|已经有|工作的人"],
  ["第九十天收到钱的教育科技", "第九十天|收到钱的|教育科技"],
])("a line may break between words only: %s", (text, parts) => {
  expect(chineseParts(text).join("|")).toBe(parts);
});

test("nothing is lost, and no part is a single character", () => {
  const text = "一家自己钓自己鱼的银行，和唯一打了电话的保洁员：“冷”为什么 31 款赚钱";
  const parts = chineseParts(text);
  expect(parts.join("")).toBe(text);
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(part.length).toBeGreaterThan(1);
});

test.each(["", "车", "Kopiora"])("too little to break: %s", (text) => {
  expect(chineseParts(text)).toEqual([text]);
});
