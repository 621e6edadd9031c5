import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import type { ArticleText, TranslationState } from "../../contracts/desk/article.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { BodyEditor } from "../documents/body-editor.tsx";

/** One language of an article: title, excerpt, body and what its picture shows. */
export function TextEditor(props: {
  language: Language;
  text: ArticleText;
  state: TranslationState;
  problemOf(field: string): string | undefined;
  onChange(part: Partial<ArticleText>): void;
}) {
  const { language, text, state, problemOf, onChange } = props;
  const t = useMessages("deskDocuments");
  const lang = LANGUAGE_TAGS[language];
  return (
    <section aria-label={LANGUAGE_NAMES[language]} className="flex min-w-0 flex-col gap-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{LANGUAGE_NAMES[language]}</h2>
        {state === "machine" || state === "outdated" ? (
          <button
            type="button"
            className="button button-quiet !min-h-9 text-sm"
            onClick={() => onChange({ at: null, isMachine: false })}
          >
            {t("markRead")}
          </button>
        ) : null}
      </div>
      <Field label={t("title")} problem={problemOf("title")}>
        {(control) => (
          <input
            {...control}
            className="input"
            lang={lang}
            maxLength={300}
            value={text.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("excerpt")} problem={problemOf("excerpt")}>
        {(control) => (
          <textarea
            {...control}
            className="input !min-h-20"
            lang={lang}
            maxLength={1000}
            value={text.excerpt}
            onChange={(event) => onChange({ excerpt: event.target.value })}
          />
        )}
      </Field>
      <Field label={t("body")} problem={problemOf("body")}>
        {(control) => (
          <BodyEditor
            id={control.id}
            describedBy={control["aria-describedby"]}
            label={`${t("body")} (${LANGUAGE_NAMES[language]})`}
            lang={lang}
            markdown={text.body}
            onChange={(body) => onChange({ body })}
          />
        )}
      </Field>
      <Field label={t("imageAlt")} hint={t("imageAltHint")} problem={problemOf("imageAlt")}>
        {(control) => (
          <input
            {...control}
            className="input"
            lang={lang}
            maxLength={500}
            value={text.imageAlt}
            onChange={(event) => onChange({ imageAlt: event.target.value })}
          />
        )}
      </Field>
    </section>
  );
}
