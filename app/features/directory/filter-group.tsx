import { useEffect, useRef, useState } from "react";
import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { useLabel, useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { optionsInOrder } from "./options-in-order.ts";

export type FilterGroupContent = {
  parameter: string;
  legend: string;
  values: readonly string[];
  /** The options are steps and keep their order. */
  areSteps?: boolean;
  /** Omits options without companies, for a list that is mostly empty. */
  hidesEmpty?: boolean;
};

/** How many options are shown at first; a button shows the rest. */
const OPEN_OPTIONS = 8;

/** One filter: its options, each with the number of companies it would show. */
export function FilterGroup(
  props: FilterGroupContent & {
    chosen: string[];
    /** Undefined when they could not be counted. */
    counts: Record<string, number> | undefined;
  },
) {
  const { parameter, legend, values, areSteps, hidesEmpty = false, chosen, counts } = props;
  const t = useMessages("directory");
  const label = useLabel();
  const language = useLanguage();
  // Keeps the initial order: no option moves away under the finger when a choice changes the
  // counts.
  const [ordered] = useState(() =>
    areSteps ? values : optionsInOrder(values, counts, label, language),
  );
  const shown = ordered.filter(
    (value) => !hidesEmpty || !counts || chosen.includes(value) || (counts[value] ?? 0) > 0,
  );
  const open = shown.slice(0, OPEN_OPTIONS);
  const more = shown.slice(OPEN_OPTIONS);
  const hasChosen = more.some((value) => chosen.includes(value));
  // Never closed again, because somebody may be choosing in it.
  const [isOpen, setOpen] = useState(hasChosen);
  if (hasChosen && !isOpen) setOpen(true);
  const option = (value: string) => (
    <FilterOption
      key={value}
      parameter={parameter}
      value={value}
      checked={chosen.includes(value)}
      count={counts && (counts[value] ?? 0)}
    />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1">{open.map(option)}</div>
      {more.length === 0 ? null : (
        <details open={isOpen}>
          <summary className="inline-flex min-h-11 items-center text-sm text-leaf underline underline-offset-4">
            {t("moreOptions", { count: more.length })}
          </summary>
          {more.map(option)}
        </details>
      )}
    </fieldset>
  );
}

/** A name such as "Association/Foundation", which may break after its slash. */
function SlashedName({ name }: { name: string }) {
  const at = name.indexOf("/") + 1;
  if (at === 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  );
}

function FilterOption(props: {
  parameter: string;
  value: string;
  checked: boolean;
  count: number | undefined;
}) {
  const { parameter, value, checked, count } = props;
  const label = useLabel();
  const language = useLanguage();
  const nothing = count === 0 && !checked;
  const box = useRef<HTMLInputElement>(null);

  // Uncontrolled: a controlled box would jump back until the navigation begins.
  useEffect(() => {
    if (box.current) box.current.checked = checked;
  }, [checked]);

  return (
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-2 hover:bg-sunken xl:min-h-9 ${nothing ? "text-muted" : ""}`}
    >
      <input
        ref={box}
        type="checkbox"
        name={parameter}
        value={value}
        defaultChecked={checked}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="tick"
      />
      <span className="min-w-0 flex-1">
        <SlashedName name={label(value)} />
      </span>
      {count === undefined ? null : (
        <span className="text-sm text-muted tabular-nums">
          {numberFormat(LANGUAGE_TAGS[language]).format(count)}
        </span>
      )}
    </label>
  );
}
