import type { Polarity } from "../../../../contracts/constraints.ts";
import { useMessages } from "../../../i18n/messages-context.tsx";
import { Field } from "../../../ui/form/field.tsx";

const WORDS = {
  never: "polarityNever",
  avoid: "polarityAvoid",
  must: "polarityMust",
  only: "polarityOnly",
  prefer: "polarityPrefer",
} as const satisfies Partial<Record<Polarity, string>>;

const CHOICES = ["never", "avoid", "must", "only", "prefer"] as const;

/** How a point is meant, from "under no circumstances" to a wish; what is looked for counts as preferred (points.ts). */
export function PolarityField(props: { value: Polarity; onChange(value: Polarity): void }) {
  const t = useMessages("criteria");
  return (
    <Field label={t("polarity")}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={props.value === "seek" ? "prefer" : props.value}
          onChange={({ currentTarget }) => {
            const chosen = CHOICES.find((choice) => choice === currentTarget.value);
            if (chosen) props.onChange(chosen);
          }}
        >
          {CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {t(WORDS[choice])}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
