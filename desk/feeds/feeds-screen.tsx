import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { listFeeds } from "../../contracts/desk/feeds.ts";
import { useDeskCall, useMember } from "../frame/session.tsx";
import { WhoCan } from "../frame/who-can.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { AddFeed } from "./add-feed.tsx";
import { FeedRow } from "./feed-row.tsx";

/** The publishers whose feeds are read, the health of each, and adding a new one. */
export function FeedsScreen() {
  const t = useMessages("deskFeeds");
  const call = useDeskCall();
  const mayChange = useMember().may("publish");
  const found = useQuery({
    queryKey: ["desk", "feeds"],
    queryFn: ({ signal }) => call(listFeeds, {}, signal),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t("heading")}</h1>
        <Link
          to="/stories"
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4 md:min-h-9"
        >
          {t("toStories")}
        </Link>
      </div>
      <p className="mt-2 max-w-prose text-muted">{t("intro")}</p>
      {mayChange ? <AddFeed /> : <WhoCan what="decide" />}
      {found.data ? null : <Waiting error={found.error} tryAgain={() => void found.refetch()} />}
      {found.data && found.data.feeds.length > 0 ? (
        <div className="relative mt-6 overflow-x-auto">
          <table className="desk-table desk-table-cards">
            <thead>
              <tr>
                <th scope="col">{t("columnPublisher")}</th>
                <th scope="col">{t("columnHealth")}</th>
                <th scope="col" className="max-lg:hidden">
                  {t("columnLastItem")}
                </th>
                <th scope="col" className="max-lg:hidden">
                  {t("columnNextVisit")}
                </th>
                <th scope="col" className="!text-end md:max-xl:hidden">
                  {t("columnItems")}
                </th>
                {mayChange ? <th scope="col">{t("columnActs")}</th> : null}
              </tr>
            </thead>
            <tbody>
              {found.data.feeds.map((feed) => (
                <FeedRow key={feed.id} feed={feed} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {found.data?.feeds.length === 0 ? <p className="mt-6 text-muted">{t("empty")}</p> : null}
    </>
  );
}
