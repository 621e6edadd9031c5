import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Bars } from "../../ui/bars.tsx";
import { Notice } from "../../ui/form/notice.tsx";

/** A query with a single answer, or with pages. */
type Query<Data> = {
  data: Data | undefined;
  isError: boolean;
  isFetchedAfterMount: boolean;
  refetch(): unknown;
};

/** Shows data of the account; until it is there, a message that it is loading or has failed. */
export function Loaded<Data>(props: {
  query: Query<Data>;
  /** What could not be read; defaults to the account. */
  failedTitle?: string;
  /** Shows cached data during a refetch: safe where nothing is typed into it. */
  showsEarlier?: boolean;
  /** Its approximate height, in rows of a list. */
  rows?: number;
  children: (data: Data) => ReactNode;
}) {
  const t = useMessages("account");
  const { query, showsEarlier = false, rows = 3 } = props;
  // Cached data could be put into a form during the refetch, so wait for fresh data.
  if (query.data !== undefined && (showsEarlier || query.isFetchedAfterMount)) {
    return props.children(query.data);
  }
  if (!query.isError) return <Bars label={t("loadingAccount")} rows={rows} />;
  return (
    <Notice kind="alert" title={props.failedTitle ?? t("loadFailedTitle")}>
      <button
        type="button"
        className="button button-quiet mt-3"
        onClick={() => void query.refetch()}
      >
        {t("tryAgain")}
      </button>
    </Notice>
  );
}
