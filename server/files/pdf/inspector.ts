import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { tellParent } from "../tell-parent.ts";
import type { Inspection } from "./inspection.ts";
import { PdfRefusal } from "./refusal.ts";
import { scanPdf } from "./scan.ts";

/** The process that reads one stranger's file; check-pdf.ts starts it and limits what it may do. */
const [file = "", maxPages = ""] = process.argv.slice(2);

function tell(inspection: Inspection): void {
  tellParent(JSON.stringify(inspection));
}

tell({ state: "ready" });
try {
  const bytes = readFileSync(file);
  const { isEncrypted } = await scanPdf(bytes, Number(maxPages));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const size = bytes.length;
  // Most of this process's code: what is refused above does not need it.
  const { readDocument } = await import("./read-document.ts");
  const document = await readDocument(new Uint8Array(bytes.buffer, bytes.byteOffset, size), {
    maxPages: Number(maxPages),
    isEncrypted,
  });
  tell({ state: "good", bytes: size, sha256, ...document });
} catch (error) {
  if (error instanceof PdfRefusal) tell({ state: "refused", problem: error.problem });
  else if (error instanceof RangeError) tell({ state: "refused", problem: "pdf_too_complex" });
  else throw error;
}
process.exit();
