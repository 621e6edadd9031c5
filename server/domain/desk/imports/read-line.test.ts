import { expect, it } from "vitest";
import type { ImportField } from "../../../../contracts/desk/imports.ts";
import { lineReader } from "./read-line.ts";

const LUA = "11111111-1111-4111-8111-111111111111";
const nobody = () => ({ problem: "noSuchCompany" as const });
const MAPPING: ImportField[] = ["id", "slug", "name", "industries", "venture_round", "country"];

/** Reads lines of id, address and name, with an existing company at `lua`. */
function readLines(...lines: [id: string, slug: string, name: string][]) {
  const read = lineReader({
    kind: "startup",
    mapping: MAPPING,
    currency: "USD",
    publishesNew: true,
    known: {
      ids: new Set([LUA]),
      idOfSlug: new Map([["lua", LUA]]),
      startup: nobody,
      investor: nobody,
      roundOfSign: new Map(),
    },
    now: new Date(0),
  });
  return lines.map((cells, at) =>
    read({ line: at + 2, cells: [...cells, "fintech", "seed", "Vietnam"] }),
  );
}

it("an address that is made from a name is not given to a later line", () => {
  const [made, given] = readLines(["", "", "Sawah"], ["", "sawah", "Other"]);
  expect(made?.value.slug).toBe("sawah");
  expect(given?.problems).toMatchObject([{ field: "slug", code: "twiceInFile" }]);
});

it("an address that a company moves to is not made from a later name", () => {
  const [moved, made] = readLines([LUA, "padi", "Lua"], ["", "", "Padi"]);
  expect([moved?.action, made?.action]).toEqual(["update", "create"]);
  expect(made?.value.slug).toBe("padi-2");
});

it("names that leave no address each have one of their own", () => {
  const lines = readLines(
    ["", "startup-3", "Lua"],
    ["", "", "สวน"],
    ["", "", "稻"],
    ["", "", "ทุ่ง"],
  );
  expect(lines.map(({ value }) => value.slug)).toEqual([
    "startup-3",
    "startup",
    "startup-2",
    "startup-4",
  ]);
});
