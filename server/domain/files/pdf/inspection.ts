import { z } from "zod";
import { PDF_PROBLEMS } from "../../../../contracts/files.ts";

/** What the inspecting process says, a line each: that it is there, then what the file is. */
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
