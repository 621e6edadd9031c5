import { daysAfter } from "../../../contracts/days.ts";
import type { FeedItem, Stated } from "./feed-item.ts";
import type { Statement } from "./statements.ts";
import type { Sentence } from "./story-text.ts";
import { toldDaysIn } from "./told-days.ts";
import { type Hit, has, hitsOf, readPatterns } from "./word-patterns.ts";

const { announced } = readPatterns("days.json", ["announced"]);
const { founded } = readPatterns("round.json", ["founded"]);
/** Anything announced earlier is no news. */
const OLDEST_DAYS = 14;
const DATELINE = /^[^.]{2,60}?(?:\(|,\s|\s[-–—]\s)/u;

/** The day on which a round was announced, as a date in the item or relative to the item's own day. */
export function announcedOn(
  item: FeedItem,
  sentences: readonly Sentence[],
  statements: readonly Statement[],
  today: string,
): Stated<string> | undefined {
  const oldest = daysAfter(today, -OLDEST_DAYS);
  const isNew = (sentence: Sentence) =>
    statements.some((one) => one.sentence === sentence && one.time === "new");
  const isPast = (sentence: Sentence, at: number) =>
    statements.some(
      ({ sentence: told, time, clause }) =>
        told === sentence && time !== "new" && clause.start <= at && at < clause.end,
    );
  const found = sentences
    .flatMap((sentence) => {
      const words = hitsOf(announced[item.language], sentence.low);
      const says = words.length > 0;
      const apart = ({ start, end }: Hit) =>
        Math.min(...words.map((word) => Math.max(word.start - end, start - word.end)));
      const isSent = ({ end }: Hit) => /^ ?[电讯讯]/u.test(sentence.plain.slice(end));
      // The day beside a word for announcing goes before that of the dateline.
      const [told] = toldDaysIn(sentence.plain, item.language, today)
        .filter(
          ({ day, start }) =>
            day <= today &&
            day >= oldest &&
            !isPast(sentence, start) &&
            !isFounding(sentence, start, item),
        )
        .toSorted(
          (one, other) =>
            Number(isSent(one)) - Number(isSent(other)) || (says ? apart(one) - apart(other) : 0),
        );
      if (!told) return [];
      const isDateline =
        DATELINE.test(sentence.plain) && sentence.where !== "title" && sentence.paragraph <= 0;
      const rank = isNew(sentence)
        ? says
          ? 0
          : isDateline
            ? 1
            : 3
        : says
          ? 2
          : isDateline && sentence.where === "summary"
            ? 4
            : 9;
      return rank > 4 ? [] : [{ rank, value: told.day, quote: sentence.quote }];
    })
    .toSorted((one, other) => one.rank - other.rank);
  const [best] = found;
  return best && { value: best.value, quote: best.quote };
}

function isFounding({ clauses, low }: Sentence, at: number, { language }: FeedItem): boolean {
  const clause = clauses.find(({ start, end }) => start <= at && at < end);
  return clause !== undefined && has(founded[language], low.slice(clause.start, clause.end));
}
