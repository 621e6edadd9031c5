import { type ReactNode, useId } from "react";
import { Controller, type FieldValues, type Path, useFormContext, useWatch } from "react-hook-form";
import { INDUSTRIES } from "../../../contracts/catalogue.ts";
import type { Catalogue } from "../../i18n/messages.ts";
import { useLabel, useMessages } from "../../i18n/messages-context.tsx";
import { Choices } from "../../ui/form/choices.tsx";
import { type ControlProps, Field } from "../../ui/form/field.tsx";
import { sayFieldProblem } from "../problems/say-problem.ts";

type Word = keyof Catalogue["profile"] & string;

type FieldWords = {
  /** The words of the label; by default those under the field's own name. */
  label: Word;
  hint?: Word;
  isOptional?: boolean;
};

/** A field's problem in words; undefined if it has none. */
function useProblem(name: string, label: string): string | undefined {
  const t = useMessages("problems");
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return error?.message ? sayFieldProblem(t, error.message, label) : undefined;
}

/** Any control of a field, with its words and its problem. */
export function FormField<Form extends FieldValues>(
  props: FieldWords & {
    name: Path<Form>;
    className?: string;
    /** How its value was understood; shown above the hint, and announced when it changes. */
    said?: string;
    children: (control: ControlProps) => ReactNode;
  },
) {
  const t = useMessages("profile");
  const account = useMessages("account");
  const label = t(props.label);
  const hint = props.hint && t(props.hint);
  return (
    <Field
      label={label}
      optional={props.isOptional ? account("optional") : undefined}
      hint={
        props.said === undefined ? (
          hint
        ) : (
          <>
            <span
              aria-live="polite"
              className="block font-medium text-ink tabular-nums empty:hidden"
            >
              {props.said}
            </span>
            {hint}
          </>
        )
      }
      problem={useProblem(props.name, label)}
      className={props.className ?? "min-w-0"}
    >
      {props.children}
    </Field>
  );
}

/** One line of text. */
export function TextField<Form extends FieldValues>(
  props: FieldWords & {
    name: Path<Form>;
    type?: "text" | "email" | "tel" | "url";
    inputMode?: "numeric";
    autoComplete?: string;
    className?: string;
  },
) {
  const { register } = useFormContext<Form>();
  return (
    <FormField<Form> {...props}>
      {(control) => (
        <input
          {...control}
          {...register(props.name)}
          type={props.type ?? "text"}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? "off"}
          className="input"
        />
      )}
    </FormField>
  );
}

/** Several lines, with a counter of the characters used. */
export function TextArea<Form extends FieldValues>(
  props: FieldWords & { name: Path<Form>; max: number; rows: number },
) {
  const t = useMessages("profile");
  const { register, control: form } = useFormContext<Form>();
  const value: unknown = useWatch({ control: form, name: props.name });
  const length = typeof value === "string" ? value.trim().length : 0;
  return (
    <FormField<Form> {...props}>
      {(control) => (
        <>
          <textarea
            {...control}
            {...register(props.name)}
            rows={props.rows}
            className="input leading-relaxed"
          />
          <p className="mt-1 text-end text-sm text-muted tabular-nums">
            {t("characters", { count: length, max: props.max })}
          </p>
        </>
      )}
    </FormField>
  );
}

/** One value of a closed list. */
export function SelectField<Form extends FieldValues>(
  props: FieldWords & { name: Path<Form>; values: readonly string[]; autoComplete?: string },
) {
  const t = useMessages("profile");
  const label = useLabel();
  const { register } = useFormContext<Form>();
  return (
    <FormField<Form> {...props}>
      {(control) => (
        <select
          {...control}
          {...register(props.name)}
          autoComplete={props.autoComplete ?? "off"}
          className="input"
        >
          <option value="">{t(props.isOptional ? "notSaid" : "choose")}</option>
          {props.values.map((value) => (
            <option key={value} value={value}>
              {label(value)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

/** As many industries as fit on a phone's screen beside the other fields; a button shows the others. */
const FIRST_INDUSTRIES = 8;

/** Industries: the first of the list and the chosen ones, the others on demand. */
export function IndustriesField<Form extends FieldValues>(
  props: FieldWords & { name: Path<Form> },
) {
  return (
    <ChoicesField<Form>
      {...props}
      values={INDUSTRIES}
      later={{ label: "moreIndustries", values: INDUSTRIES.slice(FIRST_INDUSTRIES) }}
    />
  );
}

/** Several values of a closed list. */
export function ChoicesField<Form extends FieldValues>(
  props: FieldWords & {
    name: Path<Form>;
    values: readonly string[];
    /** A group of values that can be chosen at once. */
    together?: { label: Word; values: readonly string[] };
    /** The values that wait behind a button. */
    later?: { label: Word; values: readonly string[] };
  },
) {
  const t = useMessages("profile");
  const label = useLabel();
  const groupName = useId();
  const { control } = useFormContext<Form>();
  const legend = t(props.label);
  const problem = useProblem(props.name, legend);
  return (
    <Controller
      control={control}
      name={props.name}
      render={({ field }) => (
        <Choices
          kind="checkbox"
          layout="words"
          name={groupName}
          legend={legend}
          hint={props.hint && t(props.hint)}
          problem={problem}
          options={props.values.map((value) => ({ value, label: label(value) }))}
          together={props.together && { ...props.together, label: t(props.together.label) }}
          later={props.later && { ...props.later, label: t(props.later.label) }}
          chosen={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          controlRef={field.ref}
        />
      )}
    />
  );
}
