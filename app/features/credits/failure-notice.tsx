import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { sayFailure } from "../problems/say-problem.ts";

/** Why a press failed, shown where it was made. */
export function FailureNotice({ error }: { error: unknown }) {
  const t = useMessages("problems");
  const language = useLanguage();
  const failure = error instanceof OperationFailure ? error : new OperationFailure("server_error");
  return (
    <Notice kind="alert">
      <p>{sayFailure(t, language, failure)}</p>
    </Notice>
  );
}
