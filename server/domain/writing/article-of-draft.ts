import { type ArticleContent, emptyArticle } from "../../../contracts/desk/article.ts";
import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { Drafted, Translated } from "../../judging/articles/newsroom.ts";
import { sourceOfReport } from "../desk/source-of-report.ts";
import { slugOf } from "../publishing/slug.ts";
import type { StoryMaterial } from "./story-material.ts";

/** The pieces of a draft for translation, with each paragraph separate. */
export function piecesOf({ title, excerpt, paragraphs }: Drafted): { id: string; text: string }[] {
  return [
    { id: "title", text: title },
    { id: "excerpt", text: excerpt },
    ...paragraphs.map((text, at) => ({ id: `p${at + 1}`, text })),
  ];
}

/** The article that a model has written, with the translations that passed the checks. */
export function articleOfDraft(
  draft: Drafted,
  translated: Translated,
  material: StoryMaterial,
  facts: { isRound: boolean; round: string | null; now: Date },
): ArticleContent {
  const at = facts.now.toISOString();
  const texts = { ...emptyArticle().texts };
  for (const language of LANGUAGES) {
    const pieces = language === "en" ? piecesByName(draft) : passedPieces(translated, language);
    if (!pieces) continue;
    texts[language] = {
      ...texts[language],
      title: pieces.title ?? "",
      excerpt: pieces.excerpt ?? "",
      body: draft.paragraphs
        .map((_, part) => asMarkdown(pieces[`p${part + 1}`] ?? ""))
        .join("\n\n"),
      at,
      isMachine: language !== "en",
    };
  }
  return {
    ...emptyArticle(),
    slug: slugOf(draft.title),
    category: facts.isRound ? "Funding" : "Insight",
    madeBy: "model",
    texts,
    sources: material.reports
      .filter(({ id }) => draft.rests.includes(id))
      .map((report) => sourceOfReport(report, at.slice(0, 10))),
    startups: material.startups,
    investors: material.investors,
    round: facts.round,
  };
}

function piecesByName(draft: Drafted): Record<string, string> {
  return Object.fromEntries(piecesOf(draft).map(({ id, text }) => [id, text]));
}

function passedPieces(
  translated: Translated,
  language: Language,
): Record<string, string> | undefined {
  const found = translated[language];
  return found && found.faults.length === 0 ? found.pieces : undefined;
}

/** Plain text as Markdown that shows the same characters. */
function asMarkdown(text: string): string {
  return text
    .replace(/[\\*_`[\]~|<]|&(?=#?\w+;)/g, "\\$&")
    .replace(/^(\s*)([#>+-])/gm, "$1\\$2")
    .replace(/^(\s*\d+)([.)])/gm, "$1\\$2");
}
