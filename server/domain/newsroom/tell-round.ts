import { DAY_MS } from "../../../contracts/days.ts";
import { LEAST_COMPARED_ROUNDS } from "../../../contracts/funding.ts";
import {
  LEAST_MEDIAN_AMOUNTS,
  PAUSE_DAYS,
  RARE_AFTER_DAYS,
} from "../../../contracts/market-reports.ts";
import type { OtherRound, ToldRound } from "./find-round.ts";
import type { NewsroomKey } from "./newsroom-words.ts";
import { link, listed, type Phrase, paragraph, text } from "./phrase.ts";
import type { Story, ToldStory } from "./story.ts";
import { companyLink, roundsAddress, type Tongue, tongueOf } from "./tongue.ts";

/** More names would make a list rather than a sentence. */
const MOST_NAMED = 3;

/** Openings of briefs: the most remarkable fact about the round decides. */
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
  const { year, earlier } = round;
  if (year?.inCountry?.isLargest && year.inCountry.disclosed >= LEAST_COMPARED_ROUNDS)
    return ["briefLargest_a", "briefLargest_b"];
  if (rareBefore(round)) return ["briefFirstSince_a", "briefFirstSince_b"];
  if (earlier && daysBetween(earlier.day, round.day) >= PAUSE_DAYS)
    return ["briefBack_a", "briefBack_b"];
  if (round.ledInMonth >= 2) return ["briefLeadAgain_a", "briefLeadAgain_b"];
  return isQuiet ? ["briefQuiet_a", "briefQuiet_b"] : ["briefPlain_a", "briefPlain_b"];
}

