import type { FieldValues } from "react-hook-form";
import { type FieldGroups, type MergedForm, mergeTyped } from "./merge-typed.ts";
import { differingFields, merged, plain } from "./same-values.ts";
import type { Typed } from "./send-on.ts";

/** The saved values of a form, in its own terms. */
export type SavedForm<Form> = { version: number; values: Form };

/** What input was typed over; without values if that is unknown. */
export type Begun<Form> = { version: number; values: Form | undefined };

/** The form's input, to be kept. */
export function asTyped<Form extends FieldValues>(values: Form, begun: Begun<Form>): Typed {
  const typed = { version: begun.version, values: plain(values) };
  if (!begun.values) return typed;
  const replaced = differingFields(values, begun.values);
  const before = Object.entries(begun.values).filter(([name]) => replaced.includes(name));
  return { ...typed, replaced: plain(Object.fromEntries(before)) };
}

/** Kept input, merged onto what is saved now. */
export function rebased<Form extends FieldValues>(
  { version, values, replaced }: Typed,
  base: SavedForm<Form>,
  groups: FieldGroups,
): MergedForm<Form> {
  const typed = merged(base.values, values);
  const isCurrent = version === base.version;
  // Fields that nobody had typed into held then what was kept of them.
  const before = isCurrent ? base.values : replaced && merged(typed, replaced);
  return mergeTyped({ typed, before, saved: base.values }, groups);
}
