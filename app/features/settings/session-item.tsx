import type { StandingSession } from "../../../contracts/account-operations.ts";
import { dateBesideTables, relativeDate } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useNow } from "../../platform/use-now.ts";
import { useDeviceName } from "../account/use-device-name.ts";

/** One of the person's sessions. */
export function SessionItem(props: { session: StandingSession; busy: boolean; onEnd: () => void }) {
  const { id, isThis, userAgent, signedInAt, lastUsedAt } = props.session;
  const t = useMessages("settings");
  const language = useLanguage();
  const now = useNow(Date.parse(lastUsedAt));
  const name = useDeviceName()(userAgent);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p id={`session-${id}`} className="font-medium">
          {name}
          {isThis ? (
            <span className="ms-2 rounded-full bg-sunken px-2.5 py-0.5 text-sm font-medium whitespace-nowrap text-leaf">
              {t("thisDevice")}
            </span>
          ) : null}
        </p>
        <p className="text-sm text-muted">
          {t("signedIn", { date: dateBesideTables(signedInAt, language, undefined) })}
        </p>
        {isThis ? null : (
          <p className="text-sm text-muted">
            {t("lastUsed", { when: relativeDate(lastUsedAt, now, language, undefined) })}
          </p>
        )}
      </div>
      {isThis ? null : (
        <button
          type="button"
          className="button button-quiet text-sm"
          aria-describedby={`session-${id}`}
          aria-disabled={props.busy}
          onClick={props.onEnd}
        >
          {t("endSession")}
        </button>
      )}
    </li>
  );
}
