import type { FieldValues } from "react-hook-form";
import type { KeptValues } from "../../../contracts/kept-forms.ts";

/** Whether the same was typed; the database orders the fields in its own way. */
export function sameValues(one: KeptValues, other: KeptValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/** The names of the fields that differ between two states of a form. */
export function differingFields<Form extends FieldValues>(one: Form, other: Form): string[] {
  return Object.keys(other).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}

/** The kept values of the fields that the form still has, on top of the saved ones. */
export function merged<Form extends FieldValues>(saved: Form, kept: KeptValues): Form {
  const known = Object.entries(kept).filter(
    ([name, value]) => name in saved && Array.isArray(saved[name]) === Array.isArray(value),
  );
  return { ...saved, ...Object.fromEntries(known) };
}

/** The texts and lists of texts of a form. */
export function plain(values: Record<string, unknown>): KeptValues {
  const kept: KeptValues = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") kept[name] = value;
    if (Array.isArray(value)) kept[name] = value.map(String);
  }
  return kept;
}
