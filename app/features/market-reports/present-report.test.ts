import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import type { NamedReport } from "../../../contracts/market-reports.ts";
import { loadMessages } from "../../i18n/locale-files.server.ts";
import { presentReport } from "./present-report.ts";
import { reportWords } from "./report-words.ts";

const [KNOWN, GONE, LEAD] = [
  "00000000-0000-4000-8000-000000000001",
  "00000000-0000-4000-8000-000000000002",
  "00000000-0000-4000-8000-000000000003",
];

const sums = { rounds: 6, usdThousand: 4500, disclosed: 5, medianUsdThousand: 900 };
const deal = (startup: string, usdThousand: number | null) => ({
  round: startup,
  startup,
  day: "2026-10-05",
  kind: "seed",
  country: "Vietnam",
  sector: "ai",
  usdThousand,
  leads: [LEAD, GONE],
});

function report(changes: Partial<NamedReport["figures"]> = {}): NamedReport {
  const month = (from: string, to: string, rounds: number) => ({ ...sums, from, to, rounds });
  return {
    figures: {
      ...sums,
      from: "2026-10-01",
      to: "2026-10-31",
      months: [
        month("2026-07-01", "2026-07-31", 3),
        month("2026-08-01", "2026-08-31", 4),
        month("2026-09-01", "2026-09-30", 5),
        month("2026-10-01", "2026-10-31", 6),
      ],
      byCountry: [{ ...sums, value: "Vietnam" }],
      bySector: [{ ...sums, value: "ai", usdThousand: 0, disclosed: 0 }],
      byKind: [{ ...sums, value: "seed" }],
      largest: [deal(GONE, 3000), deal(KNOWN, 1200)],
      investors: [
        { investor: LEAD, rounds: 2, led: 1 },
        { investor: GONE, rounds: 2, led: 0 },
      ],
      firstRounds: [deal(KNOWN, null)],
      back: [{ ...deal(KNOWN, 1), since: "2024-01-01" }],
      firstOfKind: [],
      joined: { startups: [GONE], investors: [LEAD] },
      ...changes,
    },
    is_sample: false,
    made_at: "2026-11-02T01:00:00Z",
    startups: { [KNOWN]: { slug: "sawah", name: "Sawah", logo: "" } },
    investors: { [LEAD]: { slug: "kapital", name: "Kapital", logo: "" } },
  };
}

const wordsIn = (language: (typeof LANGUAGES)[number]) =>
  reportWords(language, loadMessages(language, "funding", "labels", "marketReport"));

describe.each(LANGUAGES)("a report in %s", (language) => {
  it.each(["month", "year"] as const)("has all its words: a %s", (kind) => {
    const shown = JSON.stringify(presentReport(wordsIn(language), kind, report()));
    expect(shown).not.toMatch(/\{\w+\}|undefined|NaN/);
  });
});

