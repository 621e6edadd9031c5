import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Inspection } from "./inspection.ts";
import { PdfRefusal } from "./refusal.ts";
import { scanPdf } from "./scan.ts";

export type Verdict = Exclude<Inspection, { state: "ready" }>;

/** Reads a stranger's file. Only for a bounded process (inspector.ts), as the file may be hostile. */
export async function inspectPdf(file: string, maxPages: number): Promise<Verdict> {
  try {
    const bytes = readFileSync(file);
    const { isEncrypted } = await scanPdf(bytes, maxPages);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const size = bytes.length;
    // This is most of the process's code, which files refused above do not need.
    const { readDocument } = await import("./read-document.ts");
    const document = await readDocument(new Uint8Array(bytes.buffer, bytes.byteOffset, size), {
      maxPages,
      isEncrypted,
    });
    return { state: "good", bytes: size, sha256, ...document };
  } catch (error) {
    if (error instanceof PdfRefusal) return { state: "refused", problem: error.problem };
    if (error instanceof RangeError) return { state: "refused", problem: "pdf_too_complex" };
    throw error;
  }
}
