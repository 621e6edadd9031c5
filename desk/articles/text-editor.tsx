import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { ARTICLE_TEXT_LIMITS, type ArticleText } from "../../contracts/desk/article.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { BodyField, TitleField } from "../documents/text-fields.tsx";
import { LineInput } from "../ui/line-input.tsx";

/** One language of an article: title, excerpt, body and what its picture shows. */
export function TextEditor(props: {
  language: Language;
  text: ArticleText;
  problemOf(field: string): string | undefined;
  onChange(part: Partial<ArticleText>): void;
}) {
  const { language, text, problemOf, onChange } = props;
  const t = useMessages("deskDocuments");
  const lang = LANGUAGE_TAGS[language];
  return (
    <>
      <TitleField
        language={language}
        longest={ARTICLE_TEXT_LIMITS.title}
        value={text.title}
        problem={problemOf("title")}
        onChange={(title) => onChange({ title })}
      />
      <Field label={t("excerpt")} problem={problemOf("excerpt")}>
        {(control) => (
          <textarea
            {...control}
            className="input !min-h-20"
            lang={lang}
            maxLength={ARTICLE_TEXT_LIMITS.excerpt}
            value={text.excerpt}
            onChange={(event) => onChange({ excerpt: event.target.value })}
          />
        )}
      </Field>
      <BodyField
        language={language}
        value={text.body}
        problem={problemOf("body")}
        onChange={(body) => onChange({ body })}
      />
      <Field label={t("imageAlt")} hint={t("imageAltHint")} problem={problemOf("imageAlt")}>
        {(control) => (
          <LineInput
            {...control}
            lang={lang}
            maxLength={ARTICLE_TEXT_LIMITS.imageAlt}
            value={text.imageAlt}
            onChange={(imageAlt) => onChange({ imageAlt })}
          />
        )}
      </Field>
    </>
  );
}
