import type { ReactNode } from "react";

/** The button of a form: once pressed it says so, and does not take a second press. */
export function SubmitButton(props: {
  busy: boolean;
  /** Said while it is busy. */
  busyLabel: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <>
      <button
        type="submit"
        aria-disabled={props.busy}
        onClick={(event) => {
          if (props.busy) event.preventDefault();
        }}
        className={`button button-leaf aria-disabled:opacity-70 ${props.className ?? ""}`}
      >
        {props.busy ? <span className="spinner !size-4 !border-2" aria-hidden="true" /> : null}
        {props.busy ? props.busyLabel : props.children}
      </button>
      {/* Not inside: a live region would not be part of the button's name. */}
      <span role="status" className="sr-only">
        {props.busy ? props.busyLabel : null}
      </span>
    </>
  );
}
