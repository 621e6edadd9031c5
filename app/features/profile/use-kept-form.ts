import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import { dropKeptForm, type KeptForm, keepForm, keptForm, type SavedForm } from "./kept-form.ts";

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
  const wasDirty = useRef(false);
  /** The version that what is typed began from: an older one until the person has chosen. */
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
    // What was typed a moment before the page goes, or the form is left, has not rested yet.
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values begins the rest anew
  useEffect(() => {
    // Typed back to what is saved, or saved: there is nothing to bring back.
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
