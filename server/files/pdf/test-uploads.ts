import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkPdf, type PdfCheck, type PdfCheckLimits } from "../check-pdf.ts";
import { inspectPdf } from "./inspect.ts";

/**
 * A folder of uploaded files for one test file; its name has a space on purpose.
 * @param options `here`: reads files in the test's own process rather than in a bounded one for each
 */
export async function startUploads(options: { here?: boolean } = {}) {
  const inspect: Parameters<typeof checkPdf>[2] = options.here
    ? (file, { maxPages }) => inspectPdf(file, maxPages)
    : undefined;
  const folder = await mkdtemp(path.join(tmpdir(), "benih uploads "));
  let count = 0;
  const store = async (bytes: Uint8Array | string): Promise<string> => {
    count += 1;
    const file = path.join(folder, `upload ${count}`);
    await writeFile(file, bytes);
    return file;
  };
  const check = async (
    bytes: Uint8Array | string,
    limits: Partial<PdfCheckLimits> = {},
  ): Promise<PdfCheck> => checkPdf(await store(bytes), { maxPages: 20, ...limits }, inspect);
  /** The problem's code, or "none". */
  const problem = async (...given: Parameters<typeof check>): Promise<string> => {
    const found = await check(...given);
    return found.ok ? "none" : found.problem;
  };
  const stop = () => rm(folder, { recursive: true });
  return { folder, store, check, problem, stop };
}
