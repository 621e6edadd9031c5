import { matches, occurs } from "../lexicon/terms.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf, type Sentence } from "../outline/sentences.ts";
import { TOPICS } from "../rubric/sections.ts";
import type { Finding, Rule } from "./finding.ts";

const SEPARATOR = /[,，、;；/·|\n]|(?:\s(?:and|dan|và|&|\+)\s)|และ|及|和/u;
/** Longer parts say more than what is shared. */
const LONGEST_PART = 28;
/** Beyond, they are measures of different things rather than parts of one. */
const MOST = 150;

/** "Students 45%, employees 40%, workers 30%": parts of one whole, whatever they are called. */
export const listedShares: Rule = ({ outline }) => {
  const spent = outline.told.get("useOfFunds")?.pages ?? [];
  return outline.sentences
    .filter(({ page }) => !spent.includes(page))
    .flatMap((sentence): Finding[] => {
      const sum = sumOfParts(sentence, outline);
      if (sum === undefined || sum <= 101.5 || sum > MOST) return [];
      const fill = { sum: `${Math.round(sum * 10) / 10}%` };
      return [{ rule: "shares_over_100", page: sentence.page, text: quoteOf(sentence.text), fill }];
    });
};

/** Of a sentence that is nothing but names with a share each. */
function sumOfParts(sentence: Sentence, outline: Outline): number | undefined {
  const { folded, amounts } = sentence;
  const shares = amounts.filter(({ kind }) => kind === "percent");
  const isMeasured =
    TOPICS.some((topic) => isMeasure(topic) && occurs(outline.terms.topic(topic), folded)) ||
    outline.says(sentence, "growthWord") ||
    outline.says(sentence, "fundsItem") ||
    outline.says(sentence, "fromTo");
  if (shares.length < 3 || shares.length !== amounts.length || isMeasured) return undefined;
  const parts = folded
    .replace(/^[^:：]{0,40}[:：]/u, "")
    .split(SEPARATOR)
    .filter((part) => part.trim() !== "");
  const isList =
    parts.length === shares.length &&
    parts.every(
      (part) =>
        matches(/\d+(?:[.,]\d+)? ?%/gu, part).length === 1 &&
        /\p{L}{2}/u.test(part) &&
        part.trim().length <= LONGEST_PART,
    );
  return isList ? shares.reduce((total, { value }) => total + value, 0) : undefined;
}

/** Who buys is no measure; what is kept, lost or earned is. */
function isMeasure(topic: (typeof TOPICS)[number]): boolean {
  return topic !== "customers" && topic !== "users";
}
