import type { ArticleText } from "../../contracts/desk/article.ts";
import type { DeskPicture } from "../../contracts/desk/pictures.ts";
import { LANGUAGES, type Language } from "../../contracts/languages.ts";

/** Fills the description of the chosen picture into the texts that have none yet. */
export function describedBy(
  texts: Record<Language, ArticleText>,
  picture: DeskPicture | undefined,
): Record<Language, ArticleText> {
  const described = { ...texts };
  for (const language of LANGUAGES) {
    const said = picture?.alt[language]?.trim();
    if (said && texts[language].imageAlt.trim() === "") {
      described[language] = { ...texts[language], imageAlt: said };
    }
  }
  return described;
}
