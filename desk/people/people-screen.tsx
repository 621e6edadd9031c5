import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { STARTUP_ROLE } from "../../contracts/accounts.ts";
import { findPeople } from "../../contracts/desk/people.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { Waiting } from "../ui/waiting.tsx";

/** Finds people by address, name, id or company; the address holds the search. */
export function PeopleScreen() {
  const t = useMessages("deskPeople");
  const call = useDeskCall();
  const [search, setSearch] = useSearchParams();
  const query = search.get("q") ?? "";
  const page = Math.max(1, Number(search.get("page")) || 1);
  const found = useQuery({
    queryKey: ["desk", "people", query, page],
    queryFn: ({ signal }) => call(findPeople, { query, page }, signal),
    placeholderData: (before) => before,
    staleTime: 0,
  });
  const show = (next: { q?: string; page?: number }) => {
    const { q = query, page: at = 1 } = next;
    const address = new URLSearchParams();
    if (q !== "") address.set("q", q);
    if (at > 1) address.set("page", String(at));
    setSearch(address, { replace: true });
  };
  return (
    <>
      <h1 className="text-2xl font-bold">{t("heading")}</h1>
      <search className="mt-4 block max-w-xl">
        <input
          type="search"
          className="input"
          aria-label={t("searchLabel")}
          placeholder={t("searchLabel")}
          defaultValue={query}
          onChange={(event) => show({ q: event.target.value.trim() })}
        />
      </search>
      {found.data ? null : <Waiting error={found.error} tryAgain={() => void found.refetch()} />}
      <p role="status" className="sr-only">
        {found.data ? t("foundCount", { count: found.data.people.length }) : null}
      </p>
      {found.data && found.data.people.length > 0 ? (
        <div className="mt-4 overflow-x-auto">
          <table className="desk-table">
            <thead>
              <tr>
                <th scope="col">{t("person")}</th>
                <th scope="col" className="max-lg:hidden">
                  {t("company")}
                </th>
                <th scope="col" className="max-md:hidden">
                  {t("role")}
                </th>
                <th scope="col" className="max-md:hidden">
                  {t("signedUp")}
                </th>
              </tr>
            </thead>
            <tbody>
              {found.data.people.map((one) => (
                <tr key={one.id} data-item>
                  <td className="min-w-48">
                    <Link
                      to={`/people/${one.id}`}
                      className="inline-flex min-h-6 items-center font-medium wrap-anywhere underline-offset-4 hover:underline"
                    >
                      {one.email || one.id}
                    </Link>
                    {one.isLocked ? <Locked /> : null}
                    {one.name ? <span className="block text-muted">{one.name}</span> : null}
                    {one.company ? (
                      <span className="block text-muted lg:hidden">{one.company}</span>
                    ) : null}
                  </td>
                  <td className="max-lg:hidden">{one.company}</td>
                  <td className="max-md:hidden">
                    {one.role === null
                      ? t("noRole")
                      : t(one.role === STARTUP_ROLE ? "role_startup" : "role_investor")}
                  </td>
                  <td className="text-muted max-md:hidden">
                    {one.signedUpAt ? <Moment at={one.signedUpAt} /> : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {found.data?.people.length === 0 ? (
        <p className="mt-6 text-muted">{t("nobodyFound")}</p>
      ) : null}
      {page > 1 || found.data?.hasMore ? (
        <nav aria-label={t("pages")} className="mt-4 flex gap-3 text-sm">
          <button
            type="button"
            className="button button-quiet"
            disabled={page <= 1}
            onClick={() => show({ page: page - 1 })}
          >
            {t("pageBefore")}
          </button>
          <button
            type="button"
            className="button button-quiet"
            disabled={!found.data?.hasMore}
            onClick={() => show({ page: page + 1 })}
          >
            {t("pageAfter")}
          </button>
        </nav>
      ) : null}
    </>
  );
}

function Locked() {
  const t = useMessages("deskPeople");
  return (
    <span className="ms-2 rounded-full bg-alert/15 px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-alert">
      {t("locked")}
    </span>
  );
}
