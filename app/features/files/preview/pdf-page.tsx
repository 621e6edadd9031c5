import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "../../../i18n/messages-context.tsx";
import { drawPage } from "./draw-page.ts";

/** One page of a PDF as a picture, and its text for who does not see it. */
export function PdfPage(props: {
  pdf: PDFDocumentProxy;
  number: number;
  /** In pixels of the page it stands on. */
  width: number;
  onFailure(error: unknown): void;
}) {
  const { pdf, number, width, onFailure } = props;
  const t = useMessages("files");
  const host = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<{ number: number; text: string }>();
  const report = useRef(onFailure);
  useEffect(() => {
    report.current = onFailure;
  });

  useEffect(() => {
    if (width === 0) return;
    const drawing = new AbortController();
    drawPage(pdf, number, width, drawing.signal).then(
      ({ canvas, text }) => {
        if (drawing.signal.aborted) return;
        // The page before stays until this one is whole.
        host.current?.replaceChildren(canvas);
        setDrawn({ number, text });
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
      <div ref={host} aria-hidden="true" data-page={drawn?.number} className="mx-auto w-fit" />
      {isDrawn ? <p className="sr-only">{drawn.text === "" ? t("noText") : drawn.text}</p> : null}
    </>
  );
}
