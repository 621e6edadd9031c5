import type { ReactNode } from "react";

const LOOKS = { leaf: "button-leaf", quiet: "button-quiet", alert: "button-alert" } as const;

/** A button whose press takes a while: it says so, and ignores further presses. */
export function BusyButton(props: {
  kind?: keyof typeof LOOKS;
  /** Its own press is in progress. */
  busy: boolean;
  /** Announced while it is busy. */
  busyLabel: string;
  /** Another press is in progress: the button waits for it. */
  waits?: boolean;
  className?: string;
  onPress(): void;
  children: ReactNode;
}) {
  const { kind = "leaf", busy, busyLabel, waits = false, className = "" } = props;
  return (
    <>
      <button
        type="button"
        aria-disabled={busy || waits}
        className={`button ${LOOKS[kind]} aria-disabled:opacity-70 ${className}`}
        onClick={() => {
          if (!busy && !waits) props.onPress();
        }}
      >
        {busy ? <span className="spinner !size-4 !border-2" aria-hidden="true" /> : null}
        {busy ? busyLabel : props.children}
      </button>
      {/* Not inside: a live region would not be part of the button's name. */}
      <span role="status" className="sr-only">
        {busy ? busyLabel : null}
      </span>
    </>
  );
}
