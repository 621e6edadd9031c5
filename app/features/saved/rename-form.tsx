import { type FormEvent, useEffect, useRef, useState } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Field } from "../../ui/form/field.tsx";

/** The database's limit. */
const MAX_LENGTH = 120;

/** Renames a saved search. @param props.onDone called without a name if it is unchanged. */
export function RenameForm(props: { name: string; onDone: (name?: string) => void }) {
  const { onDone } = props;
  const t = useMessages("savedItems");
  const [name, setName] = useState(props.name);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.trim();
    if (chosen !== "") {
      onDone(chosen);
      return;
    }
    setProblem(t("nameMissing"));
    input.current?.focus();
  };

  return (
    <form noValidate onSubmit={save} className="grid grid-cols-1 gap-3">
      <Field label={t("newName")} problem={problem}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input"
            value={name}
            maxLength={MAX_LENGTH}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") onDone();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="button button-leaf text-sm">
          {t("saveName")}
        </button>
        <button type="button" className="button button-quiet text-sm" onClick={() => onDone()}>
          {t("keepName")}
        </button>
      </div>
    </form>
  );
}
