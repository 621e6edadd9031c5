import { type FormEvent, useRef, useState } from "react";
import type { Constraint } from "../../../../contracts/constraints.ts";
import { useMessages } from "../../../i18n/messages-context.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { typedAmount } from "./amount.ts";
import { AmountFields, useRangeReading } from "./amount-fields.tsx";
import { useValueWords } from "./point-words.ts";
import { mended } from "./points.ts";
import { PolarityField } from "./polarity-field.tsx";
import { isWithoutTerms, termsIn } from "./terms.ts";
import { useProblem } from "./use-problem.ts";
import { ValueField, valueKindOf } from "./value-field.tsx";

/** Corrects a point: how it is meant, and what it names, or its amount. */
export function EditPoint(props: {
  point: Constraint;
  onChange(point: Constraint): void;
  onClose(): void;
}) {
  const t = useMessages("criteria");
  const say = useValueWords();
  const { point, onChange, onClose } = props;
  const [polarity, setPolarity] = useState(point.polarity);
  const [amount, setAmount] = useState(typedAmount(point.range));
  const { form, problem, tell } = useProblem();
  const { readRange, isReading } = useRangeReading(tell);
  const box = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState(valueKindOf(point));
  const [value, setValue] = useState(point.terms[0] ?? "");
  const shown = point.terms.map(say).join(", ");

  /** A chosen value is shown in the person's language, and kept in the one that matching reads. */
  const chosenAs = (typed: string) => point.terms.find((term) => say(term) === typed) ?? typed;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const range = point.range ? await readRange(amount) : null;
    if (range === undefined) return;
    if (kind) {
      if (value === "") return tell(t("valueMissing"));
      return onChange(mended(point, { polarity, terms: [value], range }));
    }
    const typed = box.current?.value ?? shown;
    // A term may contain a comma: untouched terms are not split.
    const terms = typed === shown ? point.terms : termsIn(typed).map(chosenAs);
    if (box.current && terms.length === 0) return tell(t("termsMissing"));
    onChange(mended(point, { polarity, terms, range }));
  };

  return (
    <Dialog title={t("editTitle")} isBusy={isReading} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        {point.quote === "" ? null : (
          <blockquote className="wrap-anywhere text-muted">{point.quote}</blockquote>
        )}
        <PolarityField value={polarity} onChange={setPolarity} />
        {point.range ? (
          <AmountFields value={amount} problem={problem} onChange={setAmount} />
        ) : kind ? (
          <div className="min-w-0">
            <ValueField kind={kind} value={value} problem={problem} onChange={setValue} />
            <button
              type="button"
              className="mt-1 min-h-11 text-sm font-medium text-leaf hover:underline"
              onClick={() => setKind(undefined)}
            >
              {t("ownWords")}
            </button>
          </div>
        ) : isWithoutTerms(point) ? null : (
          <Field label={t("terms")} hint={t("termsHint")} problem={problem}>
            {(control) => (
              <input
                {...control}
                ref={box}
                defaultValue={shown}
                autoComplete="off"
                className="input"
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton busy={isReading} busyLabel={t("confirming")}>
            {t("savePoint")}
          </SubmitButton>
          <button
            type="button"
            className="button button-quiet"
            disabled={isReading}
            onClick={onClose}
          >
            {t("cancel")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
