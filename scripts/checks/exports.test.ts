import { expect, test } from "vitest";
import { unusedIn } from "./exports.ts";

const TEXT = `
  export const taken = 1;
  export const own = 2;
  export function called() { return own; }
  export type Shape = { size: number };
  export type Forgotten = { size: number };
  export const measure = (shape: Shape) => shape.size;
  export default measure;`;

test("names values that nobody imports, and types that nobody says", () => {
  expect(unusedIn("a.ts", TEXT, new Set(["taken", "default"]))).toEqual([
    "own",
    "called",
    "Forgotten",
    "measure",
  ]);
});

test("takes an import of everything for one of each", () => {
  expect(unusedIn("a.ts", TEXT, new Set(["*"]))).toEqual([]);
});
