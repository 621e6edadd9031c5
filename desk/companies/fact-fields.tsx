import { useLabel, useMessages } from "../../app/i18n/messages-context.tsx";
import { Choices } from "../../app/ui/form/choices.tsx";
import { Field } from "../../app/ui/form/field.tsx";
import { type FactSources, sourceOf } from "../../contracts/desk/provenance.ts";
import { SourceFields } from "../ui/source-fields.tsx";

/** What the fields of a company share: their problems, and the sources of their facts. */
export type FactForm = {
  sources: FactSources;
  problemOf(field: string): string | undefined;
  onSources(sources: FactSources, fields: readonly string[]): void;
};

/** The source of a fact; its column is the fact's name. */
function Source({ form, column, of }: { form: FactForm; column: string; of: string }) {
  return (
    <SourceFields
      of={of}
      source={sourceOf(form.sources, column)}
      problem={form.problemOf(`source_${column}`)}
      onChange={(source) =>
        form.onSources({ ...form.sources, [column]: source }, [`source_${column}`])
      }
    />
  );
}

export function TextFact(props: {
  form: FactForm;
  label: string;
  name: string;
  /** The fact's column, if readers may see its source. */
  column?: string;
  value: string;
  hint?: string;
  longest: number;
  type?: "text" | "url" | "year";
  onChange(value: string): void;
}) {
  const { form, label, column, value, hint, type = "text" } = props;
  return (
    <div className="min-w-0">
      <Field label={label} hint={hint} problem={form.problemOf(props.name)}>
        {(control) => (
          <input
            {...control}
            type={type === "url" ? "url" : "text"}
            inputMode={type === "year" ? "numeric" : undefined}
            className="input"
            maxLength={props.longest}
            value={value}
            onChange={(event) => props.onChange(event.target.value)}
          />
        )}
      </Field>
      {column ? <Source form={form} column={column} of={label} /> : null}
    </div>
  );
}

export function ChosenFact<Value extends string>(props: {
  form: FactForm;
  label: string;
  name: string;
  column: string;
  options: readonly Value[];
  value: Value | null;
  onChange(value: Value | null): void;
}) {
  const { form, label, options, value } = props;
  const t = useMessages("deskCompanies");
  const nameOf = useLabel();
  return (
    <div className="min-w-0">
      <Field label={label} problem={form.problemOf(props.name)}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={value ?? ""}
            onChange={(event) =>
              props.onChange(options.find((one) => one === event.target.value) ?? null)
            }
          >
            <option value="">{t("choose")}</option>
            {options.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Source form={form} column={props.column} of={label} />
    </div>
  );
}

export function ChosenFacts<Value extends string>(props: {
  form: FactForm;
  label: string;
  name: string;
  column: string;
  options: readonly Value[];
  values: readonly Value[];
  onChange(values: Value[]): void;
}) {
  const { form, label, options, values } = props;
  const nameOf = useLabel();
  return (
    <div className="min-w-0">
      <Choices
        kind="checkbox"
        name={props.name}
        legend={label}
        problem={form.problemOf(props.name)}
        options={options.map((value) => ({ value, label: nameOf(value) }))}
        chosen={values}
        onChange={props.onChange}
      />
      <Source form={form} column={props.column} of={label} />
    </div>
  );
}
