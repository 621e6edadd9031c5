import type { FieldValues } from "react-hook-form";
import { differingFields } from "./same-values.ts";

/** Fields that mean something only together, such as an amount and its currency. */
export type FieldGroups = readonly (readonly string[])[];

export type MergedForm<Form> = {
  /** What is saved now, and over it what was typed. */
  values: Form;
  /** What these values were typed over; undefined where that is not known. */
  before: Form | undefined;
  /** Fields that were typed here and saved otherwise meanwhile: the person has to choose. */
  clashing: string[];
};

/**
 * Brings what was typed onto what has been saved since: a field that nobody has typed into follows.
 * @param before what the form held before it was typed into. Where that is not known, whatever differs
 * was typed, and may have been saved otherwise.
 */
export function mergeTyped<Form extends FieldValues>(
  { typed, before, saved }: { typed: Form; before: Form | undefined; saved: Form },
  groups: FieldGroups,
): MergedForm<Form> {
  const whole = (names: string[]) =>
    Object.keys(saved).filter(
      (name) =>
        names.includes(name) ||
        groups.some((group) => group.includes(name) && group.some((one) => names.includes(one))),
    );
  const own = whole(differingFields(typed, before ?? saved));
  const others = before ? whole(differingFields(saved, before)) : own;
  const unlike = whole(differingFields(typed, saved));
  return {
    values: withFields(saved, typed, own),
    before: before && withFields(saved, before, own),
    clashing: own.filter((name) => others.includes(name) && unlike.includes(name)),
  };
}

/** One state of a form with some fields of another. */
export function withFields<Form extends FieldValues>(
  one: Form,
  other: Form,
  names: readonly string[],
): Form {
  const taken = Object.entries(other).filter(([name]) => names.includes(name));
  return { ...one, ...Object.fromEntries(taken) };
}
