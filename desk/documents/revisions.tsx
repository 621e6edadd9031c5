import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { listRevisions, readRevision } from "../../contracts/desk/documents.ts";
import { useDeskCall } from "../frame/session.tsx";
import { useMayChange } from "../ui/may-change.tsx";
import { Moment } from "../ui/moment.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { Differences } from "./differences.tsx";
import type { DocumentAtWork } from "./use-document.ts";

/** Who saved what and when; any version can be compared with the current one, and restored. */
export function Revisions({ work }: { work: DocumentAtWork }) {
  const t = useMessages("deskDocuments");
  const call = useDeskCall();
  const mayChange = useMayChange();
  const [chosen, setChosen] = useState<number>();
  const { id, revision, publishedRevision } = work.document;
  const list = useQuery({
    queryKey: ["desk", "revisions", id, revision],
    queryFn: ({ signal }) => call(listRevisions, { id }, signal),
    staleTime: 0,
  });
  const opened = useQuery({
    queryKey: ["desk", "revision", id, chosen],
    queryFn: ({ signal }) => call(readRevision, { id, revision: chosen ?? 1 }, signal),
    enabled: chosen !== undefined,
  });
  if (!list.data) return <Waiting error={list.error} />;
  return (
    <div className="mt-5 grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <ul aria-label={t("versions")} className="flex flex-col gap-1 text-sm">
        {list.data.versions.map((version) => (
          <li key={version.revision}>
            <button
              type="button"
              aria-pressed={chosen === version.revision}
              className="w-full rounded-lg px-3 py-2 text-start hover:bg-sunken aria-pressed:bg-sunken"
              onClick={() => setChosen(version.revision)}
            >
              <span className="block font-medium">
                <Moment at={version.madeAt} />
                {version.revision === publishedRevision ? ` · ${t("state_published")}` : null}
              </span>
              <span className="block text-muted wrap-anywhere">
                {version.madeBy ?? t("beforeDesk")}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {chosen === undefined ? (
        <p className="text-muted">{t("chooseVersion")}</p>
      ) : opened.data ? (
        <div>
          {mayChange ? (
            <button
              type="button"
              className="button button-quiet mb-4"
              onClick={() => opened.data && work.restore(opened.data.content)}
            >
              {t("restore")}
            </button>
          ) : null}
          <div>
            <Differences before={opened.data.content} after={work.content} />
          </div>
        </div>
      ) : (
        <Waiting error={opened.error} />
      )}
    </div>
  );
}
