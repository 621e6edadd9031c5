import { useState } from "react";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Dialog } from "../../app/ui/dialog.tsx";
import { Field } from "../../app/ui/form/field.tsx";

const MINUTE_MS = 60_000;

/** When a document appears and, optionally, ends, in the time zone of whoever schedules it. */
export function ScheduleDialog(props: {
  /** As currently scheduled. */
  publishAt: string | null;
  unpublishAt: string | null;
  onClose(): void;
  onChosen(publishAt: string, unpublishAt: string | null): void;
}) {
  const t = useMessages("deskDocuments");
  const [from, setFrom] = useState(onClock(props.publishAt));
  const [until, setUntil] = useState(onClock(props.unpublishAt));
  const [problem, setProblem] = useState<string>();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Dialog title={t("scheduleTitle")} onClose={props.onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const at = new Date(from);
          const end = until === "" ? null : new Date(until);
          if (from === "" || at <= new Date()) setProblem(t("problem_inThePast"));
          else if (end && end <= at) setProblem(t("endsBefore"));
          else props.onChosen(at.toISOString(), end?.toISOString() ?? null);
        }}
      >
        <p className="text-sm text-muted">{t("scheduleZone", { zone })}</p>
        <Field label={t("publishAt")} problem={problem}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              className="input"
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
          )}
        </Field>
        <Field label={t("unpublishAt")} optional={t("optional")}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              className="input"
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          )}
        </Field>
        <p className="flex flex-wrap gap-3">
          <button type="submit" className="button button-leaf">
            {t("move_schedule")}
          </button>
          <button type="button" className="button button-quiet" onClick={props.onClose}>
            {t("cancel")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}

/** A moment in local time, as a field of day and time needs it. */
function onClock(at: string | null): string {
  if (at === null) return "";
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS)
    .toISOString()
    .slice(0, "2026-11-30T09:00".length);
}
