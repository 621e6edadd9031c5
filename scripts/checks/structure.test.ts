import { expect, test } from "vitest";
import { importedByTestsAlone } from "./structure.ts";

test("refuses a file among the product's that only tests import", () => {
  const imports = new Map([
    ["server/a.ts", ["server/b.ts"]],
    ["server/a.test.ts", ["server/a.ts", "server/b.ts", "server/example.ts", "server/test-c.ts"]],
    ["acceptance/a.test.ts", ["testing/people.ts", "contracts/example.ts"]],
    ["server/test-c.ts", ["server/drawn.ts"]],
    ["bench/run.ts", ["server/a.ts"]],
  ]);
  expect(importedByTestsAlone(imports)).toEqual([
    "contracts/example.ts",
    "server/drawn.ts",
    "server/example.ts",
  ]);
});
