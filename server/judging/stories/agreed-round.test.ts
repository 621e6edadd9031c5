import { describe, expect, it } from "vitest";
import { agreedRound, type Telling } from "./agreed-round.ts";
import type { StatedRound } from "./feed-item.ts";

type Report = {
  company?: string;
  /** The company's other names. */
  names?: string[];
  amount?: [amount: number, currency: string];
  kind?: NonNullable<StatedRound["kind"]>["value"];
  day?: string;
  investors?: string[];
  isKnown?: boolean;
  isTitled?: boolean;
  isHeadlined?: boolean;
};

let last = 0;

/** An article that reports a round of Mango, with only the given details. */
function report({
  company = "Mango",
  names = [company],
  amount,
  kind,
  day,
  investors = [],
  isKnown = true,
  isTitled = true,
  isHeadlined = false,
}: Report): Telling {
  const stated = <Value>(value: Value) => ({ value, quote: `“${String(value)}”` });
  last += 1;
  return {
    id: `item-${last}`,
    reading: {
      entities: [],
      round: {
        company: stated(company),
        ...(amount ? { amount: stated({ amount: amount[0], currency: amount[1] }) } : {}),
        ...(kind ? { kind: stated(kind) } : {}),
        ...(day ? { announcedOn: stated(day) } : {}),
        investors: investors.map((name) => ({ ...stated(name), isLead: false })),
      },
    },
    understood: { round: { company: names, investors, isKnown, isTitled, isHeadlined } },
  };
}

const silent = (): Telling => {
  last += 1;
  return { id: `item-${last}`, reading: { entities: [], round: undefined }, understood: {} };
};

describe("the round of a story", () => {
  it("is none where no article reports one", () => {
    expect(agreedRound([silent(), silent()])).toBeNull();
  });

  it("is what most of its articles say, with what the others say beside it", () => {
    const round = agreedRound([
      report({ amount: [5_000_000, "USD"], kind: "seed" }),
      report({ amount: [4_000_000, "USD"], kind: "seed" }),
      report({ amount: [5_000_000, "USD"], kind: "seed", day: "2026-11-03" }),
    ]);
    expect(round?.amount).toMatchObject({
      stated: { amount: 5_000_000 },
      isDisputed: true,
      claims: [{ said: [{}, {}] }, { said: [{}] }],
    });
    expect(round?.kind).toMatchObject({ stated: "seed", isDisputed: false });
    expect(round?.announcedOn.stated).toBe("2026-11-03");
    expect(round?.reports).toBe(3);
  });

  it("is left open where as many say one thing as another", () => {
    const round = agreedRound([
      report({ amount: [5_000_000, "USD"], day: "2026-11-03" }),
      report({ amount: [9_000_000, "USD"], day: "2026-11-04" }),
    ]);
    expect(round?.amount).toMatchObject({ stated: null, isDisputed: true });
    expect(round?.announcedOn.stated).toBeNull();
  });

  it("has one sum in two currencies, and the rounded one beside the exact", () => {
    const round = agreedRound([
      report({ amount: [80_000_000_000, "VND"] }),
      report({ amount: [3_100_000, "USD"] }),
      report({ amount: [9_000_000, "USD"] }),
    ]);
    expect(round?.amount.stated).toEqual({ amount: 80_000_000_000, currency: "VND" });
  });

  it("has not the sum that one article tells of it and the others do not", () => {
    const round = agreedRound([
      report({ kind: "series_a", amount: [200_000_000, "CNY"] }),
      report({ kind: "series_a" }),
      report({ kind: "series_a" }),
    ]);
    expect(round).toMatchObject({ amount: { stated: null }, kind: { stated: "series_a" } });
  });

  it("is of shares if a loan is named beside them", () => {
    const round = agreedRound([report({ kind: "debt" }), report({ kind: "seed" })]);
    expect(round?.kind).toMatchObject({ isDisputed: false, claims: [{ value: "seed" }, {}] });
  });

  it("has no company of which one article alone knows, and one on which two agree", () => {
    const stranger = { company: "Kargo Lion", isKnown: false, kind: "seed" as const };
    const plain = { ...stranger, amount: [1_000_000, "USD"] as [number, string] };
    expect(agreedRound([report(plain)])).toMatchObject({
      company: { stated: null },
      amount: { stated: { amount: 1_000_000 } },
    });
    expect(agreedRound([report(stranger), report(stranger)])?.company.stated).toBe("Kargo Lion");
  });

  it("has the company that a lone article's headline names, but not one that others contradict", () => {
    const alone = (company: string) =>
      report({
        company,
        isKnown: false,
        isHeadlined: true,
        kind: "seed",
        amount: [1_000_000, "USD"],
      });
    expect(agreedRound([alone("Kargo Lion")])?.company.stated).toBe("Kargo Lion");
    expect(agreedRound([alone("Kargo Lion"), alone("Sidoarjo")])?.company.stated).toBeNull();
  });

  it("takes a company's names for one, and another script for no contradiction", () => {
    const round = agreedRound([
      report({ company: "Mango", names: ["mango", "id-1"] }),
      report({ company: "PT Mango Nusantara", names: ["ptmangonusantara", "id-1"] }),
      report({ company: "芒果", names: ["芒果"] }),
    ]);
    expect(round?.company).toMatchObject({ stated: "Mango", isDisputed: false });
  });

  it("is not stated where most of the story's articles tell of none", () => {
    const told = report({ amount: [5_000_000, "USD"], kind: "seed" });
    expect(agreedRound([told, silent()])?.amount.stated).not.toBeNull();
    expect(agreedRound([told, silent(), silent()])?.amount).toMatchObject({
      stated: null,
      claims: [{ value: { amount: 5_000_000 } }],
    });
  });

  it("is stated by a lone article only where its headline tells it, with two facts of it", () => {
    const amount: [number, string] = [5_000_000, "USD"];
    expect(agreedRound([report({ amount, kind: "seed" })])?.amount.stated).not.toBeNull();
    expect(agreedRound([report({ amount })])?.amount.stated).toBeNull();
    expect(
      agreedRound([report({ amount, kind: "seed", isTitled: false })])?.amount.stated,
    ).toBeNull();
  });
});
