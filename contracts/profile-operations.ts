import { z } from "zod";
import { investorProfile } from "./investor-profile.ts";
import { operation } from "./operation.ts";
import { startupProfile } from "./startup-profile.ts";

const version = z
  .int32()
  .min(0)
  .describe("The version of the draft that the form was filled from; 0 when there was none.");

const shapeOf = (profile: z.ZodType) => z.object({ version, profile });
const form = z.object({ version, profile: z.looseObject({ country: z.string().catch("") }) });

const saved = z.object({ version: z.int32().min(1) });

export const saveStartupProfile = operation({
  path: "startup-profile/save",
  summary: "Saves a founder's form as the draft of the startup's profile, and answers its version.",
  input: form.transform((input, context) =>
    checked(input.version, startupProfile(input.profile.country).safeParse(input.profile), context),
  ),
  shape: shapeOf(startupProfile("Other")),
  output: saved,
  refusals: ["permission_denied", "edited_elsewhere"],
});

export const saveInvestorProfile = operation({
  path: "investor-profile/save",
  summary: "Saves an investor's form as the draft of their profile, and answers its version.",
  input: form.transform((input, context) =>
    checked(input.version, investorProfile.safeParse(input.profile), context),
  ),
  shape: shapeOf(investorProfile),
  output: saved,
  refusals: ["permission_denied", "edited_elsewhere"],
});

/** Problems are keyed by field name, because the form shows them at the fields. */
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
