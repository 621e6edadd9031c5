import { type ReactNode, useState } from "react";
import type { ServicePrices } from "../../../contracts/prices.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Person } from "../account/signed-in.tsx";
import { FailureNotice } from "../credits/failure-notice.tsx";
import { SpendLine } from "../credits/spend-line.tsx";
import { useCredits } from "../credits/use-credits.ts";

/** Begins a service that costs credits, after a question that says price, balance and what is refunded. */
export function SpendButton(props: {
  person: Person;
  service: keyof ServicePrices;
  /** Where the service is: who has to buy credits first returns there. */
  from: string;
  /** What the button and the question are called. */
  label: string;
  /** What is to be known before, such as that nothing has changed. */
  children?: ReactNode;
  isBusy: boolean;
  error: unknown;
  /** Resolves when the run has begun. @throws what `error` then is */
  onConfirm(): Promise<unknown>;
}) {
  const t = useMessages("runs");
  const { person, service, from, label, isBusy, error } = props;
  const [isAsking, setIsAsking] = useState(false);
  const { data: credits } = useCredits(person);
  const isEnough = credits !== undefined && credits.balance >= credits.services[service];
  const confirm = () =>
    void props.onConfirm().then(
      () => setIsAsking(false),
      // Said in the question, which stays.
      () => undefined,
    );
  return (
    <>
      <button type="button" className="button button-leaf" onClick={() => setIsAsking(true)}>
        {label}
      </button>
      {isAsking ? (
        <Dialog title={label} onClose={() => setIsAsking(false)}>
          {props.children}
          <SpendLine person={person} service={service} from={from} />
          {error ? (
            <div className="mt-3">
              <FailureNotice error={error} />
            </div>
          ) : null}
          <div className="mt-5 flex flex-wrap gap-2">
            {isEnough ? (
              <BusyButton busy={isBusy} busyLabel={t("beginning")} onPress={confirm}>
                {t("confirm", { count: credits.services[service] })}
              </BusyButton>
            ) : null}
            <button
              type="button"
              className="button button-quiet"
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
