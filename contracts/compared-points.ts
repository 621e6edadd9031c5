import { z } from "zod";
import { constraint } from "./constraints.ts";

/** What comparing a pair found about one point of the asker's criteria. */

const range = z.object({ min: z.number().nonnegative(), max: z.number().nonnegative().nullable() });

/** The basis: a field of the other's page, or words on it. */
const pointBasis = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["industries", "stages", "country", "regions", "types"]),
    values: z.array(z.string()),
  }),
  z.object({ kind: z.enum(["cheque", "raising", "revenue"]), range }),
  z.object({ kind: z.literal("words"), quote: z.string() }),
  z.object({ kind: z.literal("backed"), company: z.string() }),
  z.object({ kind: z.literal("everywhere") }),
  z.object({ kind: z.literal("anySector") }),
]);
export type PointBasis = z.infer<typeof pointBasis>;

/** `unknown`: nothing public decides it, so it must be asked. */
const POINT_STATES = ["met", "unmet", "unknown"] as const;

export const comparedPoint = z.object({
  point: constraint,
  alternatives: z
    .array(constraint)
    .default([])
    .describe("Other points of the same sentence: with `point`, any one of them will do."),
  state: z.enum(POINT_STATES),
  basis: pointBasis.nullable(),
});
export type ComparedPoint = z.infer<typeof comparedPoint>;
