import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { LANGUAGE_NAMES, LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { LineInput } from "../ui/line-input.tsx";
import { BodyEditor } from "./body-editor.tsx";
import { survivesEditor } from "./body-markdown.ts";

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

/**
 * Its text: edited as it will look, or as plain Markdown where the editor would drop something that
 * readers see.
 */
export function BodyField({ language, value, problem, onChange }: Props) {
  const t = useMessages("deskDocuments");
  const [text, setText] = useState(() => weighed(value));
  // Text typed here keeps its kind of field; any other text is examined again.
  if (value !== text.known) setText(weighed(value));
  const change = (typed: string) => {
    setText((before) => ({ ...before, known: typed }));
    onChange(typed);
  };
  return (
    <Field label={t("body")} problem={problem} {...(text.isPlain && { hint: t("bodyPlain") })}>
      {(control) =>
        text.isPlain ? (
          <textarea
            {...control}
            className="input !min-h-64 font-mono text-sm"
            lang={LANGUAGE_TAGS[language]}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
        ) : (
          <BodyEditor
            id={control.id}
            describedBy={control["aria-describedby"]}
            label={`${t("body")} (${LANGUAGE_NAMES[language]})`}
            lang={LANGUAGE_TAGS[language]}
            markdown={value}
            onChange={change}
          />
        )
      }
    </Field>
  );
}

function weighed(text: string): { known: string; isPlain: boolean } {
  return { known: text, isPlain: !survivesEditor(text) };
}
