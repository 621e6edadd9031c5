import { type DocumentKind, FILE_RULES } from "../../../../contracts/uploads.ts";
import type { useBackend } from "../../../platform/backend-context.tsx";

/** Long enough to load a deck over a slow line; a leaked address expires soon. */
const ADDRESS_SECONDS = 300;

/**
 * Begins to read a stored document, with its owner's own rights.
 * @returns undefined if nobody waits for it any longer.
 */
export async function openPdf(
  connect: ReturnType<typeof useBackend>["connect"],
  document: { kind: DocumentKind; path: string; isInPart: boolean },
  signal: AbortSignal,
) {
  const [client, { readPdf }] = await Promise.all([connect(), import("./pdf-engine.ts")]);
  const bucket = client.storage.from(FILE_RULES[document.kind].bucket);
  const { data, error } = await bucket.createSignedUrl(document.path, ADDRESS_SECONDS);
  if (error) throw error;
  if (signal.aborted) return;
  const reading = readPdf(data.signedUrl, document.isInPart);
  signal.addEventListener("abort", () => void reading.destroy());
  return reading;
}
