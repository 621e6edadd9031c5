import {
  columnOfPlace,
  PROFILE_RULES,
  type ProfileFinding,
  type ProfileVerdict,
} from "../../../../contracts/profile-review.ts";
import { quoteOf } from "../../decks/text/sentences.ts";
import { locateQuote } from "../../locate-quote.ts";
import type { ProfileEvidence } from "../profile-evidence.ts";
import { textsOf } from "./profile-places.ts";
import { ASKED, type ProfileAnswer } from "./profile-question.ts";

/** Adds a model's findings to those of the rules, which hold whatever it says. */
export function judgeProfile(
  said: ProfileAnswer,
  byRules: ProfileVerdict,
  evidence: ProfileEvidence,
): ProfileVerdict {
  const findings = [...byRules.findings];
  for (const one of said.findings) {
    const finding = checked(one, evidence);
    const isKnown = findings.some(
      ({ rule, place }) => rule === finding?.rule && place === finding.place,
    );
    if (finding && !isKnown) findings.push(finding);
  }
  const isRejected =
    byRules.verdict === "rejected" || findings.some(({ weight }) => weight === "rejects");
  return { verdict: isRejected ? "rejected" : "approved", findings };
}

/** Keeps only what was asked for, where it was asked for, with a quote that is really there. */
function checked(
  { quote, weight, place, why, fix, ...said }: ProfileAnswer["findings"][number],
  evidence: ProfileEvidence,
): ProfileFinding | undefined {
  const rule = PROFILE_RULES.find((known) => known === said.rule);
  const asked = rule && ASKED[rule];
  if (!rule || !asked?.places.includes(place)) return undefined;
  const found = textsOf(evidence)[place].flatMap((text) => locateQuote(text, quote) ?? [])[0];
  const isOfLack = rule === "thin_description" && quote.trim() === "";
  if (found === undefined && !isOfLack) return undefined;
  return {
    rule,
    weight: asked.mayReject ? weight : "advice",
    place: columnOfPlace(place),
    text: found === undefined ? "" : quoteOf(found),
    why,
    fix,
  };
}
