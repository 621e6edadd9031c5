import type { FormEventHandler, ReactNode } from "react";
import { Notice } from "../../ui/form/notice.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";

/** The frame of each form here. What went wrong as a whole stands above its fields. */
export function AuthForm(props: {
  onSubmit: FormEventHandler<HTMLFormElement>;
  notice: string | undefined;
  noticeTitle?: string;
  /** A way on, beside what went wrong. */
  noticeAction?: ReactNode;
  busy: boolean;
  /** It cannot be sent yet; the label says until when. */
  waits?: boolean;
  label: string;
  busyLabel: string;
  children: ReactNode;
}) {
  const title = props.noticeTitle ? { title: props.noticeTitle } : {};
  return (
    // Sent by the scripts alone: by itself it must not put a password into an address.
    <form method="post" noValidate onSubmit={props.onSubmit} className="grid gap-5">
      {props.notice ? (
        <Notice kind="alert" {...title}>
          <p>{props.notice}</p>
          {props.noticeAction}
        </Notice>
      ) : null}
      {props.children}
      <SubmitButton
        busy={props.busy}
        waits={props.waits ?? false}
        busyLabel={props.busyLabel}
        className="w-full"
      >
        {props.label}
      </SubmitButton>
    </form>
  );
}
