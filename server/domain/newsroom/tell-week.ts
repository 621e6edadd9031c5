import type { ToldWeek, WeekRound } from "./find-week.ts";
import { link, listed, type Phrase, paragraph, text } from "./phrase.ts";
import { heading, type RoundRow, roundsTable, type Sum, sumsTable } from "./round-tables.ts";
import type { Story, ToldStory } from "./story.ts";
import { companyLink, roundsAddress, type Tongue, tongueOf } from "./tongue.ts";

/** A table of more rows is read by nobody. */
const MOST_ROWS = 100;
/** An article names the companies of the largest rounds as its own. */
const MOST_COMPANIES = 20;

type Opening = `week${"Usual" | "More" | "Fewer"}_${"a" | "b"}`;

/** The round-up of a week. */
export function weekStory(week: ToldWeek, publishedAt: Date): Story<Opening> {
  const all = [...week.rounds, ...week.debt];
  const ids = (of: (round: WeekRound) => string[]) => [
    ...new Set(week.rounds.slice(0, MOST_COMPANIES).flatMap(of)),
  ];
  return {
    subject: week.from,
    category: "Funding",
    isSample: all.some(({ isSample }) => isSample),
    publishedAt,
    startups: ids(({ startup }) => [startup.id]),
    investors: ids(({ leads }) => leads.map(({ id }) => id)),
    round: null,
    sources: [],
    openings: openingsOf(week),
    tell: (language, opening) => tell(week, tongueOf(language), opening),
  };
}

/** Said of each week rather than of an average, so that it is true of small numbers, too. */
function openingsOf({ rounds, before }: ToldWeek): Opening[] {
  const counts = before.map(({ count }) => count);
  if (counts.length > 0 && rounds.length > Math.max(...counts)) return ["weekMore_a", "weekMore_b"];
  if (counts.length > 0 && rounds.length < Math.min(...counts))
    return ["weekFewer_a", "weekFewer_b"];
  return ["weekUsual_a", "weekUsual_b"];
}

function tell(week: ToldWeek, tongue: Tongue, opening: Opening): ToldStory {
  const { rounds, from, to } = week;
  const rows = roundsAddress({ from, to });
  const disclosed = rounds.filter(({ thousands }) => thousands !== null);
  const places = {
    rounds: tongue.rounds(rounds.length, rows),
    span: link(tongue.span(from, to), rows),
    ...(disclosed.length > 0 && { amount: link(tongue.dollars(total(rounds)), rows) }),
  };
  const hasAmount = disclosed.length > 0;
  const first = [tongue.say(opening, places), ...before(week, tongue)];
  const money = [...(hasAmount ? [tongue.say("weekTotal", places), largest(week, tongue)] : [])];
  if (disclosed.length < rounds.length) {
    const count = rounds.length - disclosed.length;
    money.push(tongue.say("weekUndisclosed", { rounds: tongue.rounds(count, rows) }, count));
  }
  const isCut = rounds.length > MOST_ROWS;
  return {
    title: tongue.say(hasAmount ? "weekTitle" : "weekTitleQuiet", places).plain,
    excerpt: paragraph(hasAmount ? money.slice(0, 2) : first.slice(0, 1), tongue.language).plain,
    body: [
      paragraph(first, tongue.language).markdown,
      paragraph(money, tongue.language).markdown,
      heading(tongue.say("weekRounds")),
      ...(isCut
        ? [tongue.say("weekCut", { shown: link(tongue.number(MOST_ROWS), rows) }).markdown]
        : []),
      roundsTable(rowsOf(rounds, tongue), tongue),
      heading(tongue.say("weekByCountry")),
      sumsTable(
        week,
        "country",
        sumsOf(rounds, ({ startup }) => startup.country),
        tongue,
      ),
      heading(tongue.say("weekBySector")),
      tongue.say("weekSectorNote").markdown,
      sumsTable(
        week,
        "sector",
        sumsOf(rounds, ({ startup }) => startup.sector),
        tongue,
      ),
      ...debt(week, tongue),
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
  };
}

function before({ before: weeks }: ToldWeek, tongue: Tongue): Phrase[] {
  if (weeks.length === 0) return [];
  const counts = weeks.map(({ from, to, count }) =>
    link(tongue.number(count), roundsAddress({ from, to })),
  );
  return [tongue.say("weekBefore", { counts: listed(counts, tongue.language) })];
}

/** The rounds come largest first. */
function largest({ rounds: [round] }: ToldWeek, tongue: Tongue): Phrase {
  if (!round) throw new Error("A week without rounds is not told.");
  return tongue.say("weekLargest", {
    name: companyLink("startups", round.startup),
    amount: amount(round, tongue),
    round: text(tongue.within(round.kind)),
  });
}

function debt({ debt: loans }: ToldWeek, tongue: Tongue): string[] {
  if (loans.length === 0) return [];
  return [
    heading(tongue.say("weekDebt")),
    tongue.say("weekDebtText").markdown,
    roundsTable(rowsOf(loans, tongue), tongue),
  ];
}

/** What a round brought, leading to its row; debt is in no list of the tracker. */
function amount({ kind, day, thousands, startup }: WeekRound, tongue: Tongue): Phrase {
  if (thousands === null) return tongue.say("undisclosed");
  const row =
    kind === "debt"
      ? `/startups/${startup.slug}`
      : roundsAddress({ from: day, to: day, country: startup.country, kind });
  return link(tongue.dollars(thousands), row);
}

function sumsOf(rounds: readonly WeekRound[], groupOf: (round: WeekRound) => string): Sum[] {
  return [...Map.groupBy(rounds, groupOf)]
    .sort(([, one], [, other]) => other.length - one.length || total(other) - total(one))
    .map(([value, group]) => ({
      value,
      rounds: group.length,
      thousands: group.some(({ thousands }) => thousands !== null) ? total(group) : null,
    }));
}

function rowsOf(rounds: readonly WeekRound[], tongue: Tongue): RoundRow[] {
  return rounds.slice(0, MOST_ROWS).map((round) => ({
    ...round,
    country: round.startup.country,
    amount: amount(round, tongue),
  }));
}

function total(rounds: readonly WeekRound[]): number {
  return rounds.reduce((sum, { thousands }) => sum + (thousands ?? 0), 0);
}
