import { occurs } from "../lexicon/terms.ts";
import type { Told } from "../outline/deck-text.ts";
import type { Outline } from "../outline/outline.ts";
import { isShownOn } from "../outline/page-evidence.ts";
import { quoteOf, type Sentence } from "../outline/sentences.ts";
import { isPartlyUnread } from "../outline/unread-pages.ts";
import { stageOf } from "../review-context.ts";
import { THIN_SECTIONS } from "../rubric/rules.ts";
import { SECTIONS, type Section } from "../rubric/sections.ts";
import type { Evidence, Finding, Rule } from "./finding.ts";

/** Sections of which there is no trace. */
export const missingSections: Rule = ({ outline, facts }) =>
  SECTIONS.filter((section) => !outline.told.has(section) && !outline.possiblyTold.has(section))
    .filter((section) => !isToldByFigures(section, facts) && !isToldElsewhere(section, outline))
    .map((section) => ({ rule: `missing_${section}` as const, page: null, text: "" }));

/** A deck may give the figures of a section without ever calling it by its name. */
function isToldByFigures(section: Section, facts: Evidence["facts"]): boolean {
  const has = (...topics: string[]) => facts.some(({ topic }) => topics.includes(topic));
  if (section === "market") return has("tam", "sam", "som");
  if (section === "traction") return has("mrr", "arr", "retention", "churn");
  if (section === "financials") return has("burn", "runway");
  return false;
}

/** Short decks tell some things in passing, where one looks for them all the same. */
function isToldElsewhere(section: Section, outline: Outline): boolean {
  const { told, sentences, says } = outline;
  if (section === "purpose") {
    const tagline = sentences.find((one) => one.page <= 2 && !one.isTitle && isWhole(one.text));
    return tagline !== undefined && !says(tagline, "superlative");
  }
  if (section === "product") {
    return isWhole((told.get("solution")?.sentences ?? []).map(({ text }) => text).join(" "));
  }
  if (section === "solution") {
    const product = (told.get("product")?.sentences ?? []).filter(({ isTitle }) => !isTitle);
    return product.length >= 2 && isWhole(product.map(({ text }) => text).join(" "));
  }
  // Who denies competition is told so by another rule.
  if (section === "competition") return sentences.some((one) => says(one, "denial"));
  if (section === "useOfFunds") {
    const there = (told.get("ask")?.pages ?? []).flatMap(outline.onPage);
    const items = there.filter((one) => says(one, "fundsItem"));
    const shares = items.flatMap(({ amounts }) => amounts).filter(({ kind }) => kind === "percent");
    // "10 million: 5 product, 3 sales, 2 team"
    const isParted = there.some(({ amounts }) =>
      (["money", "percent"] as const).some(
        (kind) => amounts.filter((one) => one.kind === kind).length >= 3,
      ),
    );
    return shares.length >= 2 || isParted;
  }
  return false;
}

/** Long enough to say something: a Han character says more than a letter. */
function isWhole(text: string): boolean {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 2 >= 30;
}

/** Sections that are there, but lack what makes them one. */
const TABLE_ROWS = 5;

export const thinSections: Rule = ({ outline, facts, context }) => {
  const { told, says } = outline;
  if (isPartlyUnread(outline.deck)) return [];
  const hasAmount = (sentences: Sentence[]) => sentences.some(({ amounts }) => amounts.length > 0);
  const hasMoney = (sentences: Sentence[]) =>
    sentences.some(({ amounts }) =>
      amounts.some(({ kind, value }) => kind === "money" || value >= 10_000),
    );
  const isEnough: Record<(typeof THIN_SECTIONS)[number], (told: Told) => boolean> = {
    problem: ({ sentences }) => hasAmount(sentences),
    market: ({ sentences }) => hasMoney(sentences),
    model: ({ sentences }) => hasAmount(sentences),
    traction: ({ sentences }) => hasAmount(sentences) && !isPromised(sentences, context.today),
    competition: ({ sentences }) =>
      sentences.filter(({ text }) => wordsOf(text) >= 4).length >= 2 ||
      // A table of names and ticks, which are drawn and so have no words.
      sentences.length >= TABLE_ROWS ||
      sentences.some((one) => says(one, "denial")),
    team: ({ sentences }) =>
      sentences.some((one) => says(one, "role")) &&
      sentences.some((one) => says(one, "experience")),
    financials: ({ sentences }) => hasMoney(sentences),
    ask: ({ sentences, pages }) =>
      hasMoney(sentences) ||
      pages.some((page) => hasMoney(outline.onPage(page))) ||
      facts.some(({ topic }) => topic === "ask"),
  };
  return THIN_SECTIONS.flatMap((section): Finding[] => {
    const there = told.get(section);
    const page = there?.pages[0];
    if (!there || page === undefined || isEnough[section](there)) return [];
    if (isShownElsewhere(section, outline) || isDrawn(there, outline)) return [];
    const quoted = outline.onPage(page).find(({ isTitle }) => isTitle) ?? there.sentences[0];
    if (!quoted) return [];
    return [{ rule: `thin_${section}`, page: quoted.page, text: quoteOf(quoted.text) }];
  });
};

/** A headline may sound like a section that another page tells in full. */
function isShownElsewhere(section: Section, outline: Outline): boolean {
  return outline.deck.pages.some(({ number }) =>
    isShownOn(number, section, outline, outline.facts),
  );
}

/** The words of the page, or those of the next one, are in a picture. */
function isDrawn({ pages }: Told, outline: Outline): boolean {
  return pages.some((page) => {
    const isTitleOnly = outline.onPage(page).every(({ isTitle }) => isTitle);
    const hasPictures = (outline.page(page)?.images ?? 0) > 0;
    return isTitleOnly && hasPictures;
  });
}

/** What is promised for years to come is not what has been reached. */
function isPromised(sentences: Sentence[], today: string): boolean {
  const dates = sentences.flatMap((one) => one.dates);
  return dates.length > 0 && dates.every(({ from }) => from > today);
}

/** A Han character and four Thai ones say as much as a word. */
function wordsOf(text: string): number {
  return text.match(/\p{Script=Han}|\p{Script=Thai}{4}|[\p{Script=Latin}\d.,]+/gu)?.length ?? 0;
}

/** From a seed round on, somebody who sells knows what a customer costs and brings. */
export const unitEconomics: Rule = ({ facts, outline, context }) => {
  const isKnown = facts.some(({ topic }) =>
    ["cac", "ltv", "ltvToCac", "margin", "payback"].includes(topic),
  );
  const isKept = outline.sentences.some(
    (one) => outline.says(one, "kept") && one.amounts.some(({ kind }) => kind === "percent"),
  );
  const isEarned = outline.sentences.some(
    ({ folded, amounts }) =>
      occurs(outline.terms.topic("margin"), folded) &&
      amounts.some(({ kind }) => kind === "money" || kind === "percent"),
  );
  return isKnown ||
    isKept ||
    isEarned ||
    isPartlyUnread(outline.deck) ||
    stageOf(context, outline) === "early"
    ? []
    : [{ rule: "missing_unitEconomics", page: null, text: "" }];
};
