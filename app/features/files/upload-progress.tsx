import { type Ref, useId } from "react";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { fileSize, percentage } from "../../i18n/sizes.ts";
import type { UploadState } from "./use-upload.ts";

/** The progress of an upload, and a button to cancel it. */
export function UploadProgress(props: {
  state: Extract<UploadState, { phase: "sending" | "checking" }>;
  onCancel(): void;
  ref: Ref<HTMLDivElement>;
}) {
  const t = useMessages("files");
  const language = useLanguage();
  const id = useId();
  const { state } = props;
  const { file } = state;
  const isChecking = state.phase === "checking";
  return (
    <section ref={props.ref} tabIndex={-1} className="card" aria-labelledby={id}>
      <p id={id} className="font-semibold [overflow-wrap:anywhere]">
        {t("sending", { name: file.name })}
      </p>
      <progress
        aria-labelledby={id}
        className="progress mt-3"
        {...(isChecking ? {} : { value: state.sent, max: file.size })}
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status">
          {/* Announced once; the figures belong to the progress bar. */}
          {isChecking ? t("checking") : <span className="sr-only">{t("sendingHint")}</span>}
        </p>
        {state.phase === "sending" ? (
          <p aria-hidden="true" className="text-muted tabular-nums">
            {t("progress", {
              percent: percentage(state.sent / file.size, language),
              sent: fileSize(state.sent, language),
              total: fileSize(file.size, language),
            })}
          </p>
        ) : null}
        <button type="button" className="button button-quiet" onClick={props.onCancel}>
          {t("cancel")}
        </button>
      </div>
    </section>
  );
}
