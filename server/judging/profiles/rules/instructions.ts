import { doubtsIn, instructionsIn } from "../../../language/instructions.ts";
import type { ReadFile } from "../profile-evidence.ts";
import { shortQuote } from "../text/short-quote.ts";
import type { DocumentRule, Fault, Rule } from "./fault.ts";

/** Words meant to steer the review, visible or hidden, in a field, on the website or in a file. */
export const instructions: Rule = (profile) => [
  ...instructionsGiven(profile),
  ...onWebsite(profile.evidence.website),
];

/** Those that a founder has written or uploaded: they can be found before anybody pays. */
export const instructionsGiven: DocumentRule = ({ texts, evidence }) => [
  ...texts.flatMap(({ place, steering, doubts }) => first(place, steering, doubts)),
  ...inFile("pitch_deck", evidence.pitchDeck),
  ...inFile("business_license", evidence.businessLicense),
];

/** Plain steering rejects. A doubtful one only gets advice, once, if there is no plain one. */
function first(
  place: string,
  steering: readonly string[],
  doubts: readonly string[],
  told: Fault["told"] = "instructions",
): Fault[] {
  const [plain] = steering;
  const [doubtful] = doubts;
  if (plain !== undefined) return [faultOf(place, plain, "rejects", told)];
  if (doubtful === undefined) return [];
  return [faultOf(place, doubtful, "advice", "doubtful_instructions")];
}

function faultOf(
  place: string,
  text: string,
  weight: Fault["weight"],
  told: Fault["told"] = "instructions",
): Fault {
  return { rule: "instructions", weight, place, text: shortQuote(text), told };
}

function onWebsite(website: Parameters<Rule>[0]["evidence"]["website"]): Fault[] {
  if (website.state === "silent") return [];
  const said = [website.title, website.siteName, website.description];
  return first("website", said.flatMap(instructionsIn), []);
}

function inFile(place: string, file: ReadFile | null): Fault[] {
  if (file?.state !== "read") return [];
  const { pages } = file.deck;
  const hidden = pages.flatMap(({ lines }) =>
    lines.filter(({ isHidden }) => isHidden).map(({ text }) => text),
  );
  const shown = pages.map(({ text }) => text);
  const steering = [...shown, ...hidden].flatMap(instructionsIn);
  return first(place, steering, hidden.flatMap(doubtsIn), "instructions_in_file");
}
