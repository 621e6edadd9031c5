import type { FormEventHandler, ReactNode } from "react";
import { Notice } from "../../ui/form/notice.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";

/** The frame of each form here. A failure of the whole form is shown above its fields. */
export function AuthForm(props: {
  onSubmit: FormEventHandler<HTMLFormElement>;
  notice: string | undefined;
  noticeTitle?: string;
  /** An action beside the failure. */
  noticeAction?: ReactNode;
  busy: boolean;
  /** It cannot be sent yet; the label says for how long. */
  waits?: boolean;
  label: string;
  busyLabel: string;
  children: ReactNode;
}) {
  const title = props.noticeTitle ? { title: props.noticeTitle } : {};
  return (
    // Only the scripts send it: without them a password must not end up in an address.
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
