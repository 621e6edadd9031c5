import { type ReactNode, type Ref, useId } from "react";
import { Problem } from "./field.tsx";

/** A question with checkboxes or radio buttons: several values of a closed list, or one. */
export function Choices<Value extends string>(props: {
  kind: "checkbox" | "radio";
  name: string;
  legend: string;
  optional?: string | undefined;
  hint?: ReactNode;
  problem?: string | undefined;
  options: readonly { value: Value; label: string; about?: string }[];
  /** Checkboxes only: several options that can be chosen as one. */
  together?: { label: string; values: readonly Value[] } | undefined;
  chosen: readonly Value[];
  onChange(chosen: Value[]): void;
  onBlur?: (() => void) | undefined;
  /** Cards of equal width, side by side; otherwise each is as wide as its words. */
  layout?: "cards";
  /** The first control, for a form that focuses the first problem. */
  controlRef?: Ref<HTMLInputElement> | undefined;
}) {
  const { kind, name, legend, optional, hint, problem, options, together, chosen, onChange } =
    props;
  const id = useId();
  const choose = (value: Value, checked: boolean) => {
    if (kind === "radio") onChange([value]);
    else
      onChange(
        options.map((o) => o.value).filter((v) => (v === value ? checked : chosen.includes(v))),
      );
  };
  const chooseAll = (values: readonly Value[], checked: boolean) =>
    onChange(
      options
        .map((o) => o.value)
        .filter((v) => (values.includes(v) ? checked : chosen.includes(v))),
    );
  const described = [problem ? `${id}-problem` : "", hint ? `${id}-hint` : ""].filter(Boolean);
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={described.length === 0 ? undefined : described.join(" ")}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
      }}
    >
      <legend className="font-medium">
        {legend}
        {optional ? <span className="ms-2 text-sm font-normal text-muted">{optional}</span> : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <div
        className={
          props.layout === "cards" ? "mt-2 grid gap-3 sm:grid-cols-2" : "mt-2 flex flex-wrap gap-2"
        }
      >
        {together ? (
          <label className="choice font-medium">
            <input
              type="checkbox"
              checked={together.values.every((value) => chosen.includes(value))}
              onChange={(event) => chooseAll(together.values, event.currentTarget.checked)}
              className="checkbox"
            />
            {together.label}
          </label>
        ) : null}
        {options.map(({ value, label, about }, place) => (
          <label key={value} className="choice">
            <input
              ref={place === 0 ? props.controlRef : undefined}
              type={kind}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.currentTarget.checked)}
              aria-invalid={problem ? true : undefined}
              className="checkbox"
            />
            <span>
              {label}
              {about ? <span className="block text-sm text-muted">{about}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <Problem id={`${id}-problem`} text={problem} />
    </fieldset>
  );
}
