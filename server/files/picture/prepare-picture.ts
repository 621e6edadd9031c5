import path from "node:path";
import { z } from "zod";
import { PICTURE_PROBLEMS } from "../../../contracts/desk/pictures.ts";
import type { PictureKind } from "../../../contracts/pictures.ts";
import { type ProcessLimits, runBounded } from "../run-bounded.ts";

const drawnPicture = z.object({
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  files: z.array(
    z.object({ width: z.number(), format: z.enum(["avif", "webp"]), base64: z.string() }),
  ),
});
/** A redrawn picture: its facts, and its files in every width and format. */
export type DrawnPicture = z.infer<typeof drawnPicture>;

const refusal = z.object({ problem: z.enum(PICTURE_PROBLEMS) });
export type PictureProblem = z.infer<typeof refusal>["problem"];

const PROGRAM = path.join(import.meta.dirname, "draw-picture.ts");
const MOST_BYTES = 2 * 1024 * 1024;
/** Enough for an AVIF of 64 million pixels, which is decoded as a whole. */
const MEMORY_MB = 1200;
/** A photo takes 1 to 5 s of a processor, but it yields to everybody else: on a busy machine, it took 42 s. */
const TIMEOUT_MS = 120_000;

/**
 * Judges a picture on disk by its content and redraws it, in a process of its own, bounded in time and memory.
 * @throws Error if the process cannot be started
 */
export async function preparePicture(
  file: string,
  kind: PictureKind,
  limits: ProcessLimits = {},
): Promise<DrawnPicture | { problem: PictureProblem }> {
  const answer = await runBounded(
    PROGRAM,
    { file, args: [kind], maxAnswerBytes: MOST_BYTES, drawsWith: "sharp" },
    { timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB, ...limits },
  );
  // Killed for time or memory, or cut short: in any case, no reader should have to draw it.
  if (answer === undefined) return { problem: "image_damaged" };
  return z.union([drawnPicture, refusal]).parse(JSON.parse(answer));
}
