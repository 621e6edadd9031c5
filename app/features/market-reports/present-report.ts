import { REGION_TIME_ZONE } from "../../../contracts/days.ts";
import { type HubKind, hubAddress } from "../../../contracts/hubs.ts";
import {
  changeOf,
  type Group,
  isSoFar,
  LEAST_MEDIAN_AMOUNTS,
  type NamedReport,
  type ReportKind,
  recordsOf,
  reportAddress,
} from "../../../contracts/market-reports.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import type { SplitRow } from "../../ui/charts/split-table.tsx";
import {
  type PresentedDeal,
  type PresentedInvestor,
  presentDeals,
  presentInvestors,
  presentJoined,
} from "./present-lists.ts";
import { type MonthsChart, presentMonths } from "./present-months.ts";
import type { ReportWords } from "./report-words.ts";
import { rowsAddress } from "./rows-address.ts";

export type KeyFigure = {
  name: string;
  figure: string;
  note: string;
  /** The figure of the month before; empty or missing if there is none. */
  before?: string;
  href: string | null;
};

/** Everything that a report's screen shows, worded and measured: the screen only draws it. */
export type PresentedReport = {
  title: string;
  lead: string;
  /** When it was counted, and what that means. */
  made: string;
  madeAt: string;
  isSample: boolean;
  path: string;
  rows: string;
  figures: KeyFigure[];
  charts: MonthsChart[];
  countries: SplitRow[];
  sectors: SplitRow[];
  kinds: SplitRow[];
  largest: PresentedDeal[];
  investors: PresentedInvestor[];
  firstRounds: PresentedDeal[];
  back: PresentedDeal[];
  firstOfKind: PresentedDeal[];
  joined: ReturnType<typeof presentJoined>;
};

export function presentReport(
  words: ReportWords,
  kind: ReportKind,
  report: NamedReport,
): PresentedReport {
  const { figures } = report;
  const { from, to, months } = figures;
  const path = reportAddress(kind, from);
  const chartOf = (measure: "rounds" | "amount") =>
    presentMonths(words, months, {
      measure,
      ...(kind === "month" && { current: from }),
      titleIn: (unit) => words.r("amountIn", { unit }),
      rowsOf: rowsAddress,
    });
  return {
    title: titleOf(words, kind, report),
    lead: leadOf(words, kind, report),
    made: madeOf(words, kind, report),
    madeAt: report.made_at,
    isSample: report.is_sample,
    path,
    rows: rowsAddress({ from, to }),
    figures: keyFigures(words, kind, report),
    charts: [chartOf("rounds"), chartOf("amount")],
    countries: split(
      words,
      figures.byCountry,
      (country) => rowsAddress({ from, to, country }),
      "countries",
    ),
    sectors: splitByAmount(words, figures.bySector, (sector) => rowsAddress({ from, to, sector })),
    kinds: split(words, figures.byKind, (ventureRound) => rowsAddress({ from, to, ventureRound })),
    largest: presentDeals(words, report, figures.largest),
    investors: presentInvestors(words, report),
    firstRounds: presentDeals(words, report, figures.firstRounds),
    back: presentDeals(words, report, figures.back),
    firstOfKind: presentDeals(words, report, figures.firstOfKind),
    joined: presentJoined(report),
  };
}

function titleOf(words: ReportWords, kind: ReportKind, report: NamedReport): string {
  const { from, to } = report.figures;
  if (kind === "month") return words.r("titleMonth", { month: words.month(from) });
  return words.r(isSoFar(kind, to) ? "titleSoFar" : "titleYear", { year: words.year(from) });
}

function madeOf(words: ReportWords, kind: ReportKind, report: NamedReport): string {
  const day = dateBesideTables(report.made_at, words.language, REGION_TIME_ZONE);
  return words.r(kind === "month" ? "madeMonth" : "madeYear", { day });
}

