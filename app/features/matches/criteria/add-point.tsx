import { type FormEvent, useState } from "react";
import { type Role, STARTUP_ROLE } from "../../../../contracts/accounts.ts";
import type { Constraint, Polarity } from "../../../../contracts/constraints.ts";
import {
  AMOUNT_KINDS,
  type AmountKind,
  SOUTHEAST_ASIA,
  SUBJECT_OF,
  type ValueKind,
} from "../../../../contracts/criteria-values.ts";
import { useMessages } from "../../../i18n/messages-context.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { typedAmount } from "./amount.ts";
import { AmountFields, useRangeReading } from "./amount-fields.tsx";
import { addedPoint } from "./points.ts";
import { PolarityField } from "./polarity-field.tsx";
import { termsIn } from "./terms.ts";
import { useProblem } from "./use-problem.ts";
import { KIND_WORDS, ValueField } from "./value-field.tsx";

const KINDS = [
  "sector",
  "businessModel",
  "stage",
  "place",
  "investorType",
  "cheque",
  "raising",
  "revenue",
  "instrument",
  "leading",
  "words",
] as const;
type Kind = (typeof KINDS)[number];

const WORDS = {
  ...KIND_WORDS,
  cheque: "kindCheque",
  raising: "kindRaising",
  revenue: "kindRevenue",
  words: "kindWords",
} as const satisfies Record<Kind, string>;

/** An investor does not look for investors, and nobody asks an investor for revenue. */
function kindsFor(role: Role): Kind[] {
  const never = role === STARTUP_ROLE ? "revenue" : "investorType";
  return KINDS.filter((kind) => kind !== never);
}

/**
 * Adds a point that no sentence states: its kind, how it is meant, and a value that matching
 * understands.
 */
export function AddPoint(props: { role: Role; onAdd(point: Constraint): void; onClose(): void }) {
  const t = useMessages("criteria");
  const { role, onAdd, onClose } = props;
  const [kind, setKind] = useState<Kind>("sector");
  const [polarity, setPolarity] = useState<Polarity>("must");
  const [value, setValue] = useState("");
  const [amount, setAmount] = useState(typedAmount(null));
  const { form, problem, tell } = useProblem();
  const { readRange, isReading } = useRangeReading(tell);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAmount(kind)) {
      const range = await readRange(amount);
      if (range) onAdd(addedPoint({ polarity, about: kind, range }));
      return;
    }
    const terms = kind === "words" ? termsIn(value) : [value].filter((one) => one !== "");
    if (terms.length > 0) onAdd(pointOf(kind, polarity, terms));
    else tell(t(kind === "words" ? "termsMissing" : "valueMissing"));
  };

  return (
    <Dialog title={t("addTitle")} isBusy={isReading} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={t("kind")}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={kind}
              onChange={({ currentTarget }) => {
                setKind(KINDS.find((one) => one === currentTarget.value) ?? kind);
                setValue("");
                tell(undefined);
              }}
            >
              {kindsFor(role).map((one) => (
                <option key={one} value={one}>
                  {t(WORDS[one])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PolarityField value={polarity} onChange={setPolarity} />
        {isAmount(kind) ? (
          <AmountFields value={amount} problem={problem} onChange={setAmount} />
        ) : kind === "words" ? (
          <Field label={t("terms")} hint={t("termsHint")} problem={problem}>
            {(control) => (
              <input
                {...control}
                className="input"
                autoComplete="off"
                value={value}
                onChange={({ currentTarget }) => setValue(currentTarget.value)}
              />
            )}
          </Field>
        ) : (
          <ValueField kind={kind} value={value} problem={problem} onChange={setValue} />
        )}
        {kind === "place" ? (
          <div>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => onAdd(pointOf("place", polarity, [SOUTHEAST_ASIA]))}
            >
              {t("addAllSoutheastAsia")}
            </button>
          </div>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <SubmitButton busy={isReading} busyLabel={t("confirming")}>
            {t("add")}
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

function pointOf(kind: ValueKind | "words", polarity: Polarity, terms: string[]): Constraint {
  return addedPoint({ polarity, about: kind === "words" ? "other" : SUBJECT_OF[kind], terms });
}

function isAmount(kind: Kind): kind is AmountKind {
  return AMOUNT_KINDS.some((one) => one === kind);
}
