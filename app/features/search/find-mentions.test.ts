import { expect, it } from "vitest";
import { companyNamed } from "./find-mentions.ts";

const row = (kind: string, id: string, tier: number) => ({ kind, id, tier });

it("takes the one company whose name a query is, or begins", () => {
  expect(companyNamed([row("news", "n", 0), row("investor", "i", 1)])).toEqual({
    kind: "investor",
    id: "i",
  });
  expect(companyNamed([row("startup", "s", 0), row("investor", "i", 1)])).toEqual({
    kind: "startup",
    id: "s",
  });
});

it("takes none where several are so, or none is", () => {
  expect(companyNamed([row("startup", "s", 1), row("investor", "i", 1)])).toBeUndefined();
  expect(companyNamed([row("startup", "s", 0), row("investor", "i", 0)])).toBeUndefined();
  expect(companyNamed([row("startup", "s", 2), row("deal", "d", 0)])).toBeUndefined();
});
