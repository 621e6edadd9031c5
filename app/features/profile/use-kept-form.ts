import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { dropKeptForm, type KeptForm, keepForm, keptForm, type SavedForm } from "./kept-form.ts";

/** Input is stored after a pause of this length. */
const REST_MS = 300;

/**
 * Stores input on this device, and restores it when the form is opened again.
 * @param onOutdated called when the stored input is based on an older version of the draft.
 */
export function useKeptForm<Form extends FieldValues, Output>(options: {
  form: UseFormReturn<Form, unknown, Output>;
  name: string;
  base: SavedForm<Form>;
  onOutdated(): void;
}) {
  const { form, name, base } = options;
  const [restored, setRestored] = useState(false);
  const wasDirty = useRef(false);
  /** The version that the input is based on: an older one until the person has chosen. */
  const begunFrom = useRef(base.version);
  const values = useWatch({ control: form.control });
  const isDirty = form.formState.isDirty;

  const restore = useEffectEvent(() => {
    const kept = keptForm(name);
    if (!kept) return;
    const typed = merged(base.values, kept.values);
    if (differingFields(typed, base.values).length === 0) {
      dropKeptForm(name);
      return;
    }
    form.reset(typed, { keepDefaultValues: true });
    setRestored(true);
    begunFrom.current = kept.version;
    if (kept.version !== base.version) options.onOutdated();
  });

  const keep = useEffectEvent(() => {
    if (form.formState.isDirty) {
      keepForm(name, { version: begunFrom.current, values: plain(form.getValues()) });
    }
  });

  useEffect(() => {
    begunFrom.current = base.version;
  }, [base.version]);

  useEffect(() => {
    restore();
    // Input typed just before the page is left has not been stored yet.
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values restarts the pause
  useEffect(() => {
    // Saved, or typed back to the saved values: there is nothing to restore.
    if (!isDirty && wasDirty.current) {
      dropKeptForm(name);
      begunFrom.current = base.version;
    }
    wasDirty.current = isDirty;
    if (!isDirty) return;
    const timer = setTimeout(keep, REST_MS);
    return () => clearTimeout(timer);
  }, [values, isDirty, name]);

  return { restored: restored && isDirty, forget: () => setRestored(false) };
}

/** The stored input of the fields that the form still has, over the draft's values. */
function merged<Form extends FieldValues>(draft: Form, kept: KeptForm["values"]): Form {
  const known = Object.entries(kept).filter(
    ([name, value]) => name in draft && Array.isArray(draft[name]) === Array.isArray(value),
  );
  return { ...draft, ...Object.fromEntries(known) };
}

function plain(values: Record<string, unknown>): KeptForm["values"] {
  const kept: KeptForm["values"] = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") kept[name] = value;
    if (Array.isArray(value)) kept[name] = value.map(String);
  }
  return kept;
}

/** The names of the fields that differ between two states of a form. */
export function differingFields<Form extends FieldValues>(one: Form, other: Form): string[] {
  return Object.keys(other).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}
