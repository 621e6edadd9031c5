import type { Ref } from "react";
import type { FileKind } from "../../../contracts/uploads.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { sayUploadFailure } from "./say-file.ts";
import type { UploadFailure, UploadState } from "./use-upload.ts";

const DONE = { pitch_deck: "deckDone", business_license: "licenseDone", logo: "logoDone" } as const;

/** The result of the last upload, if there was one. */
export function UploadOutcome(props: {
  kind: FileKind;
  state: UploadState;
  onRetry(file: File): void;
  ref: Ref<HTMLDivElement>;
}) {
  const { kind, state, onRetry, ref } = props;
  const t = useMessages("files");
  if (state.phase === "done") {
    return <Notice ref={ref} kind="success" title={t(DONE[kind])} />;
  }
  if (state.phase === "cancelled") {
    return (
      <Notice ref={ref} kind="info" title={t("cancelled")}>
        <RetryButton file={state.file} onRetry={onRetry} />
      </Notice>
    );
  }
  return state.phase === "failed" ? (
    <Failed ref={ref} kind={kind} file={state.file} failure={state.failure} onRetry={onRetry} />
  ) : null;
}

function Failed(props: {
  kind: FileKind;
  file: File;
  failure: UploadFailure;
  onRetry(file: File): void;
  ref: Ref<HTMLDivElement>;
}) {
  const { kind, file, failure, onRetry, ref } = props;
  const files = useMessages("files");
  const problems = useMessages("problems");
  const language = useLanguage();
  const words = { files, problems };
  const { title, text } = sayUploadFailure(words, language, kind, file.name, failure);
  return (
    <Notice ref={ref} kind="alert" title={title}>
      <p className="mt-1">{text}</p>
      {/* A refused file would be refused again. */}
      {"problem" in failure ? null : <RetryButton file={file} onRetry={onRetry} />}
    </Notice>
  );
}

function RetryButton({ file, onRetry }: { file: File; onRetry(file: File): void }) {
  const t = useMessages("files");
  return (
    <button
      type="button"
      className="button button-leaf mt-3 wrap-anywhere"
      onClick={() => onRetry(file)}
    >
      {t("retry", { name: file.name })}
    </button>
  );
}
