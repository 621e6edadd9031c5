import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import type { PageText } from "../../contracts/desk/page.ts";
import type { TranslationState } from "../../contracts/desk/translations.ts";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { BodyEditor } from "../documents/body-editor.tsx";

/** One language of a page: its title and its text. */
export function PageTextEditor(props: {
  language: Language;
  text: PageText;
  state: TranslationState;
  problemOf(field: string): string | undefined;
  onChange(part: Partial<PageText>): void;
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
            maxLength={200}
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
    </section>
  );
}
