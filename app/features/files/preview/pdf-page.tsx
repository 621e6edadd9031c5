import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../../i18n/messages-context.tsx";
import { drawPage } from "./draw-page.ts";
import type { PlacedText } from "./placed-text.ts";
import { type Quote, QuoteMarks } from "./quote-marks.tsx";

/** One page of a PDF as a picture, and its text for screen readers. */
export function PdfPage(props: {
  pdf: PDFDocumentProxy;
  number: number;
  /** In CSS pixels. */
  width: number;
  /** The quotes to mark. */
  quotes: readonly Quote[];
  onFailure(error: unknown): void;
}) {
  const { pdf, number, width, quotes, onFailure } = props;
  const t = useMessages("files");
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ number: number; text: string; pieces: PlacedText[] }>();
  const report = useRef(onFailure);
  useEffect(() => {
    report.current = onFailure;
  });

  useEffect(() => {
    if (width === 0) return;
    const drawing = new AbortController();
    drawPage(pdf, number, width, drawing.signal).then(
      ({ canvas, text, pieces }) => {
        if (drawing.signal.aborted) return;
        // The previous page stays until this one is complete.
        host.current?.replaceChildren(canvas);
        setDrawn({ number, text, pieces });
      },
      (error: unknown) => {
        if (!drawing.signal.aborted) report.current(error);
      },
    );
    return () => drawing.abort();
  }, [pdf, number, width]);

  const isDrawn = drawn?.number === number;
  return (
    <>
      {/* Most pages are as white as their background: without a line they would look like a hole
          in it. */}
      <div className="relative mx-auto w-fit outline -outline-offset-1 outline-line">
        <div ref={host} aria-hidden="true" data-page={drawn?.number} />
        {isDrawn ? <QuoteMarks pieces={drawn.pieces} quotes={quotes} /> : null}
      </div>
      {isDrawn ? <p className="sr-only">{drawn.text === "" ? t("noText") : drawn.text}</p> : null}
    </>
  );
}
