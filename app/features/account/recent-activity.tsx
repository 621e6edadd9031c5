import { useQuery } from "@tanstack/react-query";
import { ACTIVITY_KINDS, type ActivityKind } from "../../../contracts/accounts.ts";
import { relativeDate } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { useNow } from "../../platform/use-now.ts";
import { activityKey } from "./activity-key.ts";
import { Loaded } from "./loaded.tsx";

const SHOWN = 20;

type Event = { id: number; kind: string; detail: string; created_at: string };

/** The latest activity of the account. Its words are the namespaces `activity` and `account`. */
export function RecentActivity({ userId }: { userId: string }) {
  const t = useMessages("activity");
  const { connect } = useBackend();
  const events = useQuery({
    queryKey: activityKey(userId),
    queryFn: async () => {
      const client = await connect();
      const { data } = await client
        .from("account_activity")
        .select("id,kind,detail,created_at")
        .eq("user_id", userId)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(SHOWN)
        .throwOnError();
      return data;
    },
    staleTime: 0,
  });
  return (
    <section aria-labelledby="activity-heading">
      <h2 id="activity-heading" className="text-2xl font-bold">
        {t("activityTitle")}
      </h2>
      <div className="mt-4">
        <Loaded query={events}>
          {(found) =>
            found.length === 0 ? (
              <p className="text-muted">{t("activityEmpty")}</p>
            ) : (
              <ol className="divide-y divide-line">
                {found.map((event) => (
                  <ActivityLine key={event.id} event={event} />
                ))}
              </ol>
            )
          }
        </Loaded>
      </div>
    </section>
  );
}

function ActivityLine({ event }: { event: Event }) {
  const t = useMessages("activity");
  const language = useLanguage();
  const now = useNow(Date.parse(event.created_at));
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <span className="min-w-0">
        {isKind(event.kind) ? t(event.kind) : t("something")}
        {event.detail === "" ? null : (
          <span className="block text-sm wrap-anywhere text-muted">{event.detail}</span>
        )}
      </span>
      <time dateTime={event.created_at} className="text-sm text-muted">
        {relativeDate(event.created_at, now, language, undefined)}
      </time>
    </li>
  );
}

/** A server newer than this page may know more kinds. */
function isKind(kind: string): kind is ActivityKind {
  return ACTIVITY_KINDS.some((known) => known === kind);
}
