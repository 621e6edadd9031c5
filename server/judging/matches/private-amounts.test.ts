import { describe, expect, it } from "vitest";
import type { InvestorToMatch, StartupToMatch } from "../../../contracts/matching.ts";
import { rankMatches } from "./match.ts";
import { investor, startup } from "./test-profiles.ts";

const OPTIONS = { today: new Date("2026-11-22T00:00:00Z"), language: "en", limit: 5 } as const;

/** What an investor is told about a startup whose amounts are private. */
function told(privately: Partial<StartupToMatch>, own: Partial<InvestorToMatch> = {}) {
  const [match] = rankMatches(
    {
      direction: "investors",
      subject: investor(own),
      candidates: [startup({ raising: undefined, ...privately })],
      asPublic: () => startup({ raising: undefined }),
    },
    OPTIONS,
  );
  return match;
}

describe("amounts that the other side states in private", () => {
  it("are said to fit, and never told", () => {
    const own = { description: "", deals: [] };
    const match = told({ raising: 2_345_000, revenue: 765_000 }, own);
    expect(match?.reasons).toContain("What Kasirin is raising fits the check size of Angin.");
    expect(JSON.stringify(match)).not.toMatch(/2[.,]3|345|765|US\$/);
    expect(match?.against).not.toContain("how much it’s raising");
  });

  it("count for the rate, and are not said where they do not fit", () => {
    const match = told({ raising: 123_456 });
    expect(match?.rate).toBeLessThan(told({ raising: 2_000_000 })?.rate ?? 0);
    expect(JSON.stringify(match)).not.toMatch(/fits the check|12[0-9]|US\$/);
  });
});

describe("what a rate is made of", () => {
  const sharesOf = (privately: Partial<StartupToMatch>) => {
    const [match] = rankMatches(
      {
        direction: "investors",
        subject: investor(),
        candidates: [startup({ raising: undefined, ...privately })],
        asPublic: () => startup({ raising: undefined, matchCriteria: undefined }),
      },
      { ...OPTIONS, comparesPoints: true },
    );
    return match;
  };
  const termsOf = (privately: Partial<StartupToMatch>) => sharesOf(privately)?.shares?.terms;

  it("tells of private amounts and wishes nothing but what they change of the whole", () => {
    const open = termsOf({});
    expect(open?.find(({ term }) => term === "cheque")).toMatchObject({ points: null });
    const kept = { raising: 123_456, matchCriteria: "Only funds that lead." };
    expect(termsOf(kept)).toEqual(open);
    const { rate = 0, shares } = sharesOf(kept) ?? {};
    const all = [...(shares?.terms ?? []), ...(shares?.changes ?? [])];
    expect(all.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(rate);
    expect(shares?.changes.at(-1)).toMatchObject({ kind: "private", term: null });
  });
});

describe("a revenue that is known", () => {
  const OWN = { matchCriteria: "Only companies with at least $500k revenue." };

  it.each([
    [undefined, true],
    [0, false],
    [100_000, false],
    [600_000, true],
  ])("of %j decides about a limit: %j", (revenue, isMatch) => {
    expect(told(revenue === undefined ? {} : { revenue }, OWN) !== undefined).toBe(isMatch);
  });

  it("goes before a text that speaks of none", () => {
    const description = "We are pre-revenue. QR payments for small merchants.";
    expect(told({ description }, OWN)).toBeUndefined();
    expect(told({ description, revenue: 600_000 }, OWN)).toBeDefined();
  });

  it("is no revenue to praise where it is none", () => {
    const [match] = rankMatches(
      {
        direction: "startups",
        subject: startup({ revenue: 0 }),
        candidates: [investor({ matchCriteria: "We like revenue." })],
      },
      OPTIONS,
    );
    expect(match?.reasons.join()).not.toContain("looks for revenue");
  });
});
