import { expect, it } from "vitest";
import { sharesOf } from "../../../../contracts/match-rate.ts";
import { type Claim, judgeMatches, type Shown } from "./judge-matches.ts";

const FACTS = "Angin backed TapLane in July 2026. Kasirin is raising US$2M.";
const SHOWN: Shown = {
  match: {
    id: "angin",
    rate: 70,
    isDoubtful: false,
    reasons: ["Checks of US$1M fit.", "Angin offers mentors.", "Both focus on payments."],
    telling: "Angin offers mentors.",
    shared: "Both focus on payments.",
    against: "It is far away.",
    conflicts: [],
  },
  criteria: "",
  facts: FACTS,
  isDoubtedByThem: false,
};

/** What tells the candidate apart when a model gave this many reasons, and these are borne out. */
function tellingOf(given: number, ...borneOut: string[]) {
  const reasons = Array.from({ length: given }, (_, at) => borneOut[at] ?? `Invented ${at}.`);
  const said = {
    matches: [
      { id: "angin", verdict: "open" as const, decides: null, rate: 80, reasons, against: "" },
    ],
  };
  const claims = borneOut.map((says): Claim => ({ id: "angin", kind: "reason", says }));
  const [match] = judgeMatches(said, [SHOWN], new Set(claims));
  expect(match?.reasons).toHaveLength(given);
  // The model has seen the reader's own amounts, so the other side is told only the rules' sentence.
  expect(match?.shared).toBe("Both focus on payments.");
  return match?.telling;
}

it("tells a candidate apart by the model's own reason, else by that of the rules which is kept", () => {
  expect(tellingOf(2, "Angin backed TapLane.")).toBe("Angin backed TapLane.");
  expect(tellingOf(2)).toBe("Angin offers mentors.");
  expect(tellingOf(1)).toBeUndefined();
});

it("says what the rate is made of: the terms of the rules, and how the model has read the pair", () => {
  const scores = {
    sector: 1,
    criteria: 0.5,
    stage: 1,
    cheque: undefined,
    geography: 0,
    activity: 1,
  };
  const shares = sharesOf(scores, {}, 70);
  const shown = { ...SHOWN, match: { ...SHOWN.match, shares } };
  const ratesOf = (verdict: "open" | "doubtful", claims: Claim[] = []) => {
    const reasons = ["Angin backed TapLane."];
    const decides = { criteria: "far", fact: "July 2026" };
    const said = { matches: [{ id: "angin", verdict, decides, rate: 80, reasons, against: "" }] };
    const [match] = judgeMatches(said, [shown], new Set(claims));
    const all = [...(match?.shares?.terms ?? []), ...(match?.shares?.changes ?? [])];
    expect(all.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(match?.rate);
    expect(match?.shares?.terms).toEqual(shares.terms);
    return match?.shares?.changes.map(({ kind }) => kind);
  };
  expect(ratesOf("open")).toEqual(["missed", "judged"]);
  const refusal: Claim = { id: "angin", kind: "refusal", says: "Too far." };
  expect(ratesOf("doubtful", [refusal])).toEqual(["missed", "judged", "doubt"]);
});
