import { z } from "zod";
import { PDF_PROBLEMS } from "../../../contracts/files.ts";

/** The inspecting process's output, one line each: that it has started, then its verdict. */
export const inspection = z.discriminatedUnion("state", [
  z.object({ state: z.literal("ready") }),
  z.object({ state: z.literal("refused"), problem: z.enum(PDF_PROBLEMS) }),
  z.object({
    state: z.literal("good"),
    pages: z.number().int().positive(),
    bytes: z.number().int().positive(),
    title: z.string().optional(),
    sha256: z.string().length(64),
  }),
]);
export type Inspection = z.infer<typeof inspection>;
