import { z } from "zod";
import { nothing, operation } from "./operation.ts";

export const countCandidates = operation({
  path: "match/count-candidates",
  summary: "How many pages of the other side there are to be matched with, before paying for it.",
  input: nothing,
  output: z.object({
    count: z.int32().min(0),
    reachable: z
      .int32()
      .min(0)
      .describe("Of these, the pages for which somebody here answers: they can be introduced."),
  }),
  refusals: ["permission_denied"],
});
export type CandidateCounts = z.infer<typeof countCandidates.output>;
