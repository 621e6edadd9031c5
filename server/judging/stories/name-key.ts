import { fold, withoutMarks } from "../../language/fold.ts";
import { inSimplified } from "../../language/simplified.ts";
import { withoutLegalForm } from "./legal-forms.ts";
import type { NameSpan } from "./name-span.ts";

/** Kept, as a text with many names compares each with all others. */
const keys = new WeakMap<object, string>();

/** One key for all spellings of a name. */
export function nameKey(span: Pick<NameSpan, "text" | "id">): string {
  const known = span.id ?? keys.get(span);
  if (known !== undefined) return known;
  const key = companyKey(span.text);
  keys.set(span, key);
  return key;
}

/** English papers write Vietnamese names without their marks. */
export function companyKey(name: string): string {
  const letters = inSimplified(fold(withoutLegalForm(name))).replace(/[^\p{L}\p{N}]+/gu, "");
  return withoutMarks(letters);
}
