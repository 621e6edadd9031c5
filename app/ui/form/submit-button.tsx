import type { ReactNode } from "react";

const LOOKS = { leaf: "button-leaf", alert: "button-alert" } as const;

/** The button of a form: once pressed it says so, and does not take a second press. */
export function SubmitButton(props: {
  busy: boolean;
  /** It takes no press yet, for a reason that its words give. */
  waits?: boolean;
  /** Said while it is busy. */
  busyLabel: string;
  /** What cannot be taken back is not to look like a usual step. */
  kind?: "leaf" | "alert";
  className?: string;
  children: ReactNode;
}) {
  const { busy, waits = false, busyLabel, kind = "leaf", className = "", children } = props;
  return (
    <>
      <button
        type="submit"
        aria-disabled={busy || waits}
        // The field keeps the focus until the press is over: a problem that comes or goes as it is left
        // would move the button away from under the pointer, and the press would be lost.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (busy || waits) event.preventDefault();
        }}
        className={`button ${LOOKS[kind]} aria-disabled:opacity-70 ${className}`}
      >
        {busy ? <span className="spinner !size-4 !border-2" aria-hidden="true" /> : null}
        {busy ? busyLabel : children}
      </button>
      {/* Not inside: a live region would not be part of the button's name. */}
      <span role="status" className="sr-only">
        {busy ? busyLabel : null}
      </span>
    </>
  );
}
