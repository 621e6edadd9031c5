import { VENTURE_ROUNDS } from "../../../contracts/catalogue.ts";
import { HUB_KINDS, HUB_VALUES, hubAddress } from "../../../contracts/hubs.ts";
import { fold } from "./fold.ts";
import { countMatches } from "./highlight.ts";
import { searchTerms } from "./search-terms.ts";

/** A sector, a country or a round, and the address of its list. */
export type Topic = { id: string; label: string; address: string };

const MOST = 3;
/** A single Latin letter begins half of all words. */
const LEAST = 2;

const TOPICS: { value: string; address: string }[] = [
  ...HUB_KINDS.flatMap((kind) =>
    HUB_VALUES[kind].map((value) => ({ value, address: hubAddress(kind, value) ?? "" })),
  ),
  ...VENTURE_ROUNDS.map((value) => ({ value, address: `/startups?round=${value}` })),
];

/** @param label names a value to the reader; its English name is found, too. */
export function suggestTopics(text: string, label: (value: string) => string): Topic[] {
  const terms = searchTerms(text);
  const asked = fold(text).text;
  if (asked.length < LEAST || terms.length === 0) return [];
  return TOPICS.filter(
    ({ value }) => countMatches(`${label(value)}\n${value}`, terms) === terms.length,
  )
    .map(({ value, address }) => ({ id: value, label: label(value), address }))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, MOST);

  function begins(topic: Topic): boolean {
    return fold(topic.label).text.startsWith(asked);
  }
}
