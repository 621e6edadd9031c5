import { daySpan } from "../../../contracts/day-span.ts";
import type { FundingView } from "../../../contracts/funding-view.ts";
import { dayBesideNews } from "../../i18n/dates.ts";
import type { Translate } from "../../i18n/messages.ts";
import { shortDollars } from "../../i18n/money.ts";
import { provisionalOf, verdictOf } from "../funding/present-difficulty.ts";
import { changedView, roundsAddress, trackerAddress } from "../funding/tracker-address.ts";
import type { TrackerWords } from "../funding/tracker-words.ts";
import { MONTH, type Pulse, WEEK } from "./read-pulse.ts";

/** A figure, a note about it, and the rounds behind it. */
type Figure = { name: string; figure: string; note: string; href: string };

/** Home's strip and rail, worded: the screen only draws them, and needs none of their words. */
export type PresentedPulse = {
  heading: string;
  span: string;
  figures: Figure[];
  /** With the labels at the ends of its scale; null without an index. */
  barometer: Figure & {
    index: number | null;
    /** Says that it may still change; empty if not. */
    provisional: string;
    ends: { easy: string; hard: string } | null;
  };
  deals: Listed<{ slug: string; name: string; amount: string; what: string; day: string }>;
  investors: Listed<{ slug: string; name: string; what: string }>;
};

type Listed<Item> = { heading: string; more: string; href: string; items: Item[] };

const NOTHING = "–";

export function presentPulse(
  words: TrackerWords,
  t: Translate<"pulse">,
  pulse: Pulse,
): PresentedPulse {
  const { week, rounds, investors } = pulse;
  return {
    heading: t("heading"),
    span: words.t("lastDays", {
      count: 7,
      span: daySpan(week.starts_on, week.ends_on, words.language),
    }),
    figures: [roundsOf(words, t, pulse), raisedOf(words, t, pulse), biggestOf(words, t, pulse)],
    barometer: barometerOf(words, t, pulse),
    deals: {
      heading: t("latestDeals"),
      more: t("allDeals"),
      href: roundsAddress(MONTH),
      items: rounds.map((round) => ({
        slug: round.startup_slug,
        name: round.startup_name,
        amount: amountOf(words, round.usd_thousand),
        what: words.label(round.kind),
        day: dayBesideNews(
          round.announced_on,
          words.language,
          round.announced_on.slice(0, 4) !== week.ends_on.slice(0, 4),
        ),
      })),
    },
    investors: {
      heading: t("activeInvestors"),
      more: t("overMonth"),
      href: roundsAddress(MONTH),
      items: investors.map((investor) => ({
        slug: investor.slug,
        name: investor.name,
        what: words.t("roundsCount", { count: investor.rounds }),
      })),
    },
  };
}

function roundsOf(words: TrackerWords, t: Translate<"pulse">, { week }: Pulse): Figure {
  return {
    name: t("rounds"),
    figure: words.number(week.rounds),
    note: week.rounds === 0 ? t("none") : before(t, week.previous_rounds, words.number),
    href: roundsAddress(behind(week.rounds)),
  };
}

function raisedOf(words: TrackerWords, t: Translate<"pulse">, { week }: Pulse): Figure {
  const isKnown = week.usd_thousand > 0;
  const short = (thousands: number) => shortDollars(thousands, words.language);
  const undisclosed =
    week.undisclosed === 0 ? "" : words.t("undisclosedShort", { count: week.undisclosed });
  return {
    name: t("raised"),
    figure: isKnown ? short(week.usd_thousand) : NOTHING,
    note: isKnown ? before(t, week.previous_usd_thousand, short) : undisclosed || t("none"),
    href: roundsAddress({ ...behind(week.rounds), measure: "amount" }),
  };
}

function biggestOf(words: TrackerWords, t: Translate<"pulse">, { week, largest }: Pulse): Figure {
  const name = t("biggest");
  if (largest === null) {
    const note = week.rounds === 0 ? t("none") : words.t("undisclosed");
    return { name, figure: NOTHING, note, href: roundsAddress(behind(week.rounds)) };
  }
  const { announced_on: day, kind } = largest;
  return {
    name,
    figure: shortDollars(largest.usd_thousand, words.language),
    note: `${largest.startup_name} · ${words.label(kind)}`,
    href: roundsAddress({ ...WEEK, ventureRound: kind, from: day, to: day }),
  };
}

/**
 * The week's index, named by its days, because the tracker opens with the month's. A week with too
 * few rounds has none, and shows the month's, saying so.
 */
function barometerOf(words: TrackerWords, t: Translate<"pulse">, { week, month }: Pulse) {
  const isMonth = week.difficulty === null && month.difficulty !== null;
  const [view, shown] = isMonth ? [MONTH, month] : [WEEK, week];
  const index = shown.difficulty;
  return {
    name: index === null ? t("difficulty") : t("difficultyOver", { count: isMonth ? 30 : 7 }),
    index,
    provisional: provisionalOf(words, shown),
    ends: index === null ? null : { easy: words.t("easy"), hard: words.t("hard") },
    figure: index === null ? words.t("insufficient") : words.index(index),
    note: words.sentences([
      index === null ? "" : verdictOf(words, shown),
      isMonth ? t("monthInstead") : "",
    ]),
    href: trackerAddress(changedView(view, { measure: "difficulty" })),
  };
}

/** A week without rounds links to the month's. */
function behind(rounds: number): FundingView {
  return rounds === 0 ? MONTH : WEEK;
}

function before(
  t: Translate<"pulse">,
  earlier: number | null,
  say: (value: number) => string,
): string {
  return earlier === null ? "" : t("weekBefore", { figure: say(earlier) });
}

function amountOf(words: TrackerWords, thousands: number | null): string {
  return thousands === null ? words.t("undisclosed") : shortDollars(thousands, words.language);
}
