import { useQuery } from "@tanstack/react-query";
import type { DocumentKind } from "../../../../contracts/uploads.ts";
import { useBackend } from "../../../platform/backend-context.tsx";
import { drawPage } from "./draw-page.ts";
import { openPdf } from "./open-pdf.ts";

/** In CSS pixels, as wide as a phone shows it. */
const WIDTH = 300;
const QUALITY = 0.9;

/** The first page of a stored document as a picture; undefined until it is drawn, or if it cannot be. */
export function useCover(kind: DocumentKind, path: string): string | undefined {
  const { connect } = useBackend();
  const { data } = useQuery({
    queryKey: ["cover", path],
    // A stored file never changes: a new one has another path.
    staleTime: Number.POSITIVE_INFINITY,
    // The card is complete without it, and a page that cannot be drawn would be loaded again and
    // again.
    retry: false,
    async queryFn({ signal }): Promise<string | null> {
      const drawing = new AbortController();
      signal.addEventListener("abort", () => drawing.abort());
      try {
        const reading = await openPdf(connect, { kind, path, isInPart: true }, drawing.signal);
        if (!reading) return null;
        const { canvas } = await drawPage(await reading.promise, 1, WIDTH, drawing.signal);
        return canvas.toDataURL("image/jpeg", QUALITY);
      } finally {
        drawing.abort();
      }
    },
  });
  return data ?? undefined;
}
