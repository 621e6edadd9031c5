import { z } from "zod";
import { investorProfile } from "./investor-profile.ts";
import { requiredText } from "./profile-fields.ts";
import { PROFILE_TEXT_LIMITS } from "./profile-limits.ts";
import { startupProfile } from "./startup-profile.ts";

/** The version of the draft that a form was filled from; 0 when there was none. */
const version = z.int32().min(0);

const form = z.object({ version, profile: z.looseObject({ country: z.string().catch("") }) });

/** `POST /api/startup-profile/save` */
export const saveStartupProfile = form.transform((input, context) =>
  checked(input.version, startupProfile(input.profile.country).safeParse(input.profile), context),
);

/** `POST /api/investor-profile/save` */
export const saveInvestorProfile = form.transform((input, context) =>
  checked(input.version, investorProfile.safeParse(input.profile), context),
);

/** Problems stand under the fields' own names, for the form shows them there. */
function checked<Profile>(
  version: number,
  parsed: z.ZodSafeParseResult<Profile>,
  context: z.RefinementCtx,
): { version: number; profile: Profile } {
  if (parsed.success) return { version, profile: parsed.data };
  for (const { path, message } of parsed.error.issues) {
    context.addIssue({ code: "custom", path, message });
  }
  return z.NEVER;
}

/** What saving a profile answers. */
export const savedProfile = z.object({ version: z.number() });

/** `POST /api/match/save-criteria`; spec §5: must not be empty. */
export const saveMatchCriteria = z.object({
  criteria: requiredText(PROFILE_TEXT_LIMITS.match_criteria),
});
