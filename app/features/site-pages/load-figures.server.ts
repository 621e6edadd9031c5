import { numberFormat } from "../../../contracts/formats.ts";
import { readFundingView } from "../../../contracts/funding-view.ts";
import { LANGUAGE_TAGS, LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { Reader } from "../../platform/backend-context.tsx";
import { readTracker } from "../funding/read-tracker.ts";
import { roundsAddress } from "../funding/tracker-address.ts";

const YEAR = readFundingView(new URLSearchParams({ period: "year" }));

/** What Benih has today, each figure linked to what it counts. @throws the backend's error. */
export async function loadFigures(client: Reader, language: Language) {
  const [startups, investors, year] = await Promise.all([
    client.rpc("count_startups", {}, { get: true }),
    client.rpc("count_investors", {}, { get: true }),
    readTracker(client, YEAR),
  ]);
  if (startups.error) throw startups.error;
  if (investors.error) throw investors.error;
  const format = numberFormat(LANGUAGE_TAGS[language]);
  const total = (count: number | undefined) => format.format(count ?? 0);
  return [
    {
      name: "wayStartups",
      figure: total(startups.data.find(({ facet }) => facet === "total")?.startups),
      to: "/startups",
    },
    {
      name: "wayInvestors",
      figure: total(investors.data.find(({ facet }) => facet === "total")?.investors),
      to: "/investors",
    },
    {
      name: "figureRounds",
      figure: total(year.find(({ dimension }) => dimension === "all")?.rounds),
      to: roundsAddress(YEAR),
    },
    { name: "figureLanguages", figure: total(LANGUAGES.length), to: "/" },
  ] as const;
}
