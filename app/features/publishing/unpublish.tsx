import { useState } from "react";
import { betweenSentences } from "../../../contracts/joints.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { priceOf, useCredits } from "../credits/use-credits.ts";
import { useWithdrawal } from "./use-publication.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** Taking the public page down, apart from the page's other actions. */
export function Unpublish(props: { person: Person; onWithdrawn(): void }) {
  const language = useLanguage();
  const t = useMessages("publishing");
  const [isAsking, setIsAsking] = useState(false);
  const { data: credits } = useCredits(props.person);
  const withdrawal = useWithdrawal(props.person, { onSuccess: props.onWithdrawn });
  return (
    <section
      aria-label={t("withdraw")}
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5"
    >
      <p className="max-w-prose text-sm text-muted">
        {t("withdrawText")}
        {betweenSentences(language)}
        {credits ? t("withdrawPrice", { count: priceOf(credits, "publish") }) : null}
      </p>
      <button
        type="button"
        className="button button-alert text-sm"
        onClick={() => {
          withdrawal.reset();
          setIsAsking(true);
        }}
      >
        {t("withdraw")}
      </button>
      {isAsking ? (
        <WithdrawDialog
          isBusy={withdrawal.isPending}
          error={withdrawal.error}
          onWithdraw={() => withdrawal.mutate()}
          onKeep={() => setIsAsking(false)}
        />
      ) : null}
    </section>
  );
}
