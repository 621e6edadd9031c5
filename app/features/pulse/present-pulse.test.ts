import { expect, test } from "vitest";
import funding from "../../i18n/locales/en/funding.json";
import labels from "../../i18n/locales/en/labels.json";
import pulseWords from "../../i18n/locales/en/pulse.json";
import { translator } from "../../i18n/messages.ts";
import type { RoundRow, TrackerRow } from "../funding/read-tracker.ts";
import { row } from "../funding/test-tracker.ts";
import { trackerWords } from "../funding/tracker-words.ts";
import { presentPulse } from "./present-pulse.ts";
import { byDayAndAmount, type Pulse } from "./read-pulse.ts";

const words = trackerWords("en", { funding, labels });
const t = translator<"pulse">("en", pulseWords);

const total = (changes: Partial<TrackerRow>) => row({ rounds: 0, ...changes });

function present(changes: Partial<Pulse>) {
  const nothing = { week: total({}), month: total({}), largest: null, rounds: [], investors: [] };
  return presentPulse(words, t, { ...nothing, ...changes });
}

const BUSY = total({
  rounds: 11,
  usd_thousand: 182910,
  previous_rounds: 6,
  previous_usd_thousand: 39710,
  difficulty: 19.4,
  difficulty_rounds: 11,
});

test("each figure of a week leads to the rounds behind it", () => {
  const largest = {
    announced_on: "2026-11-18",
    kind: "series_c",
    usd_thousand: 73500,
    startup_slug: "songdee",
    startup_name: "Songdee",
  };
  const { span, figures, barometer } = present({ week: BUSY, largest });
  expect(span).toMatch(/^Last 7 days: November 14.+20, 2026$/);
  expect(figures).toEqual([
    {
      name: "Rounds",
      figure: "11",
      note: "6 the week before",
      href: "/funding-tracker?period=week#rounds",
    },
    {
      name: "Raised",
      figure: "US$182.9M",
      note: "US$39.7M the week before",
      href: "/funding-tracker?period=week&tab=amount#rounds",
    },
    {
      name: "Largest round",
      figure: "US$73.5M",
      note: "Songdee · Series C",
      href: "/funding-tracker?period=week&round=series_c&from=2026-11-18&to=2026-11-18#rounds",
    },
  ]);
  expect(barometer).toEqual({
    name: "Difficulty index, 7 days",
    index: 19.4,
    ends: { easy: "0 easy", hard: "100 hard" },
    provisional: "Provisional",
    figure: "19",
    note: "Raising is easier than usual.",
    href: "/funding-tracker?period=week&tab=difficulty",
  });
});

test("a week without a round says so, and leads to those of the month", () => {
  const { figures, barometer } = present({ week: total({ previous_rounds: 3 }) });
  expect(figures.map(({ figure, note, href }) => [figure, note, href])).toEqual([
    ["0", "None announced", "/funding-tracker#rounds"],
    ["–", "None announced", "/funding-tracker?tab=amount#rounds"],
    ["–", "None announced", "/funding-tracker#rounds"],
  ]);
  expect(barometer).toMatchObject({
    index: null,
    figure: "Insufficient data",
    note: "",
    provisional: "",
  });
});

test("rounds that disclosed nothing are no sum and no biggest deal", () => {
  const { figures } = present({ week: total({ rounds: 2, undisclosed: 2 }) });
  expect(figures.map(({ figure, note }) => [figure, note])).toEqual([
    ["2", "0 the week before"],
    ["–", "2 undisclosed"],
    ["–", "Undisclosed"],
  ]);
});

test("a week with too few rounds shows the month's index, and says that it does", () => {
  const month = total({ difficulty: 61.2, difficulty_rounds: 9 });
  const { barometer } = present({ week: total({ rounds: 2 }), month });
  expect(barometer).toMatchObject({
    name: "Difficulty index, 30 days",
    index: 61.2,
    provisional: "Provisional",
    figure: "61",
    note: "Raising is harder than usual. Over the last 30 days: the week had too few rounds",
    href: "/funding-tracker?tab=difficulty",
  });
});

test("before tracking began there is nothing to compare with", () => {
  const week = { ...BUSY, previous_rounds: null, previous_usd_thousand: null };
  expect(
    present({ week })
      .figures.slice(0, 2)
      .map(({ note }) => note),
  ).toEqual(["", ""]);
});

function round(startup_name: string, announced_on: string, usd_thousand: number | null): RoundRow {
  return {
    id: startup_name,
    announced_on,
    kind: "series_a",
    usd_thousand,
    startup_slug: startup_name.toLowerCase(),
    startup_name,
    startup_logo: "",
    country: "Indonesia",
    is_sample: false,
    investors: [],
  };
}

test("the rounds of one day come by their amounts, undisclosed ones last", () => {
  const rounds = [
    round("Small", "2026-11-18", 2600),
    round("Unknown", "2026-11-18", null),
    round("Large", "2026-11-18", 52_500),
    round("Newest", "2026-11-19", 700),
  ].toSorted(byDayAndAmount);
  const { deals } = present({ rounds });
  expect(deals.items.map(({ name, amount }) => [name, amount])).toEqual([
    ["Newest", "US$700K"],
    ["Large", "US$52.5M"],
    ["Small", "US$2.6M"],
    ["Unknown", "Undisclosed"],
  ]);
  expect(deals.items[0]).toMatchObject({ what: "Series A", day: "Nov 19" });
});
