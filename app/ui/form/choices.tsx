import { type ReactNode, type Ref, useId, useState } from "react";
import { Breakable } from "../breakable.tsx";
import { MemberIcon } from "../member-icons.tsx";
import { Problem } from "./field.tsx";

const LAYOUTS = {
  row: "flex flex-wrap gap-2",
  words:
    "grid grid-cols-2 gap-2 max-sm:text-sm max-sm:[&>.choice]:gap-1.5 max-sm:[&>.choice]:px-2 sm:flex sm:flex-wrap",
  cards: "grid gap-3 sm:grid-cols-2",
  plain: "flex flex-wrap gap-x-7",
  lines: "divide-y divide-line",
};

/** Layouts whose options have no frame of their own. */
const BARE: Record<string, string> = {
  plain: "flex min-h-11 cursor-pointer items-center gap-2.5",
  lines: "flex cursor-pointer items-start gap-3 py-3 [&>input]:mt-0.5",
};

/** A question with checkboxes or radio buttons: several values of a closed list, or one. */
export function Choices<Value extends string>(props: {
  kind: "checkbox" | "radio";
  name: string;
  legend: string;
  optional?: string | undefined;
  hint?: ReactNode;
  problem?: string | undefined;
  options: readonly { value: Value; label: string; about?: string }[];
  /** Checkboxes only: a group of options that can be chosen at once. */
  together?: { label: string; values: readonly Value[] } | undefined;
  chosen: readonly Value[];
  onChange(chosen: Value[]): void;
  onBlur?: (() => void) | undefined;
  /** Checkboxes only: options of a long list that wait behind a button, unless they are chosen. */
  later?: { label: string; values: readonly Value[] } | undefined;
  /**
   * Cards of equal width, side by side; `words`, of equal width on a phone; `plain` and `lines`
   * without frames, for containers that have one; otherwise each is as wide as its words.
   */
  layout?: keyof typeof LAYOUTS;
  /** The first control, for a form that focuses the first problem. */
  controlRef?: Ref<HTMLInputElement> | undefined;
}) {
  const { kind, name, legend, optional, hint, problem, options, together, later } = props;
  const { chosen, onChange, layout = "row" } = props;
  const framed = BARE[layout] ?? "choice";
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = options.filter(
    ({ value }) => isWhole || !later?.values.includes(value) || chosen.includes(value),
  );
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
      <div className={`mt-2 ${LAYOUTS[layout]}`}>
        {together ? (
          <label className="choice font-medium max-sm:col-span-2">
            <input
              type="checkbox"
              checked={together.values.every((value) => chosen.includes(value))}
              onChange={(event) => chooseAll(together.values, event.currentTarget.checked)}
              className="tick"
            />
            {together.label}
          </label>
        ) : null}
        {shown.map(({ value, label, about }, place) => (
          <label key={value} className={framed}>
            <input
              ref={place === 0 ? props.controlRef : undefined}
              type={kind}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.currentTarget.checked)}
              aria-invalid={problem ? true : undefined}
              className="tick"
            />
            <span className="min-w-0 text-pretty wrap-anywhere hyphens-auto">
              <Breakable text={label} at="/" />
              {about ? <span className="block text-sm text-pretty text-muted">{about}</span> : null}
            </span>
          </label>
        ))}
        {later ? (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            className="choice font-medium text-leaf max-sm:col-span-2"
          >
            {later.label}
            <MemberIcon
              name="chevron"
              className={`size-5 max-sm:ms-auto ${isWhole ? "rotate-180" : ""}`}
            />
          </button>
        ) : null}
      </div>
      <Problem id={`${id}-problem`} text={problem} />
    </fieldset>
  );
}
