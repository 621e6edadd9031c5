import { open } from "node:fs/promises";
import { PDF_MAX_BYTES, type PdfProblem } from "../../contracts/files.ts";
import { judgeHead } from "./pdf/envelope.ts";
import { PdfRefusal } from "./pdf/refusal.ts";

/** Problems that size and first bytes reveal, before it is worth starting a process. */
export async function judgeOutside(file: string): Promise<PdfProblem | undefined> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  if (size === 0) return "file_empty";
  if (size > PDF_MAX_BYTES) return "file_too_large";
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
  try {
    judgeHead(buffer.subarray(0, bytesRead));
    return undefined;
  } catch (error) {
    if (error instanceof PdfRefusal) return error.problem;
    throw error;
  }
}
