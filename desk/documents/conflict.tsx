import { useMessages } from "../../app/i18n/messages-context.tsx";
import { VersionChoice } from "../../app/ui/form/version-choice.tsx";
import { Moment } from "../ui/moment.tsx";
import { Differences } from "./differences.tsx";
import type { DocumentAtWork } from "./use-document.ts";

/** Somebody else has saved since: shows both versions, and a person decides which one stays. */
export function Conflict({ work }: { work: DocumentAtWork }) {
  const t = useMessages("deskDocuments");
  const { theirs } = work;
  if (!theirs) return null;
  return (
    <section role="alert" className="mt-4 rounded-xl border border-alert p-4">
      <h2 className="text-lg font-bold">{t("conflictTitle")}</h2>
      <p className="mt-1">
        {t("conflictText", { who: theirs.updatedBy ?? t("somebody") })}{" "}
        <Moment at={theirs.updatedAt} />
      </p>
      <div className="mt-3 max-h-80 overflow-y-auto">
        <Differences before={theirs.content} after={work.content} />
      </div>
      <VersionChoice
        keep={t("keepMine")}
        take={t("takeTheirs")}
        busy={work.isTakingTheirs}
        onKeep={work.keepMine}
        onTake={work.takeTheirs}
      />
    </section>
  );
}
