import { fold, withoutMarks } from "../../language/fold.ts";
import { inSimplified } from "../../language/simplified.ts";
import { withoutLegalForm } from "./legal-forms.ts";
import type { NameSpan } from "./name-span.ts";

/** One key for all ways to write one name. */
export function nameKey(span: Pick<NameSpan, "text" | "id">): string {
  return span.id ?? companyKey(span.text);
}

/** English papers write Vietnamese names without their marks. */
export function companyKey(name: string): string {
  const letters = inSimplified(fold(withoutLegalForm(name))).replace(/[^\p{L}\p{N}]+/gu, "");
  return withoutMarks(letters);
}
