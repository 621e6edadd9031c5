import { z } from "zod";
import { STARTUP_ROLE } from "../../../../contracts/accounts.ts";
import type { ProfileRule } from "../../../../contracts/profile-review.ts";
import type { Question } from "../../../services/language-model/language-model.ts";
import { ABOUT_EVIDENCE, evidenceOf } from "../../evidence.ts";
import { languageName, writtenIn } from "../../written-in.ts";
import type { ProfileEvidence } from "../profile-evidence.ts";
import { PROFILE_PLACES, type ProfilePlace, shownTexts } from "./profile-places.ts";

/**
 * What a model is asked to look for, and where. Facts (a silent website, an unreadable file, a year
 * in the future, orders to the reviewer) are left to the rules.
 */
export const ASKED: Partial<
  Record<ProfileRule, { what: string; places: readonly ProfilePlace[]; mayReject: boolean }>
> = {
  thin_description: {
    what: "the description does not say what the company does, for whom and how; quote nothing where there is nothing",
    places: ["tagline", "description"],
    mayReject: false,
  },
  placeholder_text: {
    what: "filler that was left standing, such as lorem ipsum or 'to be written'",
    places: ["name", "tagline", "description", "address"],
    mayReject: true,
  },
  gibberish: {
    what: "letters or words without sense",
    places: ["name", "tagline", "description", "address", "founderName"],
    mayReject: true,
  },
  offensive: {
    what: "insults, hate, sexual content, slurs in any language",
    places: ["name", "tagline", "description", "founderName"],
    mayReject: true,
  },
  personal_data: {
    what: "a telephone number, a private e-mail address, an identity or account number, a home address",
    places: ["name", "tagline", "description"],
    mayReject: true,
  },
  advertising: {
    what: "links to elsewhere, advertising for other things, promises of sure gains",
    places: ["name", "tagline", "description"],
    mayReject: true,
  },
  deck_of_other_company: {
    what: "the pitch deck is clearly another company's; quote its name there",
    places: ["pitchDeck"],
    mayReject: true,
  },
  deck_contradicts_profile: {
    what: "the pitch deck says the opposite of the profile: another business, country, stage or year of founding; quote the deck",
    places: ["pitchDeck"],
    mayReject: true,
  },
  license_of_other_company: {
    what: "the business license is clearly another company's; legal forms, translations and holding companies are no reason",
    places: ["businessLicense"],
    mayReject: true,
  },
  website_of_other_company: {
    what: "the website is clearly another company's",
    places: ["website"],
    mayReject: true,
  },
  website_not_company_owned: {
    what: "the website is a page at a social network, a shop platform or a site builder's sample",
    places: ["website"],
    mayReject: true,
  },
  not_a_business: {
    what: "what is described is no business that could exist: a joke, a test, a private person's page",
    places: ["name", "tagline", "description"],
    mayReject: true,
  },
};

function answerIn({ language }: ProfileEvidence) {
  const rules = Object.keys(ASKED);
  return z.object({
    findings: z.array(
      z.object({
        rule: z
          .string()
          .refine((rule) => rules.includes(rule), "must be one of the rules asked for"),
        weight: z.enum(["rejects", "advice"]),
        place: z.enum(PROFILE_PLACES),
        quote: z.string(),
        why: writtenIn(language, 600),
        fix: writtenIn(language, 800),
      }),
    ),
  });
}

export type ProfileAnswer = z.infer<ReturnType<typeof answerIn>>;

/** Asks a model to review a profile before it is published. */
export function profileQuestion(evidence: ProfileEvidence): Question<ProfileAnswer> {
  const rules = Object.entries(ASKED).map(
    ([rule, { what, places }]) => `- ${rule} (${places.join(", ")}): ${what}.`,
  );
  const said = languageName(evidence.language);
  return {
    purpose: "profile_review",
    instructions: `You check the profile of ${evidence.role === STARTUP_ROLE ? "a startup" : "an investor"} in Southeast Asia before it is published in a directory. Most profiles are sound: an empty list is a good answer. A profile in any language, a small or strange business, and modest English are no faults.

${ABOUT_EVIDENCE}

Today is ${evidence.today}. Look for these only, at these places:
${rules.join("\n")}

Answer with findings: each a rule of these, the place, "weight" ("rejects" only where nobody could doubt it and a reader would be harmed or misled, else "advice"), "quote" copied letter by letter from that place, "why" and "fix" in ${said}.`,
    material: evidenceOf(shownTexts(evidence)),
    answer: answerIn(evidence),
  };
}
