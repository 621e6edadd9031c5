import { z } from "zod";
import { operation } from "./operation.ts";
import { requiredText } from "./profile-fields.ts";
import { PROFILE_TEXT_LIMITS } from "./profile-limits.ts";

export const saveMatchCriteria = operation({
  path: "match/save-criteria",
  summary: "Keeps what the person looks for in a match.",
  input: z.object({
    /** spec §5: must not be empty. */
    criteria: requiredText(PROFILE_TEXT_LIMITS.match_criteria),
  }),
  output: z.null(),
  refusals: ["permission_denied"],
});
