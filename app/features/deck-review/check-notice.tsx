import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";

/**
 * What nobody may mistake a review by rules for; said before it is paid and where it is shown.
 * @param props.children more of it, where the notice has a card's whole width: its title stands beside it there.
 */
export function CheckNotice({ children }: { children?: ReactNode }) {
  const t = useMessages("deckReview");
  return (
    <div
      className={`notice ${children ? "gap-x-10 md:grid md:grid-cols-[14rem_minmax(0,1fr)]" : ""}`}
    >
      <p className="font-semibold">{t("checkTitle")}</p>
      <div className={`text-sm ${children ? "max-md:mt-1 md:pt-0.5" : "mt-1"}`}>
        <p>{t("checkText")}</p>
        {children}
      </div>
    </div>
  );
}
