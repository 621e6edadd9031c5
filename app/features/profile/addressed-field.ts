import { useEffect, useEffectEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router";

/** Brings the focus to the field that the address names (`#address`): the checklist links to what is missing. */
export function useAddressedField<Form extends FieldValues, Output>(
  form: UseFormReturn<Form, unknown, Output>,
): void {
  const { hash } = useLocation();
  const focus = useEffectEvent((name: string) => {
    if (isFieldOf(form.getValues(), name)) form.setFocus(name);
  });
  useEffect(() => focus(hash.slice(1)), [hash]);
}

/** Whether the form has a field of that name: an address or the server may name one that it lacks. */
export function isFieldOf<Form extends FieldValues>(
  values: Form,
  name: string,
): name is Path<Form> {
  return name !== "" && name in values;
}
