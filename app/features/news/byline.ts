import type { Translate } from "../../i18n/messages.ts";
import type { Article } from "./read-article.ts";

/** Who made an article, for its head. */
export function byline(
  t: Translate<"article">,
  { madeBy, author, sources }: Pick<Article, "madeBy" | "author" | "sources">,
): string {
  if (madeBy === "template") return t("byTemplate");
  if (madeBy === "person") return author === "" ? t("byBenih") : t("by", { author });
  const count = sources.length;
  return count === 0 ? t("byModel") : t("byModelFrom", { count });
}
