import type { ToldRound } from "./find-round.ts";
import type { NewsroomKey } from "./newsroom-words.ts";
import { link, listed, type Phrase, paragraph, text } from "./phrase.ts";
import type { Story, ToldStory } from "./story.ts";
import { companyLink, roundsAddress, type Tongue, tongueOf } from "./tongue.ts";

/** "The largest" of fewer rounds says nothing. */
const LEAST_COMPARED = 5;
const RARE_AFTER_DAYS = 180;
const PAUSE_DAYS = 540;
const DAY = 24 * 60 * 60 * 1000;

/** How a brief may begin: what is most remarkable about its round decides. */
type Opening = Extract<NewsroomKey, `brief${string}_${"a" | "b"}`>;

/** A brief about a round. */
export function roundStory(round: ToldRound, publishedAt: Date): Story<Opening> {
  return {
    subject: round.id,
    category: "Funding",
    isSample: round.isSample,
    publishedAt,
    startups: [round.startup.id],
    investors: round.investors.map(({ id }) => id),
    round: round.id,
    sources: round.sources,
    openings: openingsOf(round),
    tell: (language, opening) => tell(round, tongueOf(language), opening),
  };
}

function openingsOf(round: ToldRound): Opening[] {
  const isQuiet = round.thousands === null;
  if (round.kind === "debt")
    return isQuiet ? ["briefDebtQuiet_a", "briefDebtQuiet_b"] : ["briefDebt_a", "briefDebt_b"];
  if (round.kind === "grant")
    return isQuiet ? ["briefGrantQuiet_a", "briefGrantQuiet_b"] : ["briefGrant_a", "briefGrant_b"];
  const { inCountry, earlier } = round;
  if (inCountry?.isLargest && inCountry.disclosed >= LEAST_COMPARED)
    return ["briefLargest_a", "briefLargest_b"];
  if (rareBefore(round)) return ["briefFirstSince_a", "briefFirstSince_b"];
  if (earlier.lastDay && daysBetween(earlier.lastDay, round.day) >= PAUSE_DAYS)
    return ["briefBack_a", "briefBack_b"];
  if (round.ledInMonth >= 2) return ["briefLeadAgain_a", "briefLeadAgain_b"];
  return isQuiet ? ["briefQuiet_a", "briefQuiet_b"] : ["briefPlain_a", "briefPlain_b"];
}

/** The last round of the kind in the country, of another company, if that is long ago. */
function rareBefore({ inCountry, startup, day }: ToldRound) {
  const before = inCountry?.sameKind;
  if (!before || before.startup.slug === startup.slug) return undefined;
  return daysBetween(before.day, day) >= RARE_AFTER_DAYS ? before : undefined;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

function tell(round: ToldRound, tongue: Tongue, opening: Opening): ToldStory {
  const places = placesOf(round, tongue);
  const first = [tongue.say(opening, places)];
  // These begin with something else than the amount and the day.
  if (/FirstSince|Back|LeadAgain/.test(opening))
    first.push(tongue.say(places.amount ? "briefAmount" : "briefAmountQuiet", places));
  if (round.own && round.thousands !== null) first.push(tongue.say("briefOwn", places));
  const paragraphs = [
    first,
    backers(round, tongue, opening),
    standing(round, tongue, { places, opening }),
  ];
  return {
    title: tongue.say(titleOf(round), places).plain,
    excerpt: tongue.say(round.startup.country === "Other" ? "briefWorks" : "briefBased", places)
      .plain,
    body: paragraphs
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => paragraph(sentences, tongue.language).markdown)
      .join("\n\n"),
  };
}

function titleOf({ kind, thousands }: ToldRound): NewsroomKey {
  if (kind === "debt") return thousands === null ? "briefTitleDebtQuiet" : "briefTitleDebt";
  if (kind === "grant") return thousands === null ? "briefTitleGrantQuiet" : "briefTitleGrant";
  return thousands === null ? "briefTitleQuiet" : "briefTitle";
}

