import { readListState, STARTUPS } from "../../../contracts/directory-view.ts";
import { hubAddress } from "../../../contracts/hubs.ts";
import type { Language } from "../../../contracts/languages.ts";
import { taglineShown } from "../../i18n/translated.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { paidApart } from "../news/paid-apart.ts";
import { readNews } from "../news/read-news.ts";
import { countStartups, readStartups } from "../startups/read-startups.ts";
import type { Discovery, Subject } from "./discovery.ts";

const SHOWN_SUBJECTS = 8;
const SHOWN_NEWS = 3;
const SHOWN_STARTUPS = 4;

/**
 * What people can browse before their first search, or when they have found nothing.
 * @returns undefined if the database fails: searching does not need it.
 */
export async function readDiscovery(
  client: Reader,
  language: Language,
  label: (value: string) => string,
): Promise<Discovery | undefined> {
  const state = readListState(new URLSearchParams(), STARTUPS);
  try {
    const [{ options }, newest, news] = await Promise.all([
      countStartups(client, state),
      readStartups(client, state),
      readNews(client, { tab: "Latest", page: 0, language }),
    ]);
    const subjectsOf = (kind: "sectors" | "countries", counts: Record<string, number> = {}) =>
      Object.entries(counts)
        .toSorted(([, one], [, other]) => other - one)
        .flatMap(([value, found]): Subject[] => {
          const to = hubAddress(kind, value);
          return to === null || found === 0 ? [] : [{ name: label(value), to, found }];
        })
        .slice(0, SHOWN_SUBJECTS);
    return {
      sectors: subjectsOf("sectors", options.industry),
      countries: subjectsOf("countries", options.country),
      news: paidApart(news).slice(0, SHOWN_NEWS),
      startups: newest.rows.slice(0, SHOWN_STARTUPS).map((row) => ({
        slug: row.slug,
        name: row.name,
        logo: row.logo,
        ...taglineShown(row, language),
      })),
    };
  } catch (error) {
    console.error("What there is to look through could not be read", error);
    return undefined;
  }
}
