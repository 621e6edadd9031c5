import type { FieldValues } from "react-hook-form";
import { differingFields } from "./same-values.ts";

/** Fields that mean something only together, such as an amount and its currency. */
export type FieldGroups = readonly (readonly string[])[];

export type MergedForm<Form> = {
  /** The saved values, with what was typed on top. */
  values: Form;
  /** What these values were typed over; undefined if unknown. */
  before: Form | undefined;
  /** Fields that were typed here and meanwhile saved differently: the person has to choose. */
  clashing: string[];
};

/**
 * Merges what was typed with what has been saved since: fields that nobody typed into follow.
 * @param before what the form held before it was typed into. If that is unknown, every difference
 * counts as typed, and may have been saved differently.
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
