import { useMessages } from "../../app/i18n/messages-context.tsx";
import type { DocumentState } from "../../contracts/desk/documents.ts";

const LOOKS: Record<DocumentState, string> = {
  draft: "bg-sunken text-ink",
  waiting: "bg-turmeric/25 text-ink",
  scheduled: "bg-turmeric/25 text-ink",
  published: "bg-sprout/20 text-ink",
  unpublished: "bg-sunken text-muted",
};

export function StateBadge({ state, hasChanges }: { state: DocumentState; hasChanges: boolean }) {
  const t = useMessages("deskDocuments");
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${LOOKS[state]}`}
    >
      {t(`state_${state}`)}
      {hasChanges ? ` · ${t("hasChanges")}` : null}
    </span>
  );
}