/** How many and how much, and what is remarkable about it. */
function leadOf(words: ReportWords, kind: ReportKind, report: NamedReport): string {
  const { rounds, disclosed, usdThousand } = report.figures;
  const { r } = words;
  const amount = words.short("amount", usdThousand);
  const { months, isMore, isFewer, isMostMoney } = recordsOf(report.figures);
  // A year is not compared with months.
  const remark = (key: "leadMore" | "leadFewer" | "leadMost", isTrue: boolean) =>
    kind === "month" && isTrue ? r(key, { months }) : "";
  return words.sentences([
    disclosed > 0 ? r("leadMoney", { count: rounds, amount }) : r("leadQuiet", { count: rounds }),
    kind === "month" ? sayChange(words, report) : "",
    remark("leadMore", isMore),
    remark("leadFewer", isFewer),
    remark("leadMost", isMostMoney),
  ]);
}

function sayChange({ r, t, short, month }: ReportWords, { figures }: NamedReport): string {
  const change = changeOf(figures);
  if (change === null) return "";
  const { message, before } = change;
  return r(message, {
    month: month(before.from),
    rounds: t("roundsCount", { count: before.rounds }),
    amount: short("amount", before.usdThousand),
  });
}

function keyFigures(words: ReportWords, kind: ReportKind, report: NamedReport): KeyFigure[] {
  const { figures, startups } = report;
  const { from, to, rounds, disclosed, usdThousand, medianUsdThousand } = figures;
  const rows = rowsAddress({ from, to });
  const before = kind === "month" ? figures.months.at(-2) : undefined;
  const was = (figure: string) =>
    before ? words.r("wasBefore", { month: words.month(before.from), figure }) : "";
  const [largest] = figures.largest;
  const company = largest && startups[largest.startup];
  const [deal] = company ? presentDeals(words, report, [largest]) : [];
  return [
    {
      name: words.r("rounds"),
      figure: words.number(rounds),
      note: before ? was(words.number(before.rounds)) : "",
      href: rows,
    },
    {
      name: words.r("amount"),
      figure: disclosed > 0 ? words.short("amount", usdThousand) : "–",
      note: rounds > disclosed ? words.t("undisclosedShort", { count: rounds - disclosed }) : "",
      before: before?.disclosed ? was(words.short("amount", before.usdThousand)) : "",
      href: rows,
    },
    {
      name: words.r("median"),
      figure: medianUsdThousand === null ? "–" : words.short("amount", medianUsdThousand),
      note:
        medianUsdThousand === null
          ? words.r("medianFew", { least: LEAST_MEDIAN_AMOUNTS })
          : words.r("medianOf", { count: disclosed }),
      before: before?.medianUsdThousand ? was(words.short("amount", before.medianUsdThousand)) : "",
      href: medianUsdThousand === null ? null : rows,
    },
    {
      name: words.r("largest"),
      figure: deal ? deal.amount : "–",
      note: deal ? words.r("largestOf", { name: deal.startup.name, round: deal.kind }) : "",
      href: deal ? `/startups/${deal.startup.slug}` : null,
    },
  ];
}

function split(
  words: ReportWords,
  groups: Group[],
  rowsOf: (value: string) => string,
  hub: HubKind | null = null,
): SplitRow[] {
  const longest = Math.max(1, ...groups.map(({ rounds }) => rounds));
  return groups.map((group) => ({
    key: group.value,
    name: words.label(group.value),
    page: hub && hubAddress(hub, group.value),
    figure: words.t("roundsCount", { count: group.rounds }),
    width: shareOf(group.rounds, longest),
    note: amountOf(words, group),
    change: null,
    href: rowsOf(group.value),
  }));
}

/** Most sectors have a round or two: only the money sets them apart. */
function splitByAmount(
  words: ReportWords,
  groups: Group[],
  rowsOf: (value: string) => string,
): SplitRow[] {
  const longest = Math.max(1, ...groups.map(({ usdThousand }) => usdThousand));
  return groups
    .toSorted((one, other) => other.usdThousand - one.usdThousand)
    .map((group) => ({
      key: group.value,
      name: words.label(group.value),
      page: hubAddress("sectors", group.value),
      figure: amountOf(words, group),
      width: group.disclosed > 0 ? shareOf(group.usdThousand, longest) : null,
      note: words.t("roundsCount", { count: group.rounds }),
      change: null,
      href: rowsOf(group.value),
    }));
}

function amountOf(words: ReportWords, { disclosed, usdThousand }: Group): string {
  return disclosed > 0 ? words.short("amount", usdThousand) : words.t("undisclosed");
}

/** In percent, with a decimal. */
function shareOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
