import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Role } from "../../../contracts/accounts.ts";
import { relativeDate } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { useNow } from "../../platform/use-now.ts";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { activityKey } from "./activity-key.ts";
import { foldActivity, isActivityKind, lookOf } from "./activity-kinds.ts";
import { Loaded } from "./loaded.tsx";
import type { Person } from "./signed-in.tsx";

/** Lines; each may fold several events. */
const SHOWN = 20;
const SHOWN_FIRST = 5;
const READ = 60;

type Event = { id: number; kind: string; detail: string; created_at: string };

/** The latest activity of the account. Its words are in the namespaces `activity` and `account`. */
export function RecentActivity({ person }: { person: Person }) {
  const t = useMessages("activity");
  const { connect } = useBackend();
  const userId = person.session.user.id;
  const events = useQuery({
    queryKey: activityKey(userId),
    queryFn: async ({ signal }) => {
      const client = await connect();
      const { data } = await client
        .from("account_activity")
        .select("id,kind,detail,created_at")
        .eq("user_id", userId)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(READ)
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
    staleTime: 0,
  });
  // Shows nothing until there is something.
  if (events.data?.length === 0 || events.isPending) return null;
  return (
    <section aria-labelledby="activity-heading">
      <h2 id="activity-heading" className="text-2xl font-bold">
        {t("activityTitle")}
      </h2>
      <div className="mt-4">
        <Loaded query={events} rows={6}>
          {(found) => <ActivityLines events={found} role={person.role} />}
        </Loaded>
      </div>
    </section>
  );
}

function ActivityLines({ events, role }: { events: Event[]; role: Role }) {
  const t = useMessages("activity");
  const [isWhole, setWhole] = useState(false);
  const lines = foldActivity(events).slice(0, SHOWN);
  return (
    <>
      <ol className="divide-y divide-line">
        {lines.slice(0, isWhole ? SHOWN : SHOWN_FIRST).map(({ newest, times }) => (
          <ActivityLine key={newest.id} event={newest} times={times} role={role} />
        ))}
      </ol>
      {!isWhole && lines.length > SHOWN_FIRST ? (
        <button
          type="button"
          className="button button-quiet mt-3 text-sm"
          onClick={() => setWhole(true)}
        >
          {t("showMore")}
        </button>
      ) : null}
    </>
  );
}

function ActivityLine(props: { event: Event; times: number; role: Role }) {
  const { event, times, role } = props;
  const t = useMessages("activity");
  const language = useLanguage();
  const now = useNow(Date.parse(event.created_at));
  const { kind, detail, created_at } = event;
  const look = isActivityKind(kind) ? lookOf(kind, role) : undefined;
  const what = isActivityKind(kind) ? t(kind) : t("something");
  const words = times > 1 ? t("repeated", { what, count: times }) : what;
  return (
    <li className="flex gap-3 py-2.5">
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-sunken text-leaf"
      >
        <MemberIcon name={look?.icon ?? "dash"} className="size-4" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 pt-1.5">
        <span className="min-w-0">
          {look ? (
            <Link to={look.to} className="hover:underline">
              {words}
            </Link>
          ) : (
            words
          )}
          {detail === "" ? null : (
            <span className="block text-sm wrap-anywhere text-muted">{detail}</span>
          )}
        </span>
        <time dateTime={created_at} className="text-sm text-muted">
          {relativeDate(created_at, now, language, undefined)}
        </time>
      </div>
    </li>
  );
}
