import { expect, test } from "vitest";
import { differing } from "./one-wording.ts";

const original = new Map([
  ["a.upload", "Upload your deck first."],
  ["b.upload", "Upload your deck first."],
  ["c.upload", "Upload your deck first."],
  ["a.stages", "Stages"],
  ["b.stages", "Stages"],
]);
const translated = new Map([
  ["a.upload", "Unggah deck Anda dulu."],
  ["b.upload", "Unggah deck Anda terlebih dahulu."],
  ["c.upload", "Unggah deck Anda dulu."],
  ["a.stages", "Tahap"],
  ["b.stages", "Putaran"],
]);

test("names a text that is translated in two ways, except for short ones", () => {
  expect(differing(original, translated, [])).toEqual([["b.upload", "a.upload"]]);
});

test("lets be what is meant", () => {
  expect(differing(original, translated, ["b.upload"])).toEqual([]);
});
