import { useEffect, useId, useRef } from "react";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { useSayFailure } from "../problems/failure.ts";

/** Asks in the page before a file is removed. Escape keeps it. */
export function ConfirmRemoval(props: {
  name: string;
  text: string;
  removal: { isPending: boolean; error: unknown; mutate(): void };
  onKeep(): void;
}) {
  const { removal, onKeep } = props;
  const t = useMessages("files");
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-describedby={id}
      className="min-w-0"
      onKeyDown={(event) => {
        if (event.key === "Escape") onKeep();
      }}
    >
      <legend className="font-semibold [overflow-wrap:anywhere]">
        {t("removeQuestion", { name: props.name })}
      </legend>
      <p id={id} className="mt-1 text-muted">
        {props.text}
      </p>
      {removal.error ? <RemovalFailed error={removal.error} /> : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-alert aria-disabled:opacity-70"
          aria-disabled={removal.isPending}
          onClick={() => {
            if (!removal.isPending) removal.mutate();
          }}
        >
          {t("removeConfirm")}
        </button>
        <button type="button" className="button button-quiet" onClick={onKeep}>
          {t("keep")}
        </button>
      </div>
    </fieldset>
  );
}

function RemovalFailed({ error }: { error: unknown }) {
  const t = useMessages("files");
  const sayFailure = useSayFailure();
  return (
    <div className="mt-3">
      <Notice kind="alert" title={t("removeFailed")}>
        <p className="mt-1">{sayFailure(error)}</p>
      </Notice>
    </div>
  );
}
