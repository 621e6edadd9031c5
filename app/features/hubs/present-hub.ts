import { DIRECTORY_COUNTRIES } from "../../../contracts/directory.ts";
import {
  type Directory,
  INVESTORS,
  listAddress,
  readListState,
  STARTUPS,
} from "../../../contracts/directory-view.ts";
import { HUB_VALUES, type HubKind, hubAddress, LEAST_LISTED } from "../../../contracts/hubs.ts";
import type { Language } from "../../../contracts/languages.ts";
import { countryInSentence, withinSentence } from "../../../contracts/within-sentence.ts";
import { plainDay } from "../../i18n/dates.ts";
import { type Messages, type Translate, translator } from "../../i18n/messages.ts";
import { ofHundred } from "../funding/present-difficulty.ts";
import { changedView, roundsAddress, trackerAddress } from "../funding/tracker-address.ts";
import type { RankedCompany } from "../market-reports/company-row.tsx";
import type { PresentedDeal } from "../market-reports/present-lists.ts";
import { type MonthsChart, presentMonths } from "../market-reports/present-months.ts";
import type { KeyFigure } from "../market-reports/present-report.ts";
import { type ReportWords, reportWords } from "../market-reports/report-words.ts";
import type { NewsCard } from "../news/news-card.ts";
import { hubRowsView } from "./hub-rows.ts";
import type { Hub } from "./read-hub.ts";

type HubLink = { to: string; text: string };

/** Everything that a hub's screen shows, worded and measured: the screen only draws it. */
export type PresentedHub = {
  kind: HubKind;
  path: string;
  /** The name of the page above it: the whole tracker. */
  up: string;
  title: string;
  description: string;
  span: string;
  figures: KeyFigure[];
  chart: MonthsChart;
  isSample: boolean;
  deals: PresentedDeal[];
  rows: string;
  startups: RankedCompany[];
  investors: RankedCompany[];
  /** All of them, if no figure above links to them. */
  investorList: HubLink | null;
  cards: NewsCard[];
  others: HubLink[];
  /** Hubs of the other kind. */
  across: HubLink[];
  /** Whether there is enough for search engines. */
  isListed: boolean;
  showTable: string;
};

/** @param messages with `funding`, `hub`, `labels` and `marketReport`. */
export function presentHub(
  language: Language,
  messages: Messages,
  hub: Hub & { kind: HubKind; value: string },
): PresentedHub {
  if (!messages.hub) throw new Error("The words of hubs are missing");
  const words = reportWords(language, messages);
  const t = translator<"hub">(language, messages.hub);
  const { kind, value, figures, rounds, cards } = hub;
  const label = words.label(value);
  const isPlace = kind === "countries";
  const place = { country: countryInSentence(value, label, language) };
  const field = { sector: withinSentence(label, language) };
  const rows = roundsAddress(hubRowsView(kind, value));
  return {
    kind,
    path: hubAddress(kind, value) ?? "/",
    up: words.t("title"),
    title: isPlace
      ? t("titleCountry", place)
      : t("titleSector", { sector: language === "en" ? label : field.sector }),
    description: isPlace ? t("descriptionCountry", place) : t("descriptionSector", field),
    span: words.t("lastDays", {
      count: 365,
      span: words.span(figures.starts_on, figures.ends_on),
    }),
    figures: keyFigures(words, t, hub, rows),
    chart: presentMonths(words, figures.months, {
      measure: "rounds",
      rowsOf: (days) => roundsAddress(hubRowsView(kind, value, days)),
    }),
    isSample: rounds.some(({ is_sample }) => is_sample),
    deals: rounds.map((round) => ({
      key: round.id,
      startup: { slug: round.startup_slug, name: round.startup_name, logo: round.startup_logo },
      day: plainDay(round.announced_on, language),
      announcedOn: round.announced_on,
      since: "",
      kind: words.label(round.kind),
      amount:
        round.usd_thousand === null
          ? words.t("undisclosed")
          : words.short("amount", round.usd_thousand),
      country: isPlace ? "" : words.label(round.country),
      sector: "",
      leads: round.investors.filter(({ lead }) => lead),
    })),
    rows,
    startups: figures.startups.map(({ slug, name, logo, rounds: count, usdThousand }) => ({
      to: `/startups/${slug}`,
      name,
      logo,
      figure: usdThousand === null ? words.t("undisclosed") : words.short("amount", usdThousand),
      note: words.t("roundsCount", { count }),
    })),
    investors: figures.investors.map(({ slug, name, logo, rounds: count, led }) => ({
      to: `/investors/${slug}`,
      name,
      logo,
      figure: words.t("roundsCount", { count }),
      note: led > 0 ? words.r("ledCount", { count: led }) : "",
    })),
    investorList: investorListOf(words, t, hub),
    cards,
    others: hubsOf(words, kind, value),
    across: hubsOf(words, isPlace ? "sectors" : "countries", value),
    isListed: figures.rounds >= LEAST_LISTED || figures.listed_startups >= LEAST_LISTED,
    showTable: words.t("showTable"),
  };
}

