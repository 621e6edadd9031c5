import { toNestErrors } from "@hookform/resolvers";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { KnownAmounts } from "../../amounts/use-amount-reading.ts";
import type { AmountGroup } from "./amount-groups.ts";
import { withDigits } from "./typed-amounts.ts";

/**
 * Validates a form with its amounts as they were read. An amount that has not been read yet is not
 * validated: the person is still typing it, and sending the form reads it.
 */
export function withAmounts<Form extends FieldValues, Output>(
  resolver: Resolver<Form, unknown, Output>,
  groups: readonly AmountGroup[],
  known: KnownAmounts,
): Resolver<Form, unknown, Output> {
  return async (form, context, options) => {
    const { values, differing } = withDigits(form, groups, known, "");
    const judged = await resolver(values, context, options);
    if (differing.length === 0) return judged;
    const errors: FieldErrors = { ...judged.errors };
    for (const name of differing) errors[name] = { type: "custom", message: "currenciesDiffer" };
    return { values: {}, errors: toNestErrors<Form>(errors, options) };
  };
}
