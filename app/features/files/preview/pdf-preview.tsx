import type { PDFDocumentProxy } from "pdfjs-dist";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { DocumentKind, StoredFile } from "../../../../contracts/uploads.ts";
import { useLanguage, useMessages } from "../../../i18n/messages-context.tsx";
import { percentage } from "../../../i18n/sizes.ts";
import { Notice } from "../../../ui/form/notice.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { PdfPage } from "./pdf-page.tsx";
import { PdfToolbar } from "./pdf-toolbar.tsx";
import type { Quote } from "./quote-marks.tsx";
import { usePdf } from "./use-pdf.ts";
import { useWidth } from "./use-width.ts";

type Look = { kind: DocumentKind; file: StoredFile };

/** A document to read page by page, in the browser itself. */
export function PdfPreview({ kind, file }: Look) {
  const [page, setPage] = useState(1);
  return <PagedPreview kind={kind} file={file} page={page} quotes={NO_QUOTES} onPage={setPage} />;
}

const NO_QUOTES: readonly Quote[] = [];

/** The same, where the parent shares control of the page. */
export function PagedPreview(
  props: Look & {
    page: number;
    /** The quotes to mark on that page. */
    quotes: readonly Quote[];
    onPage(page: number): void;
  },
) {
  const { kind, file, page, quotes, onPage } = props;
  const t = useMessages("files");
  const [attempt, setAttempt] = useState(0);
  const opened = usePdf(kind, file.path, attempt);
  const [failed, setFailed] = useState(false);
  const error = opened.status === "failed" ? opened.error : undefined;
  useEffect(() => {
    if (error !== undefined) console.warn("A document could not be opened", error);
  }, [error]);
  return (
    <section
      className="mt-4 border-t border-line pt-4"
      aria-label={t("previewOf", { name: file.name })}
    >
      {opened.status === "failed" || failed ? (
        <Notice kind="alert" title={t("previewFailed")}>
          <button
            type="button"
            className="button button-quiet mt-3"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {t("tryAgain")}
          </button>
        </Notice>
      ) : opened.status === "opening" ? (
        <div className="flex min-h-40 items-center justify-center">
          <Spinner label={t("opening")} />
        </div>
      ) : (
        <Pages
          pdf={opened.pdf}
          page={page}
          quotes={quotes}
          onPage={onPage}
          onFailure={(reason) => {
            console.warn("A page could not be drawn", reason);
            setFailed(true);
          }}
        />
      )}
    </section>
  );
}

/** In multiples of the available width: the first one shows the whole page. */
const ZOOMS = [1, 1.5, 2, 3];

function Pages(props: {
  pdf: PDFDocumentProxy;
  page: number;
  quotes: readonly Quote[];
  onPage(page: number): void;
  onFailure(error: unknown): void;
}) {
  const { pdf, page, quotes, onPage, onFailure } = props;
  const t = useMessages("files");
  const language = useLanguage();
  const [step, setStep] = useState(0);
  const scroller = useRef<HTMLElement>(null);
  const width = useWidth(scroller);
  const zoom = ZOOMS[step] ?? 1;
  const count = pdf.numPages;

  const show = (wanted: number) => {
    onPage(Math.min(Math.max(wanted, 1), count));
    scroller.current?.scrollTo(0, 0);
  };
  const follow = (event: KeyboardEvent) => {
    const wanted = pageOfKey(event.key, page, count, zoom > 1);
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  };
  return (
    <>
      <PdfToolbar
        page={page}
        count={count}
        onPage={show}
        zoom={{
          label: percentage(zoom, language),
          out: step === 0 ? undefined : () => setStep(step - 1),
          in: step === ZOOMS.length - 1 ? undefined : () => setStep(step + 1),
        }}
      />
      <p role="status" className="sr-only">
        {t("pageOf", { page, count })}
      </p>
      <section
        ref={scroller}
        aria-label={t("pageOf", { page, count })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        onKeyDown={follow}
        className="mt-3 max-h-[80vh] min-h-40 overflow-auto rounded-lg bg-sunken"
      >
        <PdfPage
          pdf={pdf}
          number={page}
          width={Math.floor(width * zoom)}
          quotes={quotes}
          onFailure={onFailure}
        />
      </section>
    </>
  );
}

/** Arrows turn pages only while there is nothing to scroll to. */
function pageOfKey(key: string, page: number, count: number, isZoomed: boolean) {
  if (key === "PageDown" || (key === "ArrowRight" && !isZoomed)) return page + 1;
  if (key === "PageUp" || (key === "ArrowLeft" && !isZoomed)) return page - 1;
  if (key === "Home") return 1;
  return key === "End" ? count : undefined;
}
