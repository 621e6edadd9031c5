import { Marked } from "marked";
import { numberFormat } from "../../../contracts/formats.ts";
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
    /\{(\w+)(?::(index|usd|whole))?\}/g,
    (_place, name: string, as?: string) => {
      const figure = figures[name];
      if (figure === undefined) throw new Error(`The method names an unknown figure: ${name}`);
      if (as === "usd") return shortDollars(figure, language);
      if (as === "whole") return format.format(Math.round(figure));
      return (as === "index" ? rounded : format).format(figure);
    },
  );
  return filled.split("`").map(keepSumsWhole).join("`");
}

/** A sum within a sentence breaks before a plus only; a formula of its own, between backticks, anywhere. */
function keepSumsWhole(text: string, at: number): string {
  if (at % 2 === 1) return text;
  return text.replace(/ ([×/=−]) /g, "\u00a0$1\u00a0").replaceAll(" + ", " +\u00a0");
}