/** For countries those of the region: the others have little to show. */
const NEIGHBOURS = { countries: DIRECTORY_COUNTRIES, sectors: HUB_VALUES.sectors } as const;

function hubsOf(words: ReportWords, kind: HubKind, own: string): HubLink[] {
  return NEIGHBOURS[kind]
    .filter((value) => value !== own)
    .flatMap((value) => {
      const to = hubAddress(kind, value);
      return to === null ? [] : [{ to, text: words.label(value) }];
    });
}

function keyFigures(
  words: ReportWords,
  t: Translate<"hub">,
  { kind, value, figures, difficulty }: Hub & { kind: HubKind; value: string },
  rows: string,
): KeyFigure[] {
  const { rounds, disclosed, usd_thousand, listed_startups, listed_investors } = figures;
  const index = difficulty === null ? null : Math.round(difficulty);
  return [
    {
      name: words.r("rounds"),
      figure: words.number(rounds),
      note: "",
      href: rounds > 0 ? rows : null,
    },
    {
      name: words.r("amount"),
      figure: disclosed > 0 ? words.short("amount", usd_thousand) : "–",
      note: rounds > disclosed ? words.t("undisclosedShort", { count: rounds - disclosed }) : "",
      href: disclosed > 0 ? rows : null,
    },
    {
      name: t("startups"),
      figure: words.number(listed_startups),
      note: "",
      href: directoryAddress(STARTUPS, kind, value),
    },
    index === null
      ? {
          name: t(kind === "countries" ? "investorsCountry" : "investorsSector"),
          figure: words.number(listed_investors),
          note: "",
          href: directoryAddress(INVESTORS, kind, value),
        }
      : {
          name: words.t("measureDifficulty"),
          figure: words.index(index),
          note: ofHundred(words, index),
          href: trackerAddress(changedView(hubRowsView(kind, value), { measure: "difficulty" })),
        },
  ];
}

function investorListOf(
  words: ReportWords,
  t: Translate<"hub">,
  { kind, value, figures, difficulty }: Hub & { kind: HubKind; value: string },
): HubLink | null {
  const to = directoryAddress(INVESTORS, kind, value);
  const count = words.number(figures.listed_investors);
  if (difficulty === null || to === null || figures.listed_investors === 0) return null;
  return { to, text: `${t("investorsCountry")} · ${count}` };
}

/** The directory filtered by it; null for a country that is not a filter there. */
function directoryAddress(directory: Directory, kind: HubKind, value: string): string | null {
  const filter = kind === "countries" ? "country" : "industry";
  const state = readListState(new URLSearchParams({ [filter]: value }), directory);
  return state.chosen[filter]?.includes(value) ? listAddress(directory, state) : null;
}
