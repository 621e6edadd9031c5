import type { Language } from "../../../contracts/languages.ts";
import { plainDay } from "../../i18n/dates.ts";
import { shortDollars } from "../../i18n/money.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import type { Lacking, LacksOf } from "./lacking.ts";

/** A funding round that a search found. */
export type DealHit = Lacking & {
  id: string;
  company: { slug: string; name: string; logo: string };
  /** In the reader's language, like the country. */
  round: string;
  country: string;
  /** Null if undisclosed. */
  amount: string | null;
  day: string;
  announcedOn: string;
  isSample: boolean;
};

type Search = {
  ids: string[];
  language: Language;
  /** Names a value of the closed lists in the reader's language. */
  label(value: string): string;
  lacksOf: LacksOf;
};

/** Reads the funding rounds that a search found, in any order. */
export async function readDealHits(client: Reader, search: Search): Promise<DealHit[]> {
  const { ids, language, label, lacksOf } = search;
  const { data, error } = await client
    .from("funding_rounds")
    .select(
      "id,kind,announced_on,amount_usd_thousand,is_sample,startups!inner(slug,name,logo,country,industries)",
    )
    .in("id", ids);
  if (error) throw error;
  return data.map(({ startups: { slug, name, logo, country, industries }, ...round }) => ({
    id: round.id,
    company: { slug, name, logo },
    round: label(round.kind),
    country: label(country),
    amount:
      round.amount_usd_thousand === null ? null : shortDollars(round.amount_usd_thousand, language),
    day: plainDay(round.announced_on, language),
    announcedOn: round.announced_on,
    isSample: round.is_sample,
    // The rounds of a company that the query names are found wherever it is, and whatever it does.
    ...lacksOf("deal", round.id, {
      filed: [round.kind, label(round.kind), country, ...industries],
    }),
  }));
}
