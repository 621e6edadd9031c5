import type { FeedItem } from "./feed-item.ts";
import type { NameIndex } from "./name-index.ts";
import { nameSpansOf } from "./name-spans.ts";
import { namedIn } from "./named-in-item.ts";
import { statementsIn } from "./statements.ts";
import { sentencesOf } from "./story-text.ts";
import { publishedDay } from "./told-days.ts";

/** The parts of an item that both reading it and comparing it with others begin with. */
export function partsOf(item: FeedItem, known: NameIndex) {
  const sentences = sentencesOf(item);
  const spans = nameSpansOf(sentences, namedIn(item, sentences, known), item.language);
  const day = publishedDay(item.publishedAt, item.language);
  return { sentences, spans, day, statements: statementsIn(sentences, spans, item.language, day) };
}
