import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { ServicePrices } from "../../../contracts/price-list.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Person } from "../account/signed-in.tsx";
import { CreditSource } from "../credits/credit-source.tsx";
import { FailureNotice } from "../credits/failure-notice.tsx";
import { PricedLabel } from "../credits/priced-label.tsx";
import { addCreditsAddress } from "../credits/return-page.ts";
import { SpendLine } from "../credits/spend-line.tsx";
import { priceOf, useCredits } from "../credits/use-credits.ts";
import { RUN_FAILED_TITLES } from "./run-problem-words.ts";

/**
 * Starts a paid service, after a confirmation with price, balance and refunds; without enough
 * credits the link to buy them comes first.
 */
export function SpendButton(props: {
  person: Person;
  service: keyof ServicePrices;
  /** The page of the service: people return to it after buying credits. */
  from: string;
  /** The label of the button and the dialog. */
  label: string;
  /** Something else on the page must be done first. */
  isQuiet?: boolean;
  /** A note before the price, such as that nothing has changed. */
  children?: ReactNode;
  isBusy: boolean;
  /**
   * What it would begin with is not shown yet: nobody should pay for what they have not seen, or
   * press a button that moves.
   */
  waits?: boolean;
  /**
   * Resolves when the run has started. @param shownPrice as the dialog said. @throws the reason why
   * it has not
   */
  onConfirm(shownPrice: number | undefined): Promise<unknown>;
}) {
  const t = useMessages("runs");
  const centre = useMessages("centre");
  const { person, service, from, label, isQuiet, isBusy } = props;
  const [isAsking, setIsAsking] = useState(false);
  // Of this opening: below the price, an earlier failure would look current.
  const [failure, setFailure] = useState<unknown>();
  const { data: credits } = useCredits(person);
  const price = credits && priceOf(credits, service);
  const missing = credits !== undefined && price !== undefined ? price - credits.balance : 0;
  const isEnough = price !== undefined && missing <= 0;
  const open = () => {
    setFailure(undefined);
    setIsAsking(true);
  };
  const confirm = () => {
    setFailure(undefined);
    // A failure is shown in the dialog, which stays open.
    void props.onConfirm(price).then(() => setIsAsking(false), setFailure);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {missing > 0 ? (
          <Link
            to={addCreditsAddress(from)}
            className={`button ${isQuiet ? "button-quiet" : "button-leaf"}`}
          >
            {centre("addCredits")}
          </Link>
        ) : null}
        <button
          type="button"
          className={`button ${isQuiet || missing > 0 ? "button-quiet" : "button-leaf"}`}
          onClick={open}
        >
          <PricedLabel label={label} price={price} />
        </button>
      </div>
      {credits && missing > 0 ? (
        <div className="mt-2">
          <p className="text-sm text-muted">{centre("notEnoughText", { count: missing })}</p>
          <CreditSource credits={credits} missing={missing} />
        </div>
      ) : null}
      {isAsking ? (
        <Dialog title={label} isBusy={isBusy} onClose={() => setIsAsking(false)}>
          {props.children}
          <SpendLine person={person} service={service} from={from} />
          {failure ? (
            <div className="mt-3">
              <FailureNotice title={t(RUN_FAILED_TITLES[service])} error={failure} />
            </div>
          ) : null}
          <div className="mt-5 flex flex-wrap gap-2">
            {isEnough ? (
              <BusyButton
                busy={isBusy}
                busyLabel={t("beginning")}
                waits={props.waits ?? false}
                onPress={confirm}
              >
                {price === 0 ? t("confirmFree") : t("confirm", { count: price })}
              </BusyButton>
            ) : null}
            <button
              type="button"
              className="button button-quiet"
              disabled={isBusy}
              onClick={() => setIsAsking(false)}
            >
              {t("cancel")}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
