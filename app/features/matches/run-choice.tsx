import { Link, useNavigate } from "react-router";
import type { MatchState } from "../../../contracts/match-operations.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { exactMoment } from "../../i18n/moments.ts";
import { Field } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { matchAddress } from "./match-address.ts";

/** A menu of the runs so far; renders nothing if there is only one. */
export function RunChoice(props: { history: MatchState["history"]; runId: string }) {
  const t = useMessages("matches");
  const language = useLanguage();
  const navigate = useNavigate();
  const { history, runId } = props;
  const newest = history[0]?.runId;
  if (history.length < 2 || newest === undefined) return null;
  const open = (chosen: string) =>
    navigate(chosen === newest ? matchAddress() : matchAddress({ run: chosen }), {
      preventScrollReset: true,
    });
  return (
    <div className="mt-4">
      <Field label={t("history")} className="max-w-md">
        {(control) => (
          <select
            {...control}
            className="input"
            value={runId}
            onChange={({ currentTarget }) => void open(currentTarget.value)}
          >
            {history.map((run) => (
              <option key={run.runId} value={run.runId}>
                {t("historyRun", {
                  moment: exactMoment(run.createdAt, language),
                  count: run.count,
                })}
              </option>
            ))}
          </select>
        )}
      </Field>
      {runId === newest ? null : (
        <div className="mt-3">
          <Notice kind="info" title={t("earlierRun")}>
            <BackToNewest />
          </Notice>
        </div>
      )}
    </div>
  );
}

/** A link from an earlier run to the newest. */
export function BackToNewest() {
  const t = useMessages("matches");
  return (
    <Link
      to={matchAddress()}
      preventScrollReset
      className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
    >
      {t("backToNewest")}
    </Link>
  );
}
