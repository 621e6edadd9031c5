import { type ReactNode, useState } from "react";
import type { DocumentKind, StoredFile } from "../../../contracts/uploads.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { fileSize } from "../../i18n/sizes.ts";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts";
import type { Person } from "../account/signed-in.tsx";
import { ConfirmRemoval } from "./confirm-removal.tsx";
import { PdfPreview } from "./preview/pdf-preview.tsx";
import { useCover } from "./preview/use-cover.ts";
import { ShownToSupport } from "./shown-to-support.tsx";
import { useRemoval } from "./stored-files.ts";

/** What has happened to a document since it was uploaded. */
export type Standing = (file: StoredFile) => ReactNode;

/** The current document: its details, a preview, and its removal. */
export function StoredDocument(props: {
  person: Person;
  kind: DocumentKind;
  file: StoredFile;
  standing: Standing;
  next?: ReactNode;
  onRemoved(): void;
}) {
  const { person, kind, file, standing, next, onRemoved } = props;
  const t = useMessages("files");
  const [open, setOpen] = useState<"nothing" | "preview" | "removal">("nothing");
  const removal = useRemoval(person, kind);
  const [timesKept, setTimesKept] = useState(0);
  const removeButton = useFocusOnChange<HTMLButtonElement>(timesKept);
  const close = () => {
    removal.reset();
    setOpen("nothing");
  };
  return (
    <section className="card" aria-label={t("currentFile")}>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Cover kind={kind} file={file} onOpen={() => setOpen("preview")} />
        <div className="min-w-0">
          <FileFacts file={file} />
          {standing(file)}
          <div className="mt-4 flex flex-wrap items-center gap-3">
            {next}
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
                ref={removeButton}
                type="button"
                className="inline-flex min-h-11 cursor-pointer items-center text-muted underline underline-offset-4 hover:text-alert"
                onClick={() => setOpen("removal")}
              >
                {t("remove")}
              </button>
            )}
          </div>
        </div>
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
            onKeep={() => {
              close();
              setTimesKept(timesKept + 1);
            }}
          />
        </div>
      ) : null}
      {open === "preview" ? <PdfPreview key={file.path} kind={kind} file={file} /> : null}
      {kind === "pitch_deck" ? <ShownToSupport person={person} file={file} /> : null}
    </section>
  );
}

/** Its first page: pressing it opens the preview, which also has its own button. */
function Cover(props: { kind: DocumentKind; file: StoredFile; onOpen(): void }) {
  const cover = useCover(props.kind, props.file.path);
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={props.onOpen}
      className="flex aspect-video w-full cursor-pointer items-center justify-center self-start overflow-hidden rounded-lg border border-line bg-sunken text-leaf hover:border-leaf sm:w-44"
    >
      {cover === undefined ? (
        <MemberIcon name="file" className="size-8" />
      ) : (
        <img src={cover} alt="" className="size-full object-contain" />
      )}
    </button>
  );
}

function FileFacts({ file }: { file: StoredFile }) {
  const t = useMessages("files");
  const language = useLanguage();
  const facts = [
    ...(file.pages === null ? [] : [t("pages", { count: file.pages })]),
    fileSize(file.bytes, language),
    t("uploadedOn", { date: dateBesideTables(file.uploaded_at, language, undefined) }),
  ];
  return (
    <>
      <p className="text-lg font-semibold [overflow-wrap:anywhere]">{file.name}</p>
      <ul className="dotted mt-0.5 flex flex-wrap text-muted">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}
