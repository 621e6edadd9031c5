import { useState } from "react";
import { articleHtml } from "../../app/features/news/article-html.server.ts";
import { useLabel, useMessages } from "../../app/i18n/messages-context.tsx";
import { type ArticleContent, ORIGINAL } from "../../contracts/desk/article.ts";
import {
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from "../../contracts/languages.ts";
import { Choice } from "../ui/choice.tsx";
import { DEVICE_WIDTHS, DeviceFrame } from "../ui/device-frame.tsx";

/** The article as readers will see it, in any language and at the width of a phone, tablet or desktop. */
export function ArticlePreview({ content }: { content: ArticleContent }) {
  const t = useMessages("deskDocuments");
  const [language, setLanguage] = useState<Language>(ORIGINAL);
  const [width, setWidth] = useState<number>(DEVICE_WIDTHS[0]);
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-4">
        <Choice
          label={t("language")}
          options={LANGUAGES.map((one) => ({ value: one, text: LANGUAGE_NAMES[one] }))}
          chosen={language}
          onChosen={(one) => setLanguage(one)}
        />
        <Choice
          label={t("width")}
          options={DEVICE_WIDTHS.map((one) => ({ value: one, text: `${one} px` }))}
          chosen={width}
          onChosen={(one) => setWidth(one)}
        />
      </div>
      <div className="relative mt-4 overflow-x-auto">
        <DeviceFrame title={t("view_preview")} width={width} lang={LANGUAGE_TAGS[language]}>
          <PreviewedArticle content={content} language={language} />
        </DeviceFrame>
      </div>
    </>
  );
}

function PreviewedArticle({ content, language }: { content: ArticleContent; language: Language }) {
  const t = useMessages("article");
  const label = useLabel();
  const original = content.texts[ORIGINAL];
  const own = content.texts[language];
  // As for readers: what is not translated is shown in the original.
  const title = own.title || original.title;
  const isOriginal = language !== ORIGINAL && own.body === "";
  return (
    <article className="frame py-6">
      {content.category ? (
        <p className="text-sm font-semibold text-muted">{label(content.category)}</p>
      ) : null}
      <h1 className="mt-1 max-w-4xl text-3xl leading-tight font-bold md:text-5xl">{title}</h1>
      <p className="mt-4 max-w-3xl text-lg text-muted md:text-xl">
        {own.excerpt || original.excerpt}
      </p>
      {content.image ? (
        <img
          src={content.image}
          alt={own.imageAlt || original.imageAlt}
          className="mt-6 w-full rounded-2xl object-cover"
        />
      ) : null}
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
