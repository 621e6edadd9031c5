import { fold } from "../../language/fold.ts";
import { inSimplified } from "../../language/simplified.ts";
import { withoutLegalForm } from "./legal-forms.ts";
import type { NameSpan } from "./name-span.ts";

/** One key for all ways to write one name. */
export function nameKey(span: Pick<NameSpan, "text" | "id">): string {
  return span.id ?? companyKey(span.text);
}

export function companyKey(name: string): string {
  return inSimplified(fold(withoutLegalForm(name))).replace(/[^\p{L}\p{N}]+/gu, "");
}
