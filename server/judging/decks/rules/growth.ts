import { formatAmount } from "../figures/format-amount.ts";
import { matches, occurs } from "../lexicon/terms.ts";
import { quoteOf } from "../outline/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/** "From 100 to 150" is half more, whatever the sentence says. */
export const growthArithmetic: Rule = ({ outline }) =>
  outline.sentences.flatMap((sentence): Finding[] => {
    const { amounts, folded } = sentence;
    const [match] = matches(outline.terms.signal("fromTo"), folded);
    const [against] = matches(outline.terms.signal("against"), folded);
    if (!match && !(against && outline.says(sentence, "growthWord"))) return [];
    const inside = amounts.filter(({ start }) => start >= (match?.index ?? 0));
    const compared = inside.filter(({ kind }) => kind === "money" || kind === "count");
    // "680 after 320" says the later one first.
    const [first, second] = match ? compared : compared.slice(0, 2).reverse();
    if (!match && compared.length !== 2) return [];
    const stated = amounts.filter(({ kind }) => kind === "percent" || kind === "times");
    const [growth] = stated;
    // A rate by the month compounds to something else.
    const near = folded.slice(Math.max(0, (growth?.start ?? 0) - 12), (growth?.end ?? 0) + 24);
    if (occurs(outline.terms.signal("perMonth"), near)) return [];
    if (!first || !second || !growth || stated.length > 1 || first.value <= 0) return [];
    if (
      first.kind !== second.kind ||
      first.currency !== second.currency ||
      second.value <= first.value
    )
      return [];
    const real = second.value / first.value;
    const said =
      growth.kind === "times" ? [growth.value, growth.value + 1] : [1 + growth.value / 100];
    if (said.some((factor) => Math.abs(factor - real) <= 0.1 * real)) return [];
    const { language } = outline.deck;
    const fill = {
      stated: formatAmount(growth, language),
      real:
        growth.kind === "times"
          ? formatAmount({ ...growth, value: Math.round(real * 10) / 10 }, language)
          : formatAmount({ ...growth, value: Math.round((real - 1) * 100) }, language),
      from: formatAmount(first, language),
      to: formatAmount(second, language),
    };
    return [{ rule: "growth_wrong", page: sentence.page, text: quoteOf(sentence.text), fill }];
  });
