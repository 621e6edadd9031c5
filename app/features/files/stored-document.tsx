import { useState } from "react";
import type { DocumentKind, StoredFile } from "../../../contracts/uploads.ts";
import { fullDate } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { fileSize } from "../../i18n/sizes.ts";
import { MemberIcon } from "../../ui/member-icons.tsx";
import type { Person } from "../account/signed-in.tsx";
import { ConfirmRemoval } from "./confirm-removal.tsx";
import { PdfPreview } from "./preview/pdf-preview.tsx";
import { ShownToSupport } from "./shown-to-support.tsx";
import { useRemoval } from "./stored-files.ts";

/** The current document: its details, a preview, and its removal. */
export function StoredDocument(props: {
  person: Person;
  kind: DocumentKind;
  file: StoredFile;
  onRemoved(): void;
}) {
  const { person, kind, file, onRemoved } = props;
  const t = useMessages("files");
  const [open, setOpen] = useState<"nothing" | "preview" | "removal">("nothing");
  const removal = useRemoval(person, kind);
  const close = () => {
    removal.reset();
    setOpen("nothing");
  };
  return (
    <section className="card" aria-label={t("currentFile")}>
      <FileFacts file={file} />
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={open === "preview"}
          onClick={() => (open === "preview" ? close() : setOpen("preview"))}
        >
          <MemberIcon name="eye" />
          {open === "preview" ? t("closePreview") : t("preview")}
        </button>
        {open === "removal" ? null : (
          <button
            type="button"
            className="button button-quiet text-alert"
            onClick={() => setOpen("removal")}
          >
            <MemberIcon name="trash" />
            {t("remove")}
          </button>
        )}
      </div>
      {open === "removal" ? (
        <div className="mt-4 border-t border-line pt-4">
          <ConfirmRemoval
            name={file.name}
            text={t("removeText")}
            removal={{
              isPending: removal.isPending,
              error: removal.error,
              mutate: () => removal.mutate(undefined, { onSuccess: onRemoved }),
            }}
            onKeep={close}
          />
        </div>
      ) : null}
      {kind === "pitch_deck" ? <ShownToSupport person={person} file={file} /> : null}
      {open === "preview" ? <PdfPreview key={file.path} kind={kind} file={file} /> : null}
    </section>
  );
}

function FileFacts({ file }: { file: StoredFile }) {
  const t = useMessages("files");
  const language = useLanguage();
  const facts = [
    fileSize(file.bytes, language),
    ...(file.pages === null ? [] : [t("pages", { count: file.pages })]),
    t("uploadedOn", { date: fullDate(file.uploaded_at, language, undefined) }),
  ];
  return (
    <div className="flex gap-4">
      <span className="flex size-12 shrink-0 items-center justify-center rounded-lg bg-sunken text-leaf">
        <MemberIcon name="file" className="size-6" />
      </span>
      <div className="min-w-0">
        <p className="text-lg font-semibold [overflow-wrap:anywhere]">{file.name}</p>
        <ul className="mt-0.5 flex flex-wrap gap-x-4 text-muted">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
