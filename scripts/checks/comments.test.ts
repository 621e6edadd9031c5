import { expect, test } from "vitest";
import { linesWithTic } from "./comments.ts";

test("names the lines whose comments say that something stands or stood somewhere", () => {
  const text = `
/** The words stand in the
 *  files; nothing stood there before. */
export const first = 1; // It stands here.
  // Here it
  // stands alone.
`;
  expect(linesWithTic("a.ts", text)).toEqual([2, 3, 4, 6]);
  expect(linesWithTic("a.css", "a {}\n/* The price\n   stands below. */")).toEqual([3]);
});

test("allows what stands out, stands for something or is a stand-in, and any code or text", () => {
  const text = `
/** A stand-in that stands
 *  in for another; both stand out. We understand, notwithstanding. */
export const stood = "// it stands here";
// Two zeros stand
// for the plus.
`;
  expect(linesWithTic("a.ts", text)).toEqual([]);
  expect(linesWithTic("a.tsx", "export const A = () => <p>It stands // here</p>;")).toEqual([]);
});
