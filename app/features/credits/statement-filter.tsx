import { ENTRY_KINDS } from "../../../contracts/credits.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Field } from "../../ui/form/field.tsx";
import { PERIODS } from "./statement-period.ts";
import type { StatementChoice } from "./use-statement.ts";

/** The filters of the statement; each choice takes effect at once. */
export function StatementFilterForm(props: {
  choice: StatementChoice;
  onChange(choice: StatementChoice): void;
}) {
  const { choice, onChange } = props;
  const t = useMessages("credits");
  const kinds = ["all", ...ENTRY_KINDS] as const;
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:max-w-xl">
      <Field label={t("filterKind")}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={choice.kind}
            onChange={({ currentTarget }) => {
              const kind = kinds.find((known) => known === currentTarget.value) ?? "all";
              onChange({ ...choice, kind });
            }}
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind_${kind}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t("filterPeriod")}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={choice.period}
            onChange={({ currentTarget }) => {
              const period = PERIODS.find((known) => known === currentTarget.value) ?? "all";
              onChange({ ...choice, period });
            }}
          >
            {PERIODS.map((period) => (
              <option key={period} value={period}>
                {t(`period_${period}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