/** The last round of its kind in the country, if it was another company's, and long ago. */
function rareBefore({ sameKind, startup, day }: ToldRound) {
  if (!sameKind || sameKind.startup.slug === startup.slug) return undefined;
  return daysBetween(sameKind.day, day) >= RARE_AFTER_DAYS ? sameKind : undefined;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The headline has the name and the amount, the deck what the company is, the text the rest: each only once. */
function tell(round: ToldRound, tongue: Tongue, opening: Opening): ToldStory {
  const places = placesOf(round, tongue);
  const happened = [
    tongue.say(opening, places),
    // These openings do not have the amount and the day.
    ...(/FirstSince|Back|LeadAgain/.test(opening)
      ? [tongue.say(places.amount ? "briefAmount" : "briefAmountQuiet", places)]
      : []),
    ...compared(round, tongue, { places, opening }),
    ...backers(round, tongue, opening),
    ...(round.own && round.thousands !== null ? [tongue.say("briefOwn", places)] : []),
  ];
  const around = [...alsoBacked(round, tongue), ...raised(round, tongue, places)];
  return {
    title: tongue.say(titleOf(round), places).plain,
    excerpt: paragraph(deck(round, tongue, { places, opening }), tongue.language).plain,
    body: [happened, around]
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

type Told = { places: Record<string, Phrase>; opening: Opening };

/** What the company is, and its previous round, unless the opening has it. */
function deck(round: ToldRound, tongue: Tongue, { places, opening }: Told): Phrase[] {
  const { earlier, startup } = round;
  const who = tongue.say(startup.country === "Other" ? "briefWorks" : "briefBased", places);
  if (!earlier) return [who, tongue.say("briefFirst")];
  if (/Back/.test(opening)) return [who];
  const before = {
    earlierKind: text(tongue.within(earlier.kind)),
    earlierMonth: text(tongue.month(earlier.day)),
  };
  if (earlier.thousands === null) return [who, tongue.say("briefBeforeQuiet", before)];
  const earlierAmount = text(tongue.dollars(earlier.thousands));
  return [who, tongue.say("briefBefore", { ...before, earlierAmount })];
}

/** Values of the round for any sentence; each figure links to the rows it rests on. */
function placesOf(round: ToldRound, tongue: Tongue): Record<string, Phrase> {
  const { startup, year, own, earlier, thousands, day } = round;
  const page = `/startups/${startup.slug}`;
  const isTracked = round.kind !== "debt";
  const country = startup.country;
  const row = isTracked ? rowOf(round, country) : page;
  const rare = rareBefore(round);
  const [lead] = round.investors.filter(({ isLead }) => isLead);
  return {
    name: companyLink("startups", startup),
    country: tongue.country(country),
    sectors: listed(
      startup.industries.map((name) => text(tongue.within(name))),
      tongue.language,
    ),
    round: text(tongue.beside(round.kind)),
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
    ...(earlier && { earlierDay: link(tongue.day(earlier.day), page) }),
    ...(year && {
      year: link(
        tongue.say("briefYear").plain,
        roundsAddress({ from: year.from, to: day, country: country === "Other" ? null : country }),
      ),
    }),
    ...(rare && {
      earlier: companyLink("startups", rare.startup),
      earlierDay: link(tongue.day(rare.day), `/startups/${rare.startup.slug}`),
    }),
  };
}

/** The tracker's list with just this round, or those of its kind, country and day. */
function rowOf({ day, kind }: Pick<OtherRound, "day" | "kind">, country: string): string {
  return roundsAddress({ from: day, to: day, country, kind });
}

/** The rank of its amount among those of a year, or how many rounds there were. */
function compared(round: ToldRound, tongue: Tongue, { places, opening }: Told): Phrase[] {
  const { year, thousands, kind, startup } = round;
  if (!year || kind === "grant") return [];
  const { inCountry } = year;
  if (/Largest/.test(opening)) {
    const next = inCountry?.next;
    if (!next || next.thousands === null || next.startup.slug === startup.slug) return [];
    const nextAmount = link(tongue.dollars(next.thousands), rowOf(next, startup.country));
    return [
      tongue.say("briefNext", { nextName: companyLink("startups", next.startup), nextAmount }),
    ];
  }
  const median = thousands === null ? [] : besideMedian(round, year, thousands, tongue);
  if (median.length > 0 || !inCountry || inCountry.count < LEAST_COMPARED_ROUNDS) return median;
  const { from } = year;
  const rows = roundsAddress({ from, to: round.day, country: startup.country });
  return [tongue.say("briefAmong", { ...places, rounds: tongue.rounds(inCountry.count, rows) })];
}

const PEERS = { country: "peersCountry", sector: "peersSector", all: "peersAll" } as const;

/** Compares it with the median of the closest group that has one. */
function besideMedian(
  { kind, day, startup }: ToldRound,
  { from, peers }: NonNullable<ToldRound["year"]>,
  thousands: number,
  tongue: Tongue,
): Phrase[] {
  const group = peers.find(({ disclosed }) => disclosed >= LEAST_MEDIAN_AMOUNTS);
  if (!group || group.medianThousands === null) return [];
  const [sector = ""] = startup.industries;
  const rows = roundsAddress({
    from,
    to: day,
    kind,
    country: group.of === "country" ? startup.country : null,
    sector: group.of === "sector" ? sector : null,
  });
  const peersOf = tongue.say(PEERS[group.of], {
    round: text(tongue.beside(kind)),
    country: tongue.country(startup.country),
    sector: text(tongue.within(sector)),
  });
  const year = tongue.say("briefYear");
  if (thousands === group.medianThousands)
    return [tongue.say("briefAtMedian", { peers: link(peersOf.plain, rows), year })];
  return [
    tongue.say(thousands > group.medianThousands ? "briefAbove" : "briefBelow", {
      median: link(tongue.dollars(group.medianThousands), rows),
      peers: peersOf,
      year,
    }),
  ];
}

/** The investors, without a lead that the opening has named. */
function backers(round: ToldRound, tongue: Tongue, opening: Opening): Phrase[] {
  const named = (isLead: boolean) =>
    round.investors
      .filter((investor) => investor.isLead === isLead)
      .map((investor) => companyLink("investors", investor));
  const list = (phrases: Phrase[]) => listed(phrases, tongue.language);
  const [leads, others] = [named(true), named(false)];
  const all = list([...leads, ...others]);
  // A source may name some whom the directory does not have.
  if (round.investors.length === 0) return [];
  if (round.kind === "debt" || round.kind === "grant")
    return [tongue.say("briefFrom", { others: all })];
  if (leads.length === 0) return [tongue.say("briefBackers", { others: all })];
  if (/LeadAgain/.test(opening))
    return others.length > 0 ? [tongue.say("briefJoined", { others: list(others) })] : [];
  return others.length > 0
    ? [tongue.say("briefLed", { lead: list(leads), others: list(others) })]
    : [tongue.say("briefLedAlone", { lead: list(leads) })];
}

/** Other companies of the lead, or else of the most active investor. */
function alsoBacked({ year }: ToldRound, tongue: Tongue): Phrase[] {
  if (!year?.alsoBacked) return [];
  const { investor, startups } = year.alsoBacked;
  const places = {
    investor: companyLink("investors", investor),
    year: tongue.say("briefYear"),
    startups: listed(
      startups.slice(0, MOST_NAMED).map((startup) => companyLink("startups", startup)),
      tongue.language,
    ),
  };
  if (startups.length <= MOST_NAMED) return [tongue.say("briefAlsoBacked", places)];
  const figure = link(tongue.number(startups.length), `/investors/${investor.slug}`);
  return [tongue.say("briefAlsoBackedMany", { ...places, figure })];
}

/** The total that the company has disclosed, if it had raised before. */
function raised(
  { kind, thousands, raisedBefore, startup }: ToldRound,
  tongue: Tongue,
  places: Record<string, Phrase>,
): Phrase[] {
  if (kind === "debt" || kind === "grant" || thousands === null || raisedBefore === null) return [];
  const sum = link(tongue.dollars(raisedBefore + thousands), `/startups/${startup.slug}`);
  return [tongue.say("briefSum", { ...places, sum })];
}
