import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { sayFailure } from "../problems/say-problem.ts";

/** What has been read of the account; until then a spinner, and a way to try again when it fails. */
export function Loaded<Data>(props: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  const t = useMessages("account");
  const tp = useMessages("problems");
  const language = useLanguage();
  const { data, error, refetch, isFetching } = props.query;
  if (data !== undefined) return props.children(data);
  if (!error) return <Spinner label={t("loadingAccount")} />;
  return (
    <Notice kind="alert" title={t("loadFailedTitle")}>
      {error instanceof OperationFailure ? <p>{sayFailure(tp, language, error)}</p> : null}
      <button
        type="button"
        className="button button-quiet mt-3"
        aria-disabled={isFetching}
        onClick={() => void refetch()}
      >
        {t("tryAgain")}
      </button>
    </Notice>
  );
}
