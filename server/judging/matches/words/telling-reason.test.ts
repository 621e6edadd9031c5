import { expect, it } from "vitest";
import { LANGUAGES } from "../../../../contracts/languages.ts";
import { rankMatches } from "../match.ts";
import { investor, startup } from "../test-profiles.ts";
import { tellingReason } from "./telling-reason.ts";

const search = (deals: object[] | undefined) => ({
  direction: "startups" as const,
  subject: startup({ raising: undefined }),
  candidates: [investor({ chequeMin: undefined, chequeMax: undefined, ...(deals && { deals }) })],
});

it.each(LANGUAGES)("is a deal, and no common field, stage or place, in %s", (language) => {
  const options = { today: new Date("2026-11-22"), language, limit: 1 };
  const [active] = rankMatches(search(undefined), options);
  expect(tellingReason(active?.reasons ?? [], language)).toContain("TapLane");
  const [quiet] = rankMatches(search([]), options);
  expect(quiet?.reasons.length).toBeGreaterThan(1);
  expect(tellingReason(quiet?.reasons ?? [], language)).toBeNull();
});

it("is a model's own sentence", () => {
  expect(tellingReason(["Both sell to rice mills along the Mekong."], "en")).toContain(
    "rice mills",
  );
});
