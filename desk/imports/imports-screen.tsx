import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { OperationFailure } from "../../app/platform/operations.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import {
  IMPORT_KINDS,
  type ImportKind,
  listImports,
  MOST_IMPORT_BYTES,
} from "../../contracts/desk/imports.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Choice } from "../ui/choice.tsx";
import { Moment } from "../ui/moment.tsx";
import { useDoing } from "../ui/use-doing.ts";
import { Waiting } from "../ui/waiting.tsx";
import { useFileCalls } from "./file-calls.ts";

const FILE_PROBLEMS = ["file_too_large", "file_empty", "file_encoding"] as const;

/** Files of companies and rounds: uploads, exports, and what became of each import. */
export function ImportsScreen() {
  const t = useMessages("deskImports");
  const call = useDeskCall();
  const { upload, download } = useFileCalls();
  const navigate = useNavigate();
  const [kind, setKind] = useState<ImportKind>("startup");
  const [file, setFile] = useState<File>();
  const { doing, attempt } = useDoing<"upload" | ImportKind>();
  const [problem, setProblem] = useState("");
  const imports = useQuery({
    queryKey: ["desk", "imports"],
    queryFn: ({ signal }) => call(listImports, {}, signal),
    staleTime: 0,
  });

  const sendFile = async () => {
    if (!file) return;
    setProblem("");
    if (file.size > MOST_IMPORT_BYTES) {
      setProblem(t("file_too_large"));
      return;
    }
    const send = async () => navigate(`/import/${await upload(kind, file)}`);
    await attempt("upload", send, (thrown, said) => {
      const code = thrown instanceof OperationFailure ? thrown.fields.file : undefined;
      const known = FILE_PROBLEMS.find((one) => one === code);
      setProblem(known ? t(known) : said);
    });
  };
  const fetchFile = (what: ImportKind) => attempt(what, () => download(what));

  return (
    <>
      <h1 className="text-2xl font-bold">{t("heading")}</h1>
      <p className="mt-2 max-w-prose text-muted">{t("intro")}</p>
      <div className="mt-4 flex max-w-xl flex-col gap-3">
        <Choice
          label={t("kindLabel")}
          options={IMPORT_KINDS.map((value) => ({ value, text: t(`kind_${value}`) }))}
          chosen={kind}
          onChosen={(next) => setKind(next)}
        />
        <div>
          <p className="font-medium">{t("fileLabel")}</p>
          {/* The browser's own file field would speak the browser's language. */}
          <label className="relative mt-1 flex min-w-0 flex-wrap items-center gap-3">
            <input
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
              className="peer sr-only"
              aria-label={t("fileLabel")}
              aria-describedby="import-problem"
              onChange={(event) => setFile(event.target.files?.[0])}
            />
            <span
              aria-hidden="true"
              className="button button-quiet cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-leaf"
            >
              {t("chooseFile")}
            </span>
            <span className="min-w-0 wrap-anywhere">{file?.name}</span>
          </label>
        </div>
        <p id="import-problem" role="alert" className="text-alert empty:hidden">
          {problem}
        </p>
        <p>
          <BusyButton
            busy={doing === "upload"}
            busyLabel={t("uploading")}
            waits={!file || (doing !== undefined && doing !== "upload")}
            onPress={sendFile}
          >
            {t("upload")}
          </BusyButton>
        </p>
      </div>
      <h2 className="mt-8 text-lg font-bold">{t("exportHeading")}</h2>
      <p className="mt-1 text-muted">{t("exportText")}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        {IMPORT_KINDS.map((what) => (
          <BusyButton
            key={what}
            kind="quiet"
            busy={doing === what}
            busyLabel={t("exporting")}
            waits={doing !== undefined && doing !== what}
            onPress={() => fetchFile(what)}
          >
            {t(`kind_${what}`)}
          </BusyButton>
        ))}
      </p>
      <h2 className="mt-8 text-lg font-bold">{t("latest")}</h2>
      {imports.data ? (
        <div className="mt-3 overflow-x-auto">
          <table className="desk-table desk-table-cards">
            <thead>
              <tr>
                <th scope="col">{t("columnFile")}</th>
                <th scope="col">{t("columnKind")}</th>
                <th scope="col">{t("columnState")}</th>
                <th scope="col">{t("columnWhen")}</th>
              </tr>
            </thead>
            <tbody>
              {imports.data.imports.map((one) => (
                <tr key={one.id} data-item>
                  <td className="min-w-40 wrap-anywhere">
                    <Link
                      to={`/import/${one.id}`}
                      className="inline-flex min-h-6 items-center font-medium hover:underline"
                    >
                      {one.fileName}
                    </Link>
                  </td>
                  <td data-label={t("columnKind")}>{t(`kind_${one.kind}`)}</td>
                  <td data-label={t("columnState")}>{t(`state_${one.state}`)}</td>
                  <td data-label={t("columnWhen")} className="text-muted max-md:col-span-full">
                    <Moment at={one.madeAt} />
                    {one.madeBy ? <span className="block wrap-anywhere">{one.madeBy}</span> : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {imports.data.imports.length === 0 ? (
            <p className="mt-3 text-muted">{t("noImports")}</p>
          ) : null}
        </div>
      ) : (
        <Waiting error={imports.error} tryAgain={() => void imports.refetch()} />
      )}
    </>
  );
}
