import { serverWords } from "../../../words/server-words.ts";
import { CONCEPTS } from "../lexicon/concepts.ts";

/** The names of topics within a sentence; industries have their labels. */
export const topicWords = serverWords(
  "topics",
  CONCEPTS.filter(({ group }) => group !== "industry").map(({ id }) => `topic_${id}` as const),
);
