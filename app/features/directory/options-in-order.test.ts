import { expect, it } from "vitest";
import { optionsInOrder } from "./options-in-order.ts";

const NAMES: Record<string, string> = {
  Vietnam: "Việt Nam",
  Thailand: "Thái Lan",
  Japan: "Nhật Bản",
};
const label = (value: string) => NAMES[value] ?? value;

it("puts the markets of the region before others, and those with more companies before others", () => {
  const values = ["Japan", "Singapore", "Thailand", "USA", "Vietnam"];
  const counts = { Japan: 20, Singapore: 9, Thailand: 3, USA: 30, Vietnam: 3 };
  expect(optionsInOrder(values, counts, label, "vi")).toEqual([
    "Singapore",
    "Thailand",
    "Vietnam",
    "USA",
    "Japan",
  ]);
});

it("goes by the alphabet where nothing could be counted", () => {
  expect(optionsInOrder(["fintech", "ai"], undefined, label, "en")).toEqual(["ai", "fintech"]);
});
