import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { LineInput } from "../ui/line-input.tsx";
import { BodyEditor } from "./body-editor.tsx";

type Props = {
  language: Language;
  value: string;
  problem: string | undefined;
  onChange(value: string): void;
};

/** The title of an article or a page in one language. */
export function TitleField(props: Props & { longest: number }) {
  const t = useMessages("deskDocuments");
  return (
    <Field label={t("title")} problem={props.problem}>
      {(control) => (
        <LineInput
          {...control}
          lang={LANGUAGE_TAGS[props.language]}
          maxLength={props.longest}
          value={props.value}
          onChange={props.onChange}
        />
      )}
    </Field>
  );
}

/** Its text, in Markdown. */
export function BodyField({ language, value, problem, onChange }: Props) {
  const t = useMessages("deskDocuments");
  return (
    <Field label={t("body")} problem={problem}>
      {(control) => (
        <BodyEditor
          id={control.id}
          describedBy={control["aria-describedby"]}
          label={`${t("body")} (${LANGUAGE_NAMES[language]})`}
          lang={LANGUAGE_TAGS[language]}
          markdown={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
