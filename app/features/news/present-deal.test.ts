import { expect, test } from "vitest";
import labels from "../../i18n/locales/en/labels.json";
import { presentDeal } from "./present-deal.ts";
import type { ReportedRound } from "./read-article.ts";

const round: ReportedRound = {
  kind: "series_a",
  announced_on: "2026-11-18",
  amount_usd_thousand: 13500,
  startups: { slug: "pho", name: "Phở", logo: "/pho.svg", country: "Vietnam" },
  funding_round_investors: [
    { is_lead: false, investors: { slug: "zeta", name: "Zeta" } },
    { is_lead: false, investors: null },
    { is_lead: false, investors: { slug: "alpha", name: "Alpha" } },
    { is_lead: true, investors: { slug: "lead", name: "Lead" } },
  ],
};

const present = (changes: Partial<ReportedRound>) =>
  presentDeal({ round: { ...round, ...changes }, madeBy: "model" }, "en", { labels });

test("a deal names who raised how much from whom; what is not published is not there", () => {
  expect(present({})).toEqual({
    startup: { slug: "pho", name: "Phở", logo: "/pho.svg" },
    kind: "Series A",
    amount: "US$13.5M",
    country: "Vietnam",
    hub: "/countries/vietnam",
    day: "November 18, 2026",
    announcedOn: "2026-11-18",
    leads: [{ slug: "lead", name: "Lead" }],
    others: [
      { slug: "alpha", name: "Alpha" },
      { slug: "zeta", name: "Zeta" },
    ],
  });
  expect(present({ amount_usd_thousand: null })?.amount).toBe("");
});

test("there is none without a round, or if its company is no longer published", () => {
  expect(presentDeal({ round: null, madeBy: "person" }, "en", { labels })).toBeNull();
  expect(present({ startups: null })).toBeNull();
});

test("an article that software made from the round's row has no box, which would repeat it", () => {
  expect(presentDeal({ round, madeBy: "template" }, "en", { labels })).toBeNull();
});
