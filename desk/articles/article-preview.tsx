import { articleHtml } from "../../app/features/news/article-html.server.ts";
import { ArticlePicture } from "../../app/features/news/article-picture.tsx";
import { CategoryBadge } from "../../app/features/news/category-badge.tsx";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { ArticleContent } from "../../contracts/desk/article.ts";
import { ORIGINAL } from "../../contracts/desk/translations.ts";
import type { Language } from "../../contracts/languages.ts";
import { useNamedPicture } from "../pictures/picture-queries.ts";

/** The article as readers will see it. */
export function ArticlePreview({
  content,
  language,
}: {
  content: ArticleContent;
  language: Language;
}) {
  const t = useMessages("article");
  const { picture, address } = useNamedPicture(content.image);
  const original = content.texts[ORIGINAL];
  const own = content.texts[language];
  // As for readers: missing translations fall back to the original.
  const title = own.title || original.title;
  const isOriginal = language !== ORIGINAL && own.body === "";
  return (
    <article className="frame py-6">
      {content.category ? <CategoryBadge category={content.category} /> : null}
      <h1 className="mt-1 max-w-4xl text-3xl leading-tight font-bold md:text-5xl">{title}</h1>
      <p className="mt-4 max-w-3xl text-lg text-muted md:text-xl">
        {own.excerpt || original.excerpt}
      </p>
      {address === "" ? null : (
        <ArticlePicture
          article={{
            image: address,
            imageAlt: own.imageAlt || original.imageAlt,
            title,
            category: content.category ?? "News",
            imageCredit: picture?.credit ?? "",
            imageLicence: picture?.licence ?? "",
          }}
        />
      )}
      {isOriginal ? (
        <p className="mt-6 rounded-xl bg-sunken px-4 py-3 text-sm text-muted">
          {t("originalLanguage")}
        </p>
      ) : null}
      <div
        className="article-body mt-8 max-w-2xl"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by article-html.server.ts, which lets no markup through
        dangerouslySetInnerHTML={{ __html: articleHtml(own.body || original.body) }}
      />
    </article>
  );
}