/** What any sentence may name of the round; each figure leads to the rows it rests on. */
function placesOf(round: ToldRound, tongue: Tongue): Record<string, Phrase> {
  const { startup, inCountry, earlier, own, thousands, day } = round;
  const page = `/startups/${startup.slug}`;
  const isTracked = round.kind !== "debt";
  const country = startup.country;
  const row = isTracked ? roundsAddress({ from: day, to: day, country, kind: round.kind }) : page;
  const rare = rareBefore(round);
  const [lead] = round.investors.filter(({ isLead }) => isLead);
  return {
    name: companyLink("startups", startup),
    country: tongue.country(country),
    sectors: listed(
      startup.industries.map((name) => text(tongue.within(name))),
      tongue.language,
    ),
    round: text(tongue.within(round.kind)),
    day: link(tongue.day(day), row),
    month: isTracked
      ? link(tongue.month(day), roundsAddress({ from: `${day.slice(0, 7)}-01`, to: day }))
      : text(tongue.month(day)),
    ...(thousands !== null && { amount: link(tongue.dollars(thousands), row) }),
    ...(own && { own: link(tongue.amount(own.amount, own.currency), page) }),
    ...(lead && {
      lead: companyLink("investors", lead),
      figure: link(tongue.number(round.ledInMonth), `/investors/${lead.slug}`),
    }),
    ...(earlier.lastDay && { earlierDay: link(tongue.day(earlier.lastDay), page) }),
    ...(inCountry && {
      year: link(tongue.year(day), roundsAddress({ from: inCountry.from, to: day, country })),
    }),
    ...(rare && {
      earlier: companyLink("startups", rare.startup),
      earlierDay: link(tongue.day(rare.day), `/startups/${rare.startup.slug}`),
    }),
  };
}

/** Who gave the money, but for what the opening has said of its lead. */
function backers(round: ToldRound, tongue: Tongue, opening: Opening): Phrase[] {
  const named = (isLead: boolean) =>
    round.investors
      .filter((investor) => investor.isLead === isLead)
      .map((investor) => companyLink("investors", investor));
  const list = (phrases: Phrase[]) => listed(phrases, tongue.language);
  const [leads, others] = [named(true), named(false)];
  const all = list([...leads, ...others]);
  if (round.investors.length === 0) return [tongue.say("briefNobody")];
  if (round.kind === "debt" || round.kind === "grant")
    return [tongue.say("briefFrom", { others: all })];
  if (leads.length === 0) return [tongue.say("briefBackers", { others: all })];
  const isLeadTold = /LeadAgain/.test(opening);
  if (others.length > 0) {
    return [tongue.say("briefLed", { lead: list(leads), others: list(others) })];
  }
  return isLeadTold ? [] : [tongue.say("briefLedAlone", { lead: list(leads) })];
}

/** Where the round stands among those of its country, and of its company, if the opening has not said it. */
function standing(
  round: ToldRound,
  tongue: Tongue,
  { places, opening }: { places: Record<string, Phrase>; opening: Opening },
): Phrase[] {
  const { inCountry, earlier, startup, day } = round;
  const told: Phrase[] = [];
  if (inCountry) {
    const { count, from } = inCountry;
    const rows = roundsAddress({ from, to: day, country: startup.country });
    const figure = link(tongue.number(count), rows);
    told.push(tongue.say("briefNth", { ...places, figure }, count));
  }
  if (!earlier.lastDay) told.push(tongue.say("briefFirst", places));
  else if (!/Back/.test(opening)) {
    const page = `/startups/${startup.slug}`;
    const figure = link(tongue.number(earlier.count), page);
    const earlierDay = link(tongue.day(earlier.lastDay), page);
    told.push(tongue.say("briefEarlier", { ...places, figure, earlierDay }, earlier.count));
  }
  return told;
}
