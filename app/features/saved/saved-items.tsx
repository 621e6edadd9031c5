import { useState } from "react";
import { Link } from "react-router";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { SAVED_INVESTORS, SAVED_SEARCHES, SAVED_STARTUPS } from "./saved-kinds.ts";
import { SavedList } from "./saved-list.tsx";
import { itemsOf, useSavedItems } from "./use-saved-items.ts";

/**
 * Everything that the person has saved: startups, investors, searches. Its words are in the
 * namespaces `savedItems` and `account`.
 */
export function SavedItems({ userId, role }: { userId: string; role: Role }) {
  const t = useMessages("savedItems");
  const ta = useMessages("account");
  const lists = [
    { kind: SAVED_STARTUPS, query: useSavedItems(userId, SAVED_STARTUPS) },
    { kind: SAVED_INVESTORS, query: useSavedItems(userId, SAVED_INVESTORS) },
    { kind: SAVED_SEARCHES, query: useSavedItems(userId, SAVED_SEARCHES) },
  ];
  const failed = lists.filter(({ query }) => query.isError);
  const empty = lists.every(({ query }) => query.data && itemsOf(query.data.pages).length === 0);
  const isThere = lists.some(({ query }) => query.data && itemsOf(query.data.pages).length > 0);
  // Once shown it stays: it can say that something was removed, and link to more.
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  if (!wasThere && failed.length === 0) return null;

  return (
    <section aria-labelledby="saved-heading">
      <h2 id="saved-heading" tabIndex={-1} className="text-xl font-bold outline-none md:text-2xl">
        {t("savedTitle")}
      </h2>
      {failed.length > 0 ? (
        <Notice kind="alert" title={t("savedFailed")}>
          <button
            type="button"
            className="button button-quiet mt-3"
            onClick={() => {
              for (const { query } of failed) void query.refetch();
            }}
          >
            {ta("tryAgain")}
          </button>
        </Notice>
      ) : null}
      {empty ? <NothingSaved role={role} /> : null}
      <div className="mt-4 grid grid-cols-1 gap-6">
        {lists.map(({ kind, query }) => (
          <SavedList key={kind.name} userId={userId} kind={kind} query={query} />
        ))}
      </div>
    </section>
  );
}

function NothingSaved({ role }: { role: Role }) {
  const t = useMessages("savedItems");
  const startups = { to: "/startups", text: t("browseStartups") };
  const investors = { to: "/investors", text: t("browseInvestors") };
  // The other side first, because that is whom they look for.
  const ways = role === STARTUP_ROLE ? [investors, startups] : [startups, investors];
  return (
    <div className="card mt-4">
      <p>{t("nothingSaved")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {ways.map(({ to, text }) => (
          <Link key={to} to={to} className="button button-quiet text-sm">
            {text}
          </Link>
        ))}
      </div>
    </div>
  );
}
