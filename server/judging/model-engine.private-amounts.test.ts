import { afterEach, expect, it } from "vitest";
import type { MatchSearch } from "./matches/match.ts";
import { investor, startup } from "./matches/test-profiles.ts";
import { engineThatHears, matches, stopServers } from "./test-engine.ts";

afterEach(stopServers);

it("shows a model no amounts that a candidate states in private", async () => {
  const search: MatchSearch = {
    direction: "startups",
    subject: startup(),
    candidates: [investor({ chequeMin: 345_000, chequeMax: 1_765_000 })],
    asPublic: () => investor({ chequeMin: undefined, chequeMax: undefined }),
  };
  const judged = { id: "angin", verdict: "open", decides: null, rate: 80 };
  const { engine, asking, requests } = await engineThatHears(
    matches([{ ...judged, reasons: ["Angin invests."], against: "It is far away." }]),
  );
  const options = { today: new Date("2026-11-22"), language: "en", limit: 20 } as const;
  await engine.rankMatches(search, options, asking);
  const asked = JSON.stringify(requests);
  expect(asked).toContain("Angin");
  expect(asked).not.toMatch(/345|1[.,]8|1[.,]?765/);
});
