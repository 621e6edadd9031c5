import { Notice } from "../../ui/form/notice.tsx";
import { useSayFailure } from "../problems/failure.ts";

/** Why a press failed, shown where it was made. @param props.title what failed, if that is not obvious */
export function FailureNotice({ title, error }: { title?: string; error: unknown }) {
  const sayFailure = useSayFailure();
  return (
    <Notice kind="alert" title={title}>
      <p>{sayFailure(error)}</p>
    </Notice>
  );
}

/** The same below the button; renders nothing until something has failed. */
export function FailureBelow({ error }: { error: unknown }) {
  return error ? (
    <div className="mt-3">
      <FailureNotice error={error} />
    </div>
  ) : null;
}
