import { LEAST_COMPARED_ROUNDS } from "../../../contracts/funding.ts";
import type { ToldWeek, WeekRound } from "./find-week.ts";
import { link, listed, type Phrase, paragraph, text } from "./phrase.ts";
import { heading, type RoundRow, roundsTable, type Sum, summedUp } from "./round-tables.ts";
import type { Story, ToldStory } from "./story.ts";
import { companyLink, roundsAddress, type Tongue, tongueOf } from "./tongue.ts";

/** Nobody reads a table with more rows. */
const MOST_ROWS = 100;
/** How many companies of the largest rounds the article is linked with. */
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

/** Compares with each week rather than with an average, so that it is true for small numbers, too. */
function openingsOf({ rounds, before }: ToldWeek): Opening[] {
  const counts = before.map(({ count }) => count);
  if (counts.length > 0 && rounds.length > Math.max(...counts)) return ["weekMore_a", "weekMore_b"];
  if (counts.length > 0 && rounds.length < Math.min(...counts))
    return ["weekFewer_a", "weekFewer_b"];
  return ["weekUsual_a", "weekUsual_b"];
}

/** The headline has the sums, the deck the change and the largest round, the text the rest. */
function tell(week: ToldWeek, tongue: Tongue, opening: Opening): ToldStory {
  const { rounds, from, to } = week;
  const rows = roundsAddress({ from, to });
  const hasAmount = rounds.some(({ thousands }) => thousands !== null);
  const places = {
    rounds: tongue.rounds(rounds.length, rows),
    span: link(tongue.span(from, to), rows),
    ...(hasAmount && { amount: link(tongue.dollars(total(rounds)), rows) }),
  };
  const opens = tongue.say(opening, places);
  const deck = [...sinceLast(week, tongue), ...(hasAmount ? [largest(week, tongue)] : [])];
  const quiet = rounds.filter(({ thousands }) => thousands === null).length;
  const first = [
    opens,
    ...record(week, tongue, opening),
    ...(hasAmount ? [tongue.say("weekTotal", places)] : []),
    ...(quiet > 0
      ? [tongue.say("weekUndisclosed", { rounds: tongue.rounds(quiet, rows) }, quiet)]
      : []),
  ];
  const around = [...before(week, tongue), ...mostLed(week, tongue)];
  const told = (sentences: readonly Phrase[]) => paragraph(sentences, tongue.language);
  return {
    title: tongue.say(hasAmount ? "weekTitle" : "weekTitleQuiet", places).plain,
    excerpt: told(deck.length > 0 ? deck : [opens]).plain,
    body: [
      told(first).markdown,
      told(around).markdown,
      heading(tongue.say("weekRounds")),
      ...(rounds.length > MOST_ROWS
        ? [tongue.say("weekCut", { shown: link(tongue.number(MOST_ROWS), rows) }).markdown]
        : []),
      roundsTable(rowsOf(rounds, tongue), tongue),
      ...summedUp(
        week,
        "country",
        sumsOf(rounds, ({ startup }) => startup.country),
        tongue,
      ),
      ...summedUp(
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

/** The change since the week before. */
function sinceLast({ rounds, before }: ToldWeek, tongue: Tongue): Phrase[] {
  const last = before.at(-1);
  if (!last) return [];
  const way = Math.sign(rounds.length - last.count);
  const key = way === 0 ? "weekSame" : way > 0 ? "weekUp" : "weekDown";
  return [tongue.say(key, { rounds: tongue.rounds(last.count, roundsAddress(last)) })];
}

/** When there were last as many, if this week had more than those before it, and enough to mention. */
function record({ rounds, lastAsBusy }: ToldWeek, tongue: Tongue, opening: Opening): Phrase[] {
  if (!/More/.test(opening) || rounds.length < LEAST_COMPARED_ROUNDS || lastAsBusy === undefined)
    return [];
  if (lastAsBusy === null) return [tongue.say("weekRecord")];
  const { from, to } = lastAsBusy;
  return [
    tongue.say("weekSince", { since: link(tongue.span(from, to), roundsAddress(lastAsBusy)) }),
  ];
}

function before({ before: weeks }: ToldWeek, tongue: Tongue): Phrase[] {
  if (weeks.length === 0) return [];
  const counts = weeks.map(({ from, to, count }) =>
    link(tongue.number(count), roundsAddress({ from, to })),
  );
  return [tongue.say("weekBefore", { counts: listed(counts, tongue.language) })];
}

/** The investor who led more rounds than any other, if more than one. */
function mostLed({ rounds }: ToldWeek, tongue: Tongue): Phrase[] {
  const led = Map.groupBy(
    rounds.flatMap(({ leads }) => leads),
    ({ id }) => id,
  );
  const [most, next] = [...led.values()].sort((one, other) => other.length - one.length);
  const [lead] = most ?? [];
  if (!most || !lead || most.length < 2 || most.length === next?.length) return [];
  return [
    tongue.say("weekLead", {
      name: companyLink("investors", lead),
      rounds: tongue.rounds(most.length, `/investors/${lead.slug}`),
    }),
  ];
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

/** The amount of a round, linked to its row; the tracker has no list of debt. */
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
