import { useState } from "react";
import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { ShareMenu } from "../share/share-menu.tsx";
import { useWithdrawal } from "./use-publication.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** The public page: a link to it, sharing it, taking it down. */
export function PublicPage(props: {
  person: Person;
  page: string;
  /** Something else is the thing to do. */
  isQuiet: boolean;
  onWithdrawn(): void;
}) {
  const { person, page, isQuiet, onWithdrawn } = props;
  const t = useMessages("publishing");
  const [isAsking, setIsAsking] = useState(false);
  const withdrawal = useWithdrawal(person, { onSuccess: onWithdrawn });
  return (
    <section aria-labelledby="public-page" className="mt-6">
      <h3 id="public-page" className="font-semibold">
        {t("publicPage")}
      </h3>
      <p className="mt-1 wrap-anywhere text-muted">{`${window.location.host}${page}`}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to={page} className={`button text-sm ${isQuiet ? "button-quiet" : "button-leaf"}`}>
          {t("viewPage")}
        </Link>
        <ShareMenu title={t("shareTitle")} address={`${window.location.origin}${page}`} />
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
      </div>
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
