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
      className={`inline-block max-w-full rounded-xl px-2.5 py-0.5 text-xs font-semibold ${LOOKS[state]}`}
    >
      {/* Wraps where one line would be wider than a phone. */}
      <span className="dotted flex flex-wrap *:whitespace-nowrap">
        <span>{t(`state_${state}`)}</span>
        {hasChanges ? <span>{t("hasChanges")}</span> : null}
      </span>
    </span>
  );
}
