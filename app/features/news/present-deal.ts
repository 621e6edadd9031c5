import { hubAddress } from "../../../contracts/hubs.ts";
import type { Language } from "../../../contracts/languages.ts";
import { fullDate } from "../../i18n/dates.ts";
import { labeller, type Messages } from "../../i18n/messages.ts";
import { shortDollars } from "../../i18n/money.ts";
import type { Article, Mention } from "./read-article.ts";

type Backer = Pick<Mention, "slug" | "name">;

/** The round of an article, worded on the server, so that the page needs no list of labels. */
export type Deal = {
  startup: Backer & Pick<Mention, "logo">;
  kind: string;
  /** Empty when it was not disclosed. */
  amount: string;
  country: string;
  /** The country's page; null without one. */
  hub: string | null;
  day: string;
  announcedOn: string;
  leads: Backer[];
  others: Backer[];
};

/**
 * @returns null when the article reports no round, or none of a published company; and when
 * software made it from the round's row, because its text is the deal, and a box would repeat it.
 */
export function presentDeal(
  { round, madeBy }: Pick<Article, "round" | "madeBy">,
  language: Language,
  messages: Messages,
): Deal | null {
  if (madeBy === "template" || !round?.startups) return null;
  const label = labeller(messages);
  const { startups: startup, amount_usd_thousand: thousands } = round;
  const backers = (isLead: boolean) =>
    round.funding_round_investors
      .filter(({ is_lead }) => is_lead === isLead)
      .flatMap(({ investors }) => (investors ? [investors] : []))
      .sort((a, b) => a.name.localeCompare(b.name, "en"));
  return {
    startup: { slug: startup.slug, name: startup.name, logo: startup.logo },
    kind: label(round.kind),
    amount: thousands === null ? "" : shortDollars(thousands, language),
    country: label(startup.country),
    hub: hubAddress("countries", startup.country),
    day: fullDate(round.announced_on, language, "UTC"),
    announcedOn: round.announced_on,
    leads: backers(true),
    others: backers(false),
  };
}
