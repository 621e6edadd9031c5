import type {
  Deal,
  DealSince,
  NamedReport,
  ReportedCompany,
} from "../../../contracts/market-reports.ts";
import { plainDay } from "../../i18n/dates.ts";
import type { ReportWords } from "./report-words.ts";

export type PresentedDeal = {
  key: string;
  startup: ReportedCompany;
  day: string;
  announcedOn: string;
  /** "Since 5 January 2024"; empty if nothing came before. */
  since: string;
  kind: string;
  amount: string;
  country: string;
  sector: string;
  leads: { slug: string; name: string }[];
};

export type PresentedInvestor = ReportedCompany & { rounds: string; led: string };

/** The rounds whose company is public. */
export function presentDeals(
  words: ReportWords,
  { startups, investors }: NamedReport,
  deals: (Deal | DealSince)[],
): PresentedDeal[] {
  return deals.flatMap((deal) => {
    const startup = startups[deal.startup];
    if (!startup) return [];
    return {
      key: deal.round,
      startup,
      day: plainDay(deal.day, words.language),
      announcedOn: deal.day,
      since: "since" in deal ? words.r("since", { day: plainDay(deal.since, words.language) }) : "",
      kind: words.label(deal.kind),
      amount:
        deal.usdThousand === null
          ? words.t("undisclosed")
          : words.short("amount", deal.usdThousand),
      country: words.label(deal.country),
      sector: words.label(deal.sector),
      leads: deal.leads.flatMap((id) => investors[id] ?? []),
    };
  });
}

export function presentInvestors(
  words: ReportWords,
  { figures, investors }: NamedReport,
): PresentedInvestor[] {
  return figures.investors.flatMap(({ investor, rounds, led }) => {
    const company = investors[investor];
    if (!company) return [];
    return {
      ...company,
      rounds: words.t("roundsCount", { count: rounds }),
      led: led > 0 ? words.r("ledCount", { count: led }) : "",
    };
  });
}

/** Companies that have joined, startups first, each with the address of its page. */
export function presentJoined({ figures, startups, investors }: NamedReport) {
  const of = (ids: string[], companies: NamedReport["startups"], path: string) =>
    ids.flatMap((id) => {
      const company = companies[id];
      return company ? { ...company, to: `/${path}/${company.slug}` } : [];
    });
  return [
    ...of(figures.joined.startups, startups, "startups"),
    ...of(figures.joined.investors, investors, "investors"),
  ];
}
