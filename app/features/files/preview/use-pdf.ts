import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import type { DocumentKind } from "../../../../contracts/uploads.ts";
import { useBackend } from "../../../platform/backend-context.tsx";
import { openPdf } from "./open-pdf.ts";

export type OpenPdf =
  | { status: "opening" }
  | { status: "open"; pdf: PDFDocumentProxy }
  | { status: "failed"; error: unknown };

/**
 * Opens a stored document with its owner's own rights.
 * @param attempt a new number opens it again.
 */
export function usePdf(kind: DocumentKind, path: string, attempt: number): OpenPdf {
  const { connect } = useBackend();
  const [state, setState] = useState<OpenPdf>({ status: "opening" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same work
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const show = (next: OpenPdf) => {
      if (!signal.aborted) setState(next);
    };
    const open = async () => {
      const reading = await openPdf(connect, { kind, path, isInPart: false }, signal);
      if (reading) show({ status: "open", pdf: await reading.promise });
    };
    show({ status: "opening" });
    open().catch((error: unknown) => show({ status: "failed", error }));
    return () => leaving.abort();
  }, [connect, kind, path, attempt]);

  return state;
}
