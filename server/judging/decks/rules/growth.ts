import type { Amount } from "../../../language/money.ts";
import { occurs } from "../lexicon/terms.ts";
import type { Outline } from "../outline/outline.ts";
import { TOPICS } from "../rubric/sections.ts";
import { quoteOf, type Sentence } from "../text/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/** For rounded figures. */
const SLACK = 0.15;
/** "grew 3x from", "(3x)", "up 3x": farther away it is about something else. */
const BESIDE = 24;

/** "Grew 3x from 10 to 20": more than the two figures of the sentence give. */
export const growthWrong: Rule = ({ outline }) =>
  outline.sentences.flatMap((sentence): Finding[] => {
    const told = growthIn(sentence, outline);
    if (!told) return [];
    const { first, last, stated } = told;
    const times = last.value / first.value;
    // A percentage may be the increase, the new level, or a rate per period, which is less; it is never more.
    const most = stated.kind === "times" ? times : times * 100;
    if (first.value <= 0 || times <= 1 || stated.value <= most * (1 + SLACK)) return [];
    const real = stated.kind === "times" ? times : (times - 1) * 100;
    const fill = {
      first,
      last,
      real: { ...stated, value: Math.round(real * 10) / 10 },
      stated,
    };
    const wrong = { sentence, figure: stated, real };
    return [
      { rule: "growth_wrong", page: sentence.page, text: quoteOf(sentence.text), fill, wrong },
    ];
  });

type Told = { first: Amount; last: Amount; stated: Amount };

/** Two figures of one kind and a growth beside them, without any other figure in the sentence. */
function growthIn(sentence: Sentence, outline: Outline): Told | undefined {
  const { amounts, folded } = sentence;
  if (amounts.length !== 3 || !outline.says(sentence, "fromTo")) return undefined;
  const at = amounts.findIndex(({ kind }) => kind === "times" || kind === "percent");
  const [stated, [first, last]] = [amounts[at], amounts.filter((_, index) => index !== at)];
  const isPair =
    first?.kind === last?.kind &&
    (first?.kind === "money" || first?.kind === "count") &&
    first?.currency === last?.currency;
  if (!stated || !first || !last || !isPair || at === 1) return undefined;
  const between =
    at === 0 ? folded.slice(stated.end, first.start) : folded.slice(last.end, stated.start);
  const topics = TOPICS.filter(
    (topic) => topic !== "growth" && occurs(outline.terms.topic(topic), folded),
  );
  const isBeside = between.length <= BESIDE && (at === 0 ? !/[,;，；]/.test(between) : true);
  return isBeside && topics.length <= 1 ? { first, last, stated } : undefined;
}
