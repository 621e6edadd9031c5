import type { Language } from "../../../../contracts/languages.ts";
import { matches } from "../lexicon/terms.ts";
import { isMostlyUnread, isPartlyUnread, unreadPages } from "../outline/unread-pages.ts";
import { reviewWords } from "../review-words.ts";
import { quoteOf } from "../text/sentences.ts";
import type { Rule } from "./finding.ts";

const AT_MOST = 3;
const PAGES_NAMED = 8;
/** Buzzwords that would fit any deck, two or more in a sentence. */
export const jargon: Rule = ({ outline }) =>
  outline.sentences
    .map((sentence) => ({
      sentence,
      words: [
        ...new Set(matches(outline.terms.signal("jargon"), sentence.folded).map(([word]) => word)),
      ],
    }))
    .filter(({ words }) => words.length >= 2)
    .toSorted((one, other) => other.words.length - one.words.length)
    .slice(0, AT_MOST)
    .map(({ sentence, words }) => ({
      rule: "jargon",
      page: sentence.page,
      text: quoteOf(sentence.text),
      fill: { words: words.slice(0, 4) },
    }));

/** Pages whose words are pictures, so that we cannot read them. */
export const unread: Rule = ({ outline: { deck }, context: { language } }) => {
  if (!isPartlyUnread(deck)) return [];
  const pages = unreadPages(deck).map(({ number }) => String(number));
  const fill = {
    count: pages.length,
    all: deck.pages.length,
    pages: namedPages(pages, language),
  };
  const rule = isMostlyUnread(deck) ? "mostly_unread" : "pages_unread";
  return [{ rule, page: null, text: "", fill }];
};

/** The first pages, and how many more there are. */
function namedPages(pages: string[], language: Language): string | string[] {
  const more = pages.length - PAGES_NAMED;
  if (more <= 0) return pages;
  const named = pages.slice(0, PAGES_NAMED);
  return reviewWords(language)("pages_and_more", { pages: named, count: more });
}
