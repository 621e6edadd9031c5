import { expect, it } from "vitest";
import { isVisible } from "./commit-visibility.ts";

it.each([
  ["100:100:", 99, true],
  ["100:100:", 100, false],
  ["100:105:100,103", 100, false],
  ["100:105:100,103", 101, true],
  ["100:105:100,103", 103, false],
  ["100:105:100,103", 106, false],
  // past the first wrap of the 32-bit ids
  ["4294967300:4294967310:4294967302", 6, false],
  ["4294967300:4294967310:4294967302", 7, true],
  ["4294967300:4294967310:4294967302", 4294967290, true],
  // the log's ids come as signed numbers
  ["4294967290:4294967291:", -7, true],
])("in the snapshot %s, %i is visible: %s", (snapshot, xid, expected) => {
  expect(isVisible(snapshot, xid)).toBe(expected);
});
