import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";

/** What nobody may mistake a review by rules for; said before it is paid and where it is shown. */
export function CheckNotice({ children }: { children?: ReactNode }) {
  const t = useMessages("deckReview");
  return (
    <div className="notice max-w-prose">
      <p className="font-semibold">{t("checkTitle")}</p>
      <p className="mt-1 text-sm">{t("checkText")}</p>
      {children}
    </div>
  );
}
