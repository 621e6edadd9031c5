import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { dropKeptForm, type KeptForm, keepForm, keptForm } from "./kept-form.ts";
import type { SavedForm } from "./profile-form.tsx";

/** Typing is kept once it rests for so long. */
const REST_MS = 300;

/**
 * Keeps what is typed on this device, and brings it back when the form is opened again.
 * @param onOutdated called when what was kept began from an older version of the draft.
 */
export function useKeptForm<Form extends FieldValues, Output>(options: {
  form: UseFormReturn<Form, unknown, Output>;
  name: string;
  base: SavedForm<Form>;
  onOutdated(): void;
}) {
  const { form, name, base } = options;
  const [restored, setRestored] = useState(false);
  const begun = useRef(false);
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
    if (kept.version !== base.version) options.onOutdated();
  });

  useEffect(() => {
    restore();
    begun.current = true;
  }, []);

  useEffect(() => {
    if (!begun.current || !isDirty) return;
    const typed = plain(values);
    const timer = setTimeout(
      () => keepForm(name, { version: base.version, values: typed }),
      REST_MS,
    );
    return () => clearTimeout(timer);
  }, [values, isDirty, name, base.version]);

  return { restored: restored && isDirty, forget: () => setRestored(false) };
}

/** What was kept of the fields that the form still has, over the values of the draft. */
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

/** The names of the fields in which two states of a form differ. */
export function differingFields<Form extends FieldValues>(one: Form, other: Form): string[] {
  return Object.keys(other).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}
