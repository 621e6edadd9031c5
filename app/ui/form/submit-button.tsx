import type { ReactNode } from "react";

const LOOKS = { leaf: "button-leaf", quiet: "button-quiet", alert: "button-alert" } as const;

/** The button of a form: once pressed it says so, and ignores a second press. */
export function SubmitButton(props: {
  busy: boolean;
  /** It ignores presses for now; its label says why. */
  waits?: boolean;
  /** Announced while it is busy. */
  busyLabel: string;
  /** Quiet: there is nothing to send yet. Alert: the step cannot be undone. */
  kind?: keyof typeof LOOKS;
  className?: string;
  children: ReactNode;
}) {
  const { busy, waits = false, busyLabel, kind = "leaf", className = "", children } = props;
  return (
    <>
      <button
        type="submit"
        aria-disabled={busy || waits}
        // The field keeps the focus until the press is over: a problem that appears or disappears
        // on blur would move the button away from the pointer, and the press would be lost.
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
