import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { PAGE_TEXT_LIMITS, type PageText } from "../../contracts/desk/page.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { BodyEditor } from "../documents/body-editor.tsx";

/** One language of a page: its title and its text. */
export function PageTextEditor(props: {
  language: Language;
  text: PageText;
  problemOf(field: string): string | undefined;
  onChange(part: Partial<PageText>): void;
}) {
  const { language, text, problemOf, onChange } = props;
  const t = useMessages("deskDocuments");
  const lang = LANGUAGE_TAGS[language];
  return (
    <>
      <Field label={t("title")} problem={problemOf("title")}>
        {(control) => (
          <input
            {...control}
            className="input"
            lang={lang}
            maxLength={PAGE_TEXT_LIMITS.title}
            value={text.title}
            onChange={(event) => onChange({ title: event.target.value })}
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
    </>
  );
}
