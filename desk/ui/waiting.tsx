import { useSayFailure } from "../../app/features/problems/failure.ts";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { Spinner } from "../../app/ui/spinner.tsx";

/** Shown until a screen's data is there, or when it cannot be read. */
export function Waiting({ error, tryAgain }: { error: unknown; tryAgain?: () => void }) {
  const t = useMessages("desk");
  const sayFailure = useSayFailure();
  if (!error) return <Spinner label={t("loading")} />;
  return (
    <div role="alert" className="mt-6">
      <p>{sayFailure(error)}</p>
      {tryAgain ? (
        <button type="button" className="button button-quiet mt-3" onClick={tryAgain}>
          {t("tryAgain")}
        </button>
      ) : null}
    </div>
  );
}
