import type { Constraint } from "../../../../contracts/constraints.ts";
import {
  CRITERIA_VALUES,
  SUBJECT_OF,
  type ValueKind,
} from "../../../../contracts/criteria-values.ts";
import { useMessages } from "../../../i18n/messages-context.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { useValueWords } from "./point-words.ts";

/** The name of each kind of value. */
export const KIND_WORDS = {
  sector: "kindSector",
  businessModel: "kindBusinessModel",
  stage: "kindStage",
  place: "kindPlace",
  investorType: "kindInvestorType",
  instrument: "kindInstrument",
  leading: "kindLeading",
} as const satisfies Record<ValueKind, string>;

const VALUE_KINDS: readonly ValueKind[] = [
  "sector",
  "businessModel",
  "stage",
  "place",
  "investorType",
  "instrument",
  "leading",
];

const PLACES: readonly Constraint["about"][] = ["market", "base", "registration"];

/** The kind of the value that a point chooses; undefined if it names something in its own words. */
export function valueKindOf({ about, terms }: Constraint): ValueKind | undefined {
  const [value, ...others] = terms;
  if (value === undefined || others.length > 0) return undefined;
  return VALUE_KINDS.find((kind) => {
    const isAbout = kind === "place" ? PLACES.includes(about) : SUBJECT_OF[kind] === about;
    return isAbout && CRITERIA_VALUES[kind].some((one) => one === value);
  });
}

/** Chooses one of the values of a kind; none at first. */
export function ValueField(props: {
  kind: ValueKind;
  value: string;
  problem: string | undefined;
  onChange(value: string): void;
}) {
  const t = useMessages("criteria");
  const say = useValueWords();
  const { kind, value, problem, onChange } = props;
  return (
    <Field label={t(KIND_WORDS[kind])} problem={problem}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">{t("choose")}</option>
          {CRITERIA_VALUES[kind].map((one) => (
            <option key={one} value={one}>
              {say(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
