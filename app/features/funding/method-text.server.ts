import { Marked } from "marked";
import { numberFormat } from "../../../contracts/formats.ts";
import { DIFFICULTY_WEIGHTS } from "../../../contracts/funding.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { shortDollars } from "../../i18n/money.ts";
import { workOutExample } from "./method-example.ts";
import { METHOD_FIGURES } from "./method-figures.ts";

const texts = import.meta.glob<string>("./method/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const markdown = new Marked({ gfm: true });

/**
 * The published method of the difficulty index as HTML. Its prose is our own Markdown, one file per
 * language; every figure comes from the code or database that computes with it.
 */
export function methodHtml(language: Language): string {
  const text = texts[`./method/${language}.md`];
  if (text === undefined) throw new Error(`The method is not written in ${language}`);
  return markdown.parse(fill(text, language), { async: false });
}

function fill(text: string, language: Language): string {
  const figures: Record<string, number> = { ...METHOD_FIGURES, ...workOutExample() };
  const format = numberFormat(LANGUAGE_TAGS[language], { maximumFractionDigits: 4 });
  const rounded = numberFormat(LANGUAGE_TAGS[language], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const filled = text.replace(
    /\{(\w+)(?::(bar|index|usd|whole))?\}/g,
    (_place, name: string, as?: string) => {
      const figure = figures[name];
      if (figure === undefined) throw new Error(`The method names an unknown figure: ${name}`);
      if (as === "bar") return `${format.format(figure)}%${barOf(figure)}`;
      if (as === "usd") return shortDollars(figure, language);
      if (as === "whole") return format.format(Math.round(figure));
      return (as === "index" ? rounded : format).format(figure);
    },
  );
  return filled.split("`").map(keepSumsWhole).join("`");
}

const MOST_WEIGHT = Math.max(...Object.values(DIFFICULTY_WEIGHTS));

/**
 * A weight compared with the largest one, as a drawing: a page reached by navigation may not set
 * styles within its text.
 */
function barOf(weight: number): string {
  const width = Math.round((100 * weight) / MOST_WEIGHT);
  return `<svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" class="mt-1.5 h-2 w-16 max-w-none text-leaf sm:w-24"><rect width="${width}" height="8" fill="currentColor"/></svg>`;
}

/**
 * A calculation within a sentence breaks only between two brackets; a formula of its own, between
 * backticks, anywhere.
 */
function keepSumsWhole(text: string, at: number): string {
  if (at % 2 === 1) return text;
  return text.replace(/ ([×/=−+]) /g, "\u00a0$1\u00a0").replaceAll(")\u00a0/\u00a0(", ") /\u00a0(");
}
