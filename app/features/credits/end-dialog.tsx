import type { ReactNode } from "react";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FailureBelow } from "./failure-notice.tsx";

/** Confirms that something paid for ends; keeping it is the first choice. */
export function EndDialog(props: {
  title: string;
  /** The consequences. */
  children: ReactNode;
  keepLabel: string;
  endLabel: string;
  busyLabel: string;
  isBusy: boolean;
  error: unknown;
  onEnd(): void;
  onKeep(): void;
}) {
  return (
    <Dialog title={props.title} onClose={props.onKeep}>
      {props.children}
      <FailureBelow error={props.error} />
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className="button button-leaf" onClick={props.onKeep}>
          {props.keepLabel}
        </button>
        <BusyButton
          kind="alert"
          busy={props.isBusy}
          busyLabel={props.busyLabel}
          onPress={props.onEnd}
        >
          {props.endLabel}
        </BusyButton>
      </div>
    </Dialog>
  );
}
