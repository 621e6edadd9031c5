import { type ReactNode, useEffect, useId, useRef } from "react";

/** A modal question: the browser's own dialog, which keeps the focus and handles Escape. */
export function Dialog(props: {
  title: string;
  className?: string;
  /** Something it has begun is under way: it stays open until the outcome is known. */
  isBusy?: boolean;
  onClose(): void;
  children: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    return () => {
      // It is unmounted without being closed: the focus returns to what opened it.
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={`dialog ${props.className ?? ""}`}
      onCancel={(event) => {
        if (props.isBusy) event.preventDefault();
      }}
      onClose={() => {
        // Browsers close a dialog at the second Escape whatever the page says: show it again.
        if (props.isBusy) element.current?.showModal();
        else props.onClose();
      }}
    >
      <h2 id={titleId} className="text-xl font-bold">
        {props.title}
      </h2>
      <div className="mt-2">{props.children}</div>
    </dialog>
  );
}
