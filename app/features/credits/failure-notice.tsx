import { Notice } from "../../ui/form/notice.tsx";
import { useSayFailure } from "../problems/failure.ts";

/** Why a press failed, shown where it was made. */
export function FailureNotice({ error }: { error: unknown }) {
  const sayFailure = useSayFailure();
  return (
    <Notice kind="alert">
      <p>{sayFailure(error)}</p>
    </Notice>
  );
}