describe("a report", () => {
  const shown = presentReport(wordsIn("en"), "month", report());

  it("names nobody who is not public", () => {
    expect(shown.largest.map(({ startup }) => startup.name)).toEqual(["Sawah"]);
    expect(shown.largest[0]?.leads.map(({ name }) => name)).toEqual(["Kapital"]);
    expect(shown.investors.map(({ name }) => name)).toEqual(["Kapital"]);
    expect(shown.joined.map(({ to }) => to)).toEqual(["/investors/kapital"]);
    expect(shown.figures.at(-1)).toMatchObject({ figure: "–", href: null });
  });

  it("leads from each figure to its rounds", () => {
    const days = "from=2026-10-01&to=2026-10-31#rounds";
    expect(shown.rows).toBe(`/funding-tracker?period=year&${days}`);
    expect(shown.countries[0]?.href).toBe(`/funding-tracker?period=year&country=Vietnam&${days}`);
    expect(shown.sectors[0]?.href).toBe(`/funding-tracker?period=year&sector=ai&${days}`);
    expect(shown.kinds[0]?.href).toBe(`/funding-tracker?period=year&round=seed&${days}`);
    expect(shown.charts[0]?.rows[0]?.href).toContain("from=2026-07-01&to=2026-07-31");
    expect(shown.countries[0]?.page).toBe("/countries/vietnam");
    expect(shown.sectors[0]?.page).toBe("/sectors/ai");
  });

  it("says what is remarkable, of three months or more before it", () => {
    expect(shown.lead).toContain("more rounds than in any of the previous 3 months");
    const months = report().figures.months.slice(-3);
    expect(presentReport(wordsIn("en"), "month", report({ months })).lead).not.toContain("more");
  });

  it("says how rounds and money have moved since the month before, where that sets no record", () => {
    const leadAfter = (rounds: number, usdThousand: number) => {
      const [first] = report().figures.months;
      const before = { ...sums, from: "2026-09-01", to: "2026-09-30", rounds, usdThousand };
      const months = first
        ? [first, before, { ...sums, from: "2026-10-01", to: "2026-10-31" }]
        : [];
      return presentReport(wordsIn("en"), "month", report({ months })).lead;
    };
    expect(leadAfter(4, 9000)).toContain(
      "That’s more rounds than in September 2026 (4 rounds), but less money (US$9M).",
    );
    expect(leadAfter(4, 900)).toContain("Both are up from September 2026 (4 rounds, US$900K).");
    expect(leadAfter(9, 900)).toContain("fewer rounds than in September 2026 (9 rounds), but more");
    expect(leadAfter(9, 9000)).toContain("Both are down from September 2026 (9 rounds, US$9M).");
    expect(leadAfter(6, 9000)).not.toContain("September");
    expect(shown.lead).not.toContain("September");
  });

  it("compares its figures with the month before", () => {
    const september = "September 2026: ";
    expect(shown.figures.map(({ before }) => before)).toEqual([
      undefined,
      `${september}US$4.5M`,
      `${september}US$900K`,
      undefined,
    ]);
  });

  it("shows sectors by their money, which sets them apart", () => {
    const bySector = [
      { ...sums, value: "ai", rounds: 1, usdThousand: 1000 },
      { ...sums, value: "fintech", rounds: 1, usdThousand: 4000 },
      { ...sums, value: "media", rounds: 2, usdThousand: 0, disclosed: 0 },
    ];
    const { sectors } = presentReport(wordsIn("en"), "month", report({ bySector }));
    expect(sectors.map(({ key, figure, width, note }) => [key, figure, width, note])).toEqual([
      ["fintech", "US$4M", 100, "1 round"],
      ["ai", "US$1M", 25, "1 round"],
      ["media", "Undisclosed", null, "2 rounds"],
    ]);
  });

  it("has no median of few amounts, and says so", () => {
    const few = presentReport(wordsIn("en"), "month", report({ medianUsdThousand: null }));
    expect(few.figures[2]).toEqual({
      name: "Median round",
      figure: "–",
      note: "Fewer than 5 amounts disclosed",
      before: "September 2026: US$900K",
      href: null,
    });
  });

  it("names the month that was lowest, both if there are two", () => {
    const said = shown.charts[0]?.sentence;
    expect(said).toBe("Highest: 6 rounds, October 2026. Lowest: 3 rounds, July 2026.");
    const [first, ...later] = report().figures.months;
    const months = first
      ? [{ ...first, from: "2026-06-01", to: "2026-06-30" }, first, ...later]
      : [];
    const twice = presentReport(wordsIn("en"), "month", report({ months }));
    expect(twice.charts[0]?.sentence).toContain("Lowest: 3 rounds, June 2026 and July 2026.");
  });

  it("hatches a month that is not over", () => {
    const from = "2026-11-01";
    const months = [...report().figures.months, { ...sums, from, to: "2026-11-20" }];
    const year = presentReport(wordsIn("en"), "year", report({ months, to: "2026-11-20" }));
    expect(year.title).toBe("Startup funding in 2026 so far");
    const [chart] = year.charts;
    expect(chart?.layout.bars.map(({ isPartial }) => isPartial)).toEqual([
      ...Array(4).fill(false),
      true,
    ]);
    expect(chart?.partial).not.toBe("");
    expect(shown.charts[0]?.partial).toBe("");
  });
});
