import { useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation } from "react-router";
import {
  changed,
  type Directory,
  type ListState,
  listAddress,
} from "../../../contracts/directory-view.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { importForPress } from "../../platform/page-loads.ts";
import { signUpAddress } from "../../platform/sign-up-address.ts";
import { Icon } from "../../ui/icons.tsx";
import { useSession } from "../account/session.tsx";

/**
 * Downloads the whole filtered list as CSV, for signed-in people; a visitor sees why it is
 * unavailable.
 */
export function ExportButton({ directory, state }: { directory: Directory; state: ListState }) {
  const t = useMessages("directory");
  const language = useLanguage();
  const session = useSession();
  const { connect } = useBackend();
  const here = useLocation();
  const [phase, setPhase] = useState<"idle" | "asked" | "explaining" | "loading" | "failed">(
    "idle",
  );
  const isBusy = phase === "asked" || phase === "loading";

  const exportList = async () => {
    if (session.status !== "signed-in") {
      setPhase("explaining");
      return;
    }
    setPhase("loading");
    const address = listAddress(directory, changed(state, {}));
    try {
      // Loaded by the press.
      const { downloadList } = await importForPress(() => import("./download-list.ts"));
      await downloadList(address, connect, language);
      setPhase("idle");
    } catch (error) {
      console.error("The list could not be exported", error);
      setPhase("failed");
    }
  };

  // The press may be what starts the scripts, before it is known who is signed in.
  const answer = useEffectEvent(() => void exportList());
  const isKnown = session.status !== "loading";
  useEffect(() => {
    if (phase === "asked" && isKnown) answer();
  }, [phase, isKnown]);

  return (
    <>
      <button
        type="button"
        className="needs-scripts button button-quiet text-sm max-sm:!px-3"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => setPhase("asked")}
      >
        <Icon name="download" className="size-4" />
        <span className="max-sm:sr-only">{t("export")}</span>
      </button>
      <p
        role="status"
        className={
          phase === "explaining" || phase === "failed" ? "w-full text-sm text-muted" : "sr-only"
        }
      >
        {phase === "failed" ? t("exportFailed") : null}
        {phase === "explaining" ? (
          <>
            {t("exportNeedsAccount")}{" "}
            <Link to={signUpAddress(here)} className="text-leaf underline underline-offset-4">
              {t("signUp")}
            </Link>
          </>
        ) : null}
      </p>
    </>
  );
}
