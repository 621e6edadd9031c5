import { z } from "zod";
import { INDUSTRIES, TEAM_SIZES, VENTURE_ROUNDS } from "../catalogue.ts";
import type { FieldProblems } from "../errors.ts";
import { PROFILE_TEXT_LIMITS } from "../profile-limits.ts";
import { companyFields, companyProblems, emptyTexts } from "./company.ts";
import { companyEvent, eventProblems } from "./company-events.ts";
import { draftText } from "./translations.ts";
import { isWebAddress } from "./values.ts";

/** A startup as staff edit it: drafts may be incomplete. */
export const startupContent = z.object({
  ...companyFields,
  industries: z.array(z.enum(INDUSTRIES)).max(INDUSTRIES.length).default([]),
  ventureRound: z.enum(VENTURE_ROUNDS).nullable().default(null),
  teamSize: z.enum(TEAM_SIZES).nullable().default(null),
  founderName: draftText(PROFILE_TEXT_LIMITS.founder_name),
  linkedin: draftText(PROFILE_TEXT_LIMITS.linkedin),
  events: z.array(companyEvent).max(50).default([]),
});
export type StartupContent = z.infer<typeof startupContent>;

/** What keeps a startup from being published: a problem's code for each field. */
export function startupProblems(content: StartupContent): FieldProblems {
  const problems = companyProblems(content);
  if (content.industries.length === 0) problems.industries = "chooseOne";
  if (content.ventureRound === null) problems.ventureRound = "chooseOne";
  if (content.linkedin !== "" && !isWebAddress(content.linkedin)) problems.linkedin = "invalidLink";
  for (const event of content.events) {
    for (const [part, problem] of Object.entries(eventProblems(event))) {
      problems[`event_${event.id}_${part}`] = problem;
    }
  }
  return problems;
}

export function emptyStartup(): StartupContent {
  return startupContent.parse({ texts: emptyTexts() });
}
