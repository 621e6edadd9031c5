import type { Fact } from "../figures/facts.ts";
import { formatAmount } from "../figures/format-amount.ts";
import { matches } from "../lexicon/terms.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf, type Sentence } from "../outline/sentences.ts";
import type { RuleId } from "../rubric/rules.ts";
import type { Topic } from "../rubric/sections.ts";
import type { Finding, Rule } from "./finding.ts";

/** Figures that a company has one of at a time, and how near their label must stand to be meant. */
const COMPARED: Partial<Record<Topic, { rule: RuleId; within: number }>> = {
  tam: { rule: "market_differs", within: 30 },
  sam: { rule: "market_differs", within: 30 },
  som: { rule: "market_differs", within: 30 },
  ask: { rule: "ask_differs", within: 34 },
  valuation: { rule: "ask_differs", within: 30 },
  cac: { rule: "figure_differs", within: 24 },
  ltv: { rule: "figure_differs", within: 24 },
  churn: { rule: "figure_differs", within: 20 },
  arr: { rule: "figure_differs", within: 16 },
  mrr: { rule: "figure_differs", within: 16 },
  margin: { rule: "figure_differs", within: 20 },
  retention: { rule: "figure_differs", within: 20 },
  customers: { rule: "figure_differs", within: 3 },
  users: { rule: "figure_differs", within: 3 },
  burn: { rule: "figure_differs", within: 20 },
  runway: { rule: "figure_differs", within: 20 },
};
/** Written differently, rounded differently: not told differently. */
const ROUNDING = 0.04;

/** The same thing with different figures on different pages. */
export const differingFigures: Rule = ({ outline, facts }) => {
  const found: Finding[] = [];
  for (const [topic, comparison] of Object.entries(COMPARED)) {
    const comparable = facts.filter(
      (fact) =>
        isCounted(fact) &&
        fact.topic === topic &&
        fact.distance <= comparison.within &&
        isOfToday(fact, outline),
    );
    const contrary = firstContrary(comparable, outline);
    if (contrary) found.push(differenceOf(comparison.rule, contrary, outline));
  }
  return found;
};

/** Beyond labels that we know: the same sentence twice, with another figure in it. */
export const differingSentences: Rule = ({ outline }) => {
  const masked = outline.sentences
    .filter(({ amounts, isTitle }) => amounts.length > 0 && !isTitle)
    .map((sentence) => ({ sentence, words: maskedOf(sentence) }))
    .filter(({ words }) => words.replace(/[^\p{L}]/gu, "").length >= SAME_LETTERS);
  for (const [position, one] of masked.entries()) {
    const other = masked
      .slice(position + 1)
      .find(
        (candidate) =>
          candidate.words === one.words && candidate.sentence.page !== one.sentence.page,
      );
    const at = other
      ? one.sentence.amounts.findIndex(
          (amount, place) => amount.value !== other.sentence.amounts[place]?.value,
        )
      : -1;
    const [here, there] = [other?.sentence.amounts[at], one.sentence.amounts[at]];
    if (!other || !here || !there) continue;
    const { language } = outline.deck;
    const fill = {
      here: formatAmount(here, language),
      there: formatAmount(there, language),
      page: String(one.sentence.page),
    };
    return [
      {
        rule: "figure_differs",
        page: other.sentence.page,
        text: quoteOf(other.sentence.text),
        fill,
      },
    ];
  }
  return [];
};

/** Fewer letters are a label, which says little of what is counted. */
const SAME_LETTERS = 16;

function maskedOf({ folded, amounts }: Sentence): string {
  const text = amounts
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}#${rest.slice(end)}`, folded);
  return text.replace(/[.。!]+$/, "").trim();
}

function firstContrary(facts: Fact[], outline: Outline): [Fact, Fact] | undefined {
  for (const [position, one] of facts.entries()) {
    const other = facts
      .slice(position + 1)
      .find((candidate) => isSameThing(one, candidate, outline) && isDifferent(one, candidate));
    if (other) return [one, other];
  }
  return undefined;
}

/** Of shops or farmers there are many: those asked, those served. Customers are one number. */
const CUSTOMERS =
  /customers?|clients?|users?|subscribers?|pelanggan|klien|pengguna|khách hàng|người dùng|ลูกค้า|ผูใช|客户|用户/;

function isCounted({ topic, sentence, amount }: Fact): boolean {
  if (topic !== "customers" && topic !== "users") return true;
  return CUSTOMERS.test(sentence.folded.slice(amount.start, amount.end + 32));
}

/** Plans, steps on a way and parts differ from the whole without contradicting it. */
function isOfToday({ sentence, topic }: Fact, outline: Outline): boolean {
  const isPlan =
    outline.says(sentence, "projection") || (topic !== "ask" && outline.says(sentence, "future"));
  const isStep = topic !== "ask" && topic !== "tam" && outline.says(sentence, "fromTo");
  const isElsewhere =
    (topic === "customers" || topic === "users") &&
    (["problem", "market", "goToMarket", "team", "ask", "whyNow"] as const).some((section) => {
      const told = outline.told.get(section);
      return told?.isTitled === true && told.pages.includes(sentence.page);
    });
  if (isElsewhere) return false;
  const isPlanned = outline.told.get("financials")?.pages.includes(sentence.page) === true;
  return (
    !isPlan &&
    !isStep &&
    !(isPlanned && !(["ask", "burn", "runway", "margin"] as const).some((one) => one === topic))
  );
}

function isSameThing(one: Fact, other: Fact, outline: Outline): boolean {
  if (one.sentence.page === other.sentence.page) return false;
  if (one.amount.kind !== other.amount.kind || one.amount.currency !== other.amount.currency)
    return false;
  const years = [one, other].map(({ sentence }) =>
    sentence.dates.map(({ from, to }) => `${from} ${to}`).join(),
  );
  const isSameTime = years[0] === years[1] || years[0] === "" || years[1] === "";
  const isDated =
    one.topic === "customers" ||
    one.topic === "users" ||
    one.topic === "mrr" ||
    one.topic === "arr";
  if (isDated && years[0] !== years[1]) return false;
  return isSameTime && labelOf(one, outline) === labelOf(other, outline);
}

/** "Paying clinics" are not "clinics", nor is the market of one country that of another. */
function labelOf({ topic, sentence, amount }: Fact, { terms }: Outline): string {
  if (topic !== "customers" && topic !== "users") return topic;
  const near = matches(terms.topic(topic), sentence.folded)
    .filter(({ index }) => index >= amount.start)
    .toSorted((a, b) => a.index - b.index)[0];
  return near?.[0].replace(/s$/, "") ?? topic;
}

function isDifferent(one: Fact, other: Fact): boolean {
  const [a, b] = [one.amount.value, other.amount.value];
  return Math.abs(a - b) > ROUNDING * Math.max(a, b);
}

function differenceOf(rule: RuleId, [one, other]: [Fact, Fact], { deck }: Outline): Finding {
  return {
    rule,
    page: other.sentence.page,
    text: quoteOf(other.quote),
    fill: {
      here: formatAmount(other.amount, deck.language),
      there: formatAmount(one.amount, deck.language),
      page: String(one.sentence.page),
    },
  };
}
