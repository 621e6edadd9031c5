import { useId } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { PricedLabel } from "../credits/priced-label.tsx";
import { priceOf, useCredits } from "../credits/use-credits.ts";

/** The button for later, beside its price, with the reason why it cannot be pressed yet. */
export function BlockedPublish({ person, isAgain }: { person: Person; isAgain: boolean }) {
  const t = useMessages("publishing");
  const centre = useMessages("centre");
  const reasonId = useId();
  const { data: credits } = useCredits(person);
  return (
    <div className="mt-4">
      <p id={reasonId} className="font-semibold">
        {t("publishBlocked", { section: centre("blockedBy") })}
      </p>
      <button
        type="button"
        aria-disabled="true"
        aria-describedby={reasonId}
        className="button button-quiet mt-3 cursor-not-allowed !px-4 text-sm aria-disabled:opacity-70"
      >
        <PricedLabel
          label={t(isAgain ? "publishAgain" : "publish")}
          price={credits && priceOf(credits, "publish")}
        />
      </button>
    </div>
  );
}
