import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";

/** A query of one answer, or of pages of them. */
type Query<Data> = {
  data: Data | undefined;
  isError: boolean;
  isFetchedAfterMount: boolean;
  refetch(): unknown;
};

/** What was read of the account; until then that it is on its way, or that it could not be read. */
export function Loaded<Data>(props: {
  query: Query<Data>;
  /** What could not be read; by default the account. */
  failedTitle?: string;
  /** What was read earlier is shown while it is read anew: nothing is typed into it. */
  showsEarlier?: boolean;
  children: (data: Data) => ReactNode;
}) {
  const t = useMessages("account");
  const { query, showsEarlier = false } = props;
  // What is shown while it is fetched anew would be put into a form: that waits.
  if (query.data !== undefined && (showsEarlier || query.isFetchedAfterMount)) {
    return props.children(query.data);
  }
  if (!query.isError) return <Spinner label={t("loadingAccount")} />;
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
