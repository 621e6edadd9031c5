import type { MatchQuote } from "../../../../contracts/matching.ts";
import { sharedTopics } from "../rank/likeness.ts";
import type { JudgedPair } from "./judged-pair.ts";

/**
 * The words in the reader's own criteria, or in the investor's public description, about what both have in
 * common. The other side's criteria are not public.
 */
export function sharedWords({
  startup,
  investor,
  direction,
}: Pick<JudgedPair, "startup" | "investor" | "direction">):
  | { quote: MatchQuote; topics: number[] }
  | undefined {
  const { weights, headline } = startup.topics;
  // Not something it mentions once in passing, such as the factories that are its customers.
  const topics = sharedTopics(startup, investor).filter(
    (topic) => headline.has(topic) || (weights.get(topic) ?? 0) > 1,
  );
  const quotedFrom = (
    quotes: ReadonlyMap<number, string>,
    source: MatchQuote["source"],
    name: string,
  ) => {
    const quoted = topics.find((topic) => quotes.has(topic));
    const words = quoted === undefined ? undefined : quotes.get(quoted);
    if (words === undefined) return undefined;
    const same = topics.filter((topic) => quotes.get(topic) === words);
    return { quote: { words, source, name }, topics: same };
  };
  const asker = direction === "startups" ? startup : investor;
  return (
    quotedFrom(asker.criteria.quotes, "criteria", asker.name) ??
    quotedFrom(investor.story.quotes, "profile", investor.name)
  );
}
