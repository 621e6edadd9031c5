import { type ReactNode, useId, useRef } from "react";
import { type DocumentKind, FILE_RULES } from "../../../contracts/uploads.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { fileSize } from "../../i18n/sizes.ts";
import { FileDrop } from "../../ui/form/file-drop.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts";
import type { Person } from "../account/signed-in.tsx";
import { type Standing, StoredDocument } from "./stored-document.tsx";
import { useStoredFile } from "./stored-files.ts";
import { UploadOutcome } from "./upload-outcome.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useUpload } from "./use-upload.ts";

/** A person's document of one kind: the current one, and an upload for another. */
export function DocumentPanel(props: {
  person: Person;
  kind: DocumentKind;
  standing: Standing;
  /** What to do with the current one. */
  next?: ReactNode;
  /** What else another file changes. */
  replacing?: ReactNode;
  /** What a first file is good for. */
  invitation?: ReactNode;
}) {
  const { person, kind, standing, next, replacing, invitation } = props;
  const t = useMessages("files");
  const language = useLanguage();
  const stored = useStoredFile(person, kind);
  const upload = useUpload(person, kind);
  const { state } = upload;
  const isBusy = state.phase === "sending" || state.phase === "checking";
  const attention = useFocusOnChange<HTMLDivElement>(isBusy ? "busy" : state);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { extensions, maxBytes } = FILE_RULES[kind];
  const isReplacing = Boolean(stored.data);

  // The cached file may be gone from storage, and its cover could not be shown.
  if (!stored.isFetchedAfterMount) return <Spinner label={t("loading")} />;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <UploadOutcome ref={attention} kind={kind} state={state} onRetry={upload.retry} />
      {stored.isError ? <LoadFailed onRetry={() => void stored.refetch()} /> : null}
      {stored.data ? (
        <StoredDocument
          person={person}
          kind={kind}
          file={stored.data}
          standing={standing}
          next={next}
          onRemoved={() => {
            upload.forget();
            input.current?.focus();
          }}
        />
      ) : null}
      {isBusy ? (
        <UploadProgress ref={attention} state={state} onCancel={upload.cancel} />
      ) : (
        <>
          <FileDrop
            inputRef={input}
            label={isReplacing ? t("replace") : t("choosePdf")}
            dropLabel={t("orDrop")}
            hint={t("pdfLimit", { max: fileSize(maxBytes, language) })}
            accept={[...extensions, ...FILE_RULES[kind].mimeTypes].join(",")}
            describedBy={isReplacing ? hint : undefined}
            isPrimary={!isReplacing}
            onChoose={upload.choose}
          >
            {isReplacing ? null : invitation}
          </FileDrop>
          {isReplacing ? (
            <p id={hint} className="text-sm text-muted">
              {t("replaceHint")} {replacing}
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}

function LoadFailed({ onRetry }: { onRetry(): void }) {
  const t = useMessages("files");
  return (
    <Notice kind="alert" title={t("loadFailed")}>
      <button type="button" className="button button-quiet mt-3" onClick={onRetry}>
        {t("tryAgain")}
      </button>
    </Notice>
  );
}
