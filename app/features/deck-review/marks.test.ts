import { expect, test } from "vitest";
import { withMark } from "./marks.ts";

test("a mark is set once and removed, and the others stay", () => {
  expect(withMark(["a"], { issueId: "b", fixed: true })).toEqual(["a", "b"]);
  expect(withMark(["a", "b"], { issueId: "b", fixed: true })).toEqual(["a", "b"]);
  expect(withMark(["a", "b"], { issueId: "a", fixed: false })).toEqual(["b"]);
  expect(withMark(["b"], { issueId: "a", fixed: false })).toEqual(["b"]);
});
