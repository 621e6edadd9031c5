import { plainDay } from "../../app/i18n/dates.ts";
import { useLabel, useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import type { DocumentKind } from "../../contracts/desk/documents.ts";
import { isDay } from "../../contracts/desk/values.ts";

/** A document's title in a list; a round's is made of its company, kind and day. */
export function useListedTitle(kind: DocumentKind): (title: string) => string {
  const t = useMessages("deskDocuments");
  const label = useLabel();
  const language = useLanguage();
  return (title) => {
    if (title === "") return t("untitled");
    if (kind !== "round") return title;
    const parts = title.split(" · ");
    return parts.map((part) => (isDay(part) ? plainDay(part, language) : label(part))).join(" · ");
  };
}
