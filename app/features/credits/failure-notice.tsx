import { Notice } from "../../ui/form/notice.tsx";
import { useSayFailure } from "../problems/failure.ts";

/** Why a press failed, shown where it was made. @param props.title what failed, where that is not plain */
export function FailureNotice({ title, error }: { title?: string; error: unknown }) {
  const sayFailure = useSayFailure();
  return (
    <Notice kind="alert" title={title}>
      <p>{sayFailure(error)}</p>
    </Notice>
  );
}

/** The same below what was pressed; nothing as long as nothing has failed. */
export function FailureBelow({ error }: { error: unknown }) {
  return error ? (
    <div className="mt-3">
      <FailureNotice error={error} />
    </div>
  ) : null;
}
