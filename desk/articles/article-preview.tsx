import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { articleHtml } from "../../app/features/news/article-html.server.ts";
import { CategoryBadge } from "../../app/features/news/category-badge.tsx";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { type ArticleContent, ORIGINAL } from "../../contracts/desk/article.ts";
import {
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from "../../contracts/languages.ts";
import { Choice } from "../ui/choice.tsx";

const WIDTHS = [360, 768, 1280] as const;

/** The article as readers will see it, in any language and at the width of a phone, tablet or desktop. */
export function ArticlePreview({ content }: { content: ArticleContent }) {
  const t = useMessages("deskDocuments");
  const [language, setLanguage] = useState<Language>(ORIGINAL);
  const [width, setWidth] = useState<number>(WIDTHS[0]);
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
          options={WIDTHS.map((one) => ({ value: one, text: `${one} px` }))}
          chosen={width}
          onChosen={(one) => setWidth(one)}
        />
      </div>
      <div className="relative mt-4 overflow-x-auto">
        <Frame title={t("view_preview")} width={width} lang={LANGUAGE_TAGS[language]}>
          <PreviewedArticle content={content} language={language} />
        </Frame>
      </div>
    </>
  );
}

function PreviewedArticle({ content, language }: { content: ArticleContent; language: Language }) {
  const t = useMessages("article");
  const original = content.texts[ORIGINAL];
  const own = content.texts[language];
  // As for readers: what is not translated is shown in the original.
  const title = own.title || original.title;
  const isOriginal = language !== ORIGINAL && own.body === "";
  return (
    <article className="frame py-6">
      {content.category ? <CategoryBadge category={content.category} /> : null}
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

/** A window of its own, so that the style sheet's widths are those of the device. */
function Frame(props: { title: string; width: number; lang: string; children: ReactNode }) {
  const element = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const inner = element.current?.contentDocument;
    if (!inner) return;
    inner.documentElement.lang = props.lang;
    const { theme } = document.documentElement.dataset;
    if (theme) inner.documentElement.dataset.theme = theme;
    if (inner.head.childElementCount === 0) {
      for (const sheet of document.querySelectorAll("link[rel=stylesheet], style")) {
        inner.head.append(sheet.cloneNode(true));
      }
    }
    inner.body.className = "font-sans antialiased";
    setBody(inner.body);
  }, [props.lang]);
  return (
    <iframe
      ref={element}
      title={props.title}
      width={props.width}
      height={720}
      className="rounded-2xl border border-line bg-paper"
    >
      {body ? createPortal(props.children, body) : null}
    </iframe>
  );
}
