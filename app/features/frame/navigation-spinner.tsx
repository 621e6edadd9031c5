import { useNavigation } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";

/** Shown while the code or data of the next page loads (spec §2: pages load lazily). */
export function NavigationSpinner() {
  const t = useMessages("frame");
  const { state } = useNavigation();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-20 z-40 flex justify-center"
    >
      {state === "idle" ? null : (
        <>
          <div className="rounded-full bg-surface p-2 shadow-lg">
            <div className="spinner" />
          </div>
          <span className="sr-only">{t("loading")}</span>
        </>
      )}
    </div>
  );
}
