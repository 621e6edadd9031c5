import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router";

/** Focuses the field in the address (`#address`): the checklist links to missing fields. */
export function useAddressedField<Form extends FieldValues, Output>(
  form: UseFormReturn<Form, unknown, Output>,
): void {
  const { hash } = useLocation();
  const focus = useEffectEvent((name: string) => {
    if (isFieldOf(form.getValues(), name)) form.setFocus(name);
  });
  useEffect(() => focus(hash.slice(1)), [hash]);
}

/** Whether the form has a field of that name: an address or the server may name another. */
export function isFieldOf<Form extends FieldValues>(
  values: Form,
  name: string,
): name is Path<Form> {
  return name !== "" && name in values;
}
