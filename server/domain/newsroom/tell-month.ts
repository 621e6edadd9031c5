import {
  type Deal,
  type Group,
  LEAST_MEDIAN_AMOUNTS,
  type NamedReport,
  type ReportedCompany,
  recordsOf,
  reportAddress,
} from "../../../contracts/market-reports.ts";
import { link, listed, type Phrase, paragraph, text } from "./phrase.ts";
import type { Story, ToldStory } from "./story.ts";
import { companyLink, roundsAddress, type Tongue, tongueOf } from "./tongue.ts";

/** An article names the first of each list; the report has the rest. */
const NAMED = 3;

type Opening = `month${"Usual" | "More" | "Fewer" | "Money" | "One"}_${"a" | "b"}`;

/** What announces the report of a month. */
export function monthStory(report: NamedReport, publishedAt: Date): Story<Opening> {
  const { figures, startups, investors } = report;
  const known = (ids: string[], of: Record<string, ReportedCompany>) => [
    ...new Set(ids.filter((id) => id in of)),
  ];
  return {
    subject: figures.from,
    category: "Funding",
    isSample: report.is_sample,
    publishedAt,
    startups: known(
      figures.largest.map(({ startup }) => startup),
      startups,
    ),
    investors: known(
      figures.investors.map(({ investor }) => investor),
      investors,
    ),
    round: null,
    sources: [],
    openings: openingsOf(report),
    tell: (language, opening) => tell(report, tongueOf(language), opening),
  };
}

function openingsOf({ figures, startups }: NamedReport): Opening[] {
  const { isMore, isFewer, isMostMoney } = recordsOf(figures);
  if (isMore) return ["monthMore_a", "monthMore_b"];
  if (isFewer) return ["monthFewer_a", "monthFewer_b"];
  if (isMostMoney) return ["monthMoney_a", "monthMoney_b"];
  const [largest] = figures.largest;
  const isMost = (largest?.usdThousand ?? 0) > figures.usdThousand / 2;
  if (isMost && figures.disclosed >= LEAST_MEDIAN_AMOUNTS && largest && largest.startup in startups)
    return ["monthOne_a", "monthOne_b"];
  return ["monthUsual_a", "monthUsual_b"];
}

function tell(report: NamedReport, tongue: Tongue, opening: Opening): ToldStory {
  const places = placesOf(report, tongue);
  const opens = tongue.say(opening, places);
  const isOfOne = opening.startsWith("monthOne");
  const first = [
    opens,
    ...(isOfOne ? [tongue.say("monthCount", places)] : []),
    ...monthBefore(report, tongue),
  ];
  const paragraphs = [
    first,
    money(report, tongue, opening),
    where(report, tongue),
    who(report, tongue),
  ];
  return {
    title: tongue.say(places.amount ? "monthTitle" : "monthTitleQuiet", places).plain,
    excerpt: opens.plain,
    body: [...paragraphs, [tongue.say("monthReport", { report: reportLink(report, tongue) })]]
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => paragraph(sentences, tongue.language).markdown)
      .join("\n\n"),
  };
}

function reportLink({ figures }: NamedReport, tongue: Tongue): Phrase {
  const month = text(tongue.month(figures.from));
  return link(tongue.say("monthReportName", { month }).plain, reportAddress("month", figures.from));
}

/** What an opening may name; each figure leads to the rows it was counted from. */
function placesOf(report: NamedReport, tongue: Tongue): Record<string, Phrase> {
  const { figures, startups } = report;
  const { from, to } = figures;
  const rows = roundsAddress({ from, to });
  const [largest] = figures.largest;
  const company = largest && startups[largest.startup];
  return {
    figure: link(tongue.number(figures.rounds), rows),
    month: link(tongue.month(from), rows),
    before: link(tongue.number(figures.months.length - 1), reportAddress("month", from)),
    ...(figures.disclosed > 0 && { amount: link(tongue.dollars(figures.usdThousand), rows) }),
    ...(company && {
      name: companyLink("startups", company),
      largest: dealAmount(largest, tongue),
    }),
  };
}

function dealAmount({ day, country, kind, usdThousand }: Deal, tongue: Tongue): Phrase {
  const row = roundsAddress({ from: day, to: day, country, kind });
  return link(tongue.dollars(usdThousand ?? 0), row);
}

/** How many the month before had. */
function monthBefore({ figures }: NamedReport, tongue: Tongue): Phrase[] {
  const before = figures.months.at(-2);
  if (!before) return [];
  const rows = roundsAddress(before);
  return [
    tongue.say(
      "monthBefore",
      {
        month: link(tongue.month(before.from), rows),
        figure: link(tongue.number(before.rounds), rows),
      },
      before.rounds,
    ),
  ];
}

function money(report: NamedReport, tongue: Tongue, opening: Opening): Phrase[] {
  const { figures, startups } = report;
  const { from, to, disclosed, rounds, medianUsdThousand } = figures;
  const rows = roundsAddress({ from, to });
  const told: Phrase[] = [];
  const amount = link(tongue.dollars(figures.usdThousand), rows);
  const isTold = /Money|One/.test(opening);
  if (disclosed > 0 && !isTold) told.push(tongue.say("weekTotal", { amount }));
  const [largest] = figures.largest;
  const company = largest && startups[largest.startup];
  if (company && !opening.startsWith("monthOne"))
    told.push(
      tongue.say("weekLargest", {
        name: companyLink("startups", company),
        amount: dealAmount(largest, tongue),
        round: text(tongue.within(largest.kind)),
      }),
    );
  if (medianUsdThousand !== null)
    told.push(tongue.say("monthMedian", { amount: link(tongue.dollars(medianUsdThousand), rows) }));
  const quiet = rounds - disclosed;
  if (quiet > 0)
    told.push(tongue.say("weekUndisclosed", { figure: link(tongue.number(quiet), rows) }, quiet));
  return told;
}

/** The countries and sectors of most rounds. */
function where({ figures }: NamedReport, tongue: Tongue): Phrase[] {
  const { from, to, byCountry, bySector } = figures;
  const named = (
    groups: Group[],
    narrow: (value: string) => { country?: string; sector?: string },
    say: (value: string) => Phrase,
  ) =>
    listed(
      groups.slice(0, NAMED).map(({ value, rounds }) =>
        tongue.say("monthPlace", {
          name: say(value),
          figure: link(tongue.number(rounds), roundsAddress({ from, to, ...narrow(value) })),
        }),
      ),
      tongue.language,
    );
  return [
    tongue.say("monthCountries", {
      places: named(byCountry, (country) => ({ country }), tongue.country),
    }),
    tongue.say("monthSectors", {
      places: named(
        bySector,
        (sector) => ({ sector }),
        (sector) => text(tongue.within(sector)),
      ),
    }),
  ];
}

/** Who was in more rounds than anybody else. */
function who({ figures, investors }: NamedReport, tongue: Tongue): Phrase[] {
  const [most, next] = figures.investors;
  const told: Phrase[] = [];
  const investor = most && investors[most.investor];
  if (investor && most.rounds > (next?.rounds ?? 1)) {
    const figure = link(tongue.number(most.rounds), `/investors/${investor.slug}`);
    told.push(tongue.say("monthInvestor", { name: companyLink("investors", investor), figure }));
  }
  return told;
}
