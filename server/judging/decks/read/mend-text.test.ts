import { expect, it } from "vitest";
import { mendText } from "./mend-text.ts";

it.each([
  ["增⻓ ⻔店 ⻚ ⻢来 ⻝品", "增长 门店 页 马来 食品"],
  ["⼈⼯", "人工"],
  ["oﬃce", "office"],
])("%s is read as it is meant", (drawn, meant) => {
  expect(mendText(drawn)).toBe(meant);
});
