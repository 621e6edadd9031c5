import path from "node:path";
import { z } from "zod";
import { type ProcessLimits, runBounded } from "../../../files/run-bounded.ts";

const pagePicture = z.object({
  page: z.number().int().positive(),
  /** In base64. */
  jpeg: z.string(),
});
export type PagePicture = z.infer<typeof pagePicture>;

const MAKER = path.join(import.meta.dirname, "picture-maker.ts");
/** As many as a model reads at once at a predictable price. */
export const MOST_PICTURES = 20;
const MOST_BYTES = 6 * 1024 * 1024;

/**
 * The first pages of a deck as pictures, drawn in a process of its own, bounded in time and memory. A deck
 * that cannot be drawn within these bounds gives none, and is judged by its words.
 * @throws Error when the process cannot be started; the signal's reason
 */
export async function drawPages(file: string, limits: ProcessLimits = {}): Promise<PagePicture[]> {
  const args = [String(MOST_PICTURES), String(MOST_BYTES)];
  const given = { file, args, maxAnswerBytes: MOST_BYTES * 1.1, drawsWith: "canvas" } as const;
  const answer = await runBounded(MAKER, given, limits);
  try {
    return z.array(pagePicture).parse(JSON.parse(answer ?? "[]"));
  } catch (error) {
    // The process was stopped in the middle of its answer.
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
