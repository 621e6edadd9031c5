import type { PDFDocumentProxy } from "pdfjs-dist";
import { useEffect, useState } from "react";
import { type DocumentKind, FILE_RULES } from "../../../../contracts/uploads.ts";
import { useBackend } from "../../../platform/backend-context.tsx";

/** Long enough to load a deck over a slow line; a leaked address expires soon. */
const ADDRESS_SECONDS = 300;

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
    let left = false;
    let close = () => {};
    const show = (next: OpenPdf) => {
      if (!left) setState(next);
    };
    const open = async () => {
      const [client, { readPdf }] = await Promise.all([connect(), import("./pdf-engine.ts")]);
      const bucket = client.storage.from(FILE_RULES[kind].bucket);
      const { data, error } = await bucket.createSignedUrl(path, ADDRESS_SECONDS);
      if (error) throw error;
      if (left) return;
      const reading = readPdf(data.signedUrl);
      close = () => void reading.destroy();
      show({ status: "open", pdf: await reading.promise });
    };
    show({ status: "opening" });
    open().catch((error: unknown) => show({ status: "failed", error }));
    return () => {
      left = true;
      close();
    };
  }, [connect, kind, path, attempt]);

  return state;
}
