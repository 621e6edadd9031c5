import {
  type Deal,
  type Group,
  LEAST_COMPARED_MONTHS,
  LEAST_MEDIAN_AMOUNTS,
  type MonthSums,
  type NamedReport,
  type ReportedCompany,
  recordsOf,
  reportAddress,
} from "../../../contracts/market-reports.ts";
import { link, type Phrase, paragraph, text } from "./phrase.ts";
import { heading, roundsTable, type Sum, summedUp } from "./round-tables.ts";
import type { Story, ToldStory } from "./story.ts";
import { companyLink, roundsAddress, type Tongue, tongueOf } from "./tongue.ts";

type Opening = `month${"Usual" | "More" | "Fewer" | "Money" | "One"}_${"a" | "b"}`;

/** The article that announces a month's report. */
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
    ...total(report, tongue, opening),
    ...average(report, tongue),
  ];
  const { figures } = report;
  const told = (sentences: readonly Phrase[]) => paragraph(sentences, tongue.language).markdown;
  return {
    title: tongue.say(places.amount ? "monthTitle" : "monthTitleQuiet", places).plain,
    excerpt: deck(report, tongue) || opens.plain,
    body: [
      told(first),
      told([...median(report, tongue), ...who(report, tongue)]),
      ...largest(report, tongue),
      ...summedUp(figures, "country", figures.byCountry.map(sumOf), tongue),
      ...summedUp(figures, "sector", figures.bySector.map(sumOf), tongue),
      tongue.say("monthReport", { report: reportLink(report, tongue) }).markdown,
    ]
      .filter((part) => part !== "")
      .join("\n\n"),
  };
}

/** Adds to the title the change since the previous month, and the largest round. */
function deck({ figures, startups }: NamedReport, tongue: Tongue): string {
  const told: Phrase[] = [];
  const before = figures.months.at(-2);
  if (before) {
    const way = Math.sign(figures.rounds - before.rounds);
    const key = way === 0 ? "monthSame" : way > 0 ? "monthUp" : "monthDown";
    told.push(
      tongue.say(key, {
        rounds: tongue.rounds(before.rounds, roundsAddress(before)),
        month: text(tongue.month(before.from)),
      }),
    );
  }
  const [deal] = figures.largest;
  const company = deal && startups[deal.startup];
  if (company)
    told.push(
      tongue.say("weekLargest", {
        name: companyLink("startups", company),
        amount: dealAmount(deal, tongue),
        round: text(tongue.within(deal.kind)),
      }),
    );
  return paragraph(told, tongue.language).plain;
}

/** The largest rounds of companies that may be named. */
function largest({ figures, startups, investors }: NamedReport, tongue: Tongue): string[] {
  const rows = figures.largest.flatMap((deal) => {
    const startup = startups[deal.startup];
    const leads = deal.leads.flatMap((id) => investors[id] ?? []);
    return startup ? [{ ...deal, startup, leads, amount: dealAmount(deal, tongue) }] : [];
  });
  return rows.length === 0 ? [] : [heading(tongue.say("monthLargest")), roundsTable(rows, tongue)];
}

function sumOf({ value, rounds, disclosed, usdThousand }: Group): Sum {
  return { value, rounds, thousands: disclosed > 0 ? usdThousand : null };
}

function reportLink({ figures }: NamedReport, tongue: Tongue): Phrase {
  const month = text(tongue.month(figures.from));
  return link(tongue.say("monthReportName", { month }).plain, reportAddress("month", figures.from));
}

/** Values for the openings; each figure links to the rows it was counted from. */
function placesOf(report: NamedReport, tongue: Tongue): Record<string, Phrase> {
  const { figures, startups } = report;
  const { from, to } = figures;
  const rows = roundsAddress({ from, to });
  const [largest] = figures.largest;
  const company = largest && startups[largest.startup];
  return {
    rounds: tongue.rounds(figures.rounds, rows),
    month: link(tongue.month(from), rows),
    before: link(
      tongue.say("monthsCount", { figure: text(tongue.number(figures.months.length - 1)) }).plain,
      reportAddress("month", from),
    ),
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

/** The average of the previous months, if there were enough of them. */
function average({ figures }: NamedReport, tongue: Tongue): Phrase[] {
  const before = figures.months.slice(0, -1);
  const sum = (of: (month: MonthSums) => number) =>
    before.reduce((all, month) => all + of(month), 0) / before.length;
  const rounds = Math.round(sum((month) => month.rounds) * 10) / 10;
  const thousands = sum((month) => month.usdThousand);
  if (before.length < LEAST_COMPARED_MONTHS || rounds < 1 || thousands === 0) return [];
  const address = reportAddress("month", figures.from);
  return [
    tongue.say("monthAverage", {
      before: link(
        tongue.say("monthsCount", { figure: text(tongue.number(before.length)) }).plain,
        address,
      ),
      rounds: tongue.rounds(rounds, address),
      average: link(tongue.dollars(thousands), address),
    }),
  ];
}

/** The sum, unless the opening has it, and how many rounds are not in it. */
function total({ figures }: NamedReport, tongue: Tongue, opening: Opening): Phrase[] {
  const { disclosed, rounds, usdThousand } = figures;
  const rows = roundsAddress(figures);
  const quiet = rounds - disclosed;
  const isTold = disclosed === 0 || /Money|One/.test(opening);
  return [
    ...(isTold
      ? []
      : [tongue.say("weekTotal", { amount: link(tongue.dollars(usdThousand), rows) })]),
    ...(quiet > 0
      ? [tongue.say("weekUndisclosed", { rounds: tongue.rounds(quiet, rows) }, quiet)]
      : []),
  ];
}

function median({ figures }: NamedReport, tongue: Tongue): Phrase[] {
  const { medianUsdThousand } = figures;
  if (medianUsdThousand === null) return [];
  const amount = link(tongue.dollars(medianUsdThousand), roundsAddress(figures));
  return [tongue.say("monthMedian", { amount })];
}

/** The investor in more rounds than any other. */
function who({ figures, investors }: NamedReport, tongue: Tongue): Phrase[] {
  const [most, next] = figures.investors;
  const told: Phrase[] = [];
  const investor = most && investors[most.investor];
  if (investor && most.rounds > (next?.rounds ?? 1)) {
    const rounds = tongue.rounds(most.rounds, `/investors/${investor.slug}`);
    told.push(tongue.say("monthInvestor", { name: companyLink("investors", investor), rounds }));
  }
  return told;
}
