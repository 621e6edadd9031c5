import { instructionsIn } from "../../../language/instructions.ts";
import type { ReadFile } from "../profile-evidence.ts";
import { shortQuote } from "../text/short-quote.ts";
import type { Fault, Rule } from "./fault.ts";

/** Words that are to steer the review, in a field, on the website, or in a file, seen or hidden. */
export const instructions: Rule = ({ texts, evidence }) => [
  ...texts.flatMap(({ place, steering }) =>
    steering.slice(0, 1).map((text) => steered(place, text)),
  ),
  ...onWebsite(evidence.website),
  ...inFile("pitch_deck", evidence.pitchDeck),
  ...inFile("business_license", evidence.businessLicense),
];

function steered(place: string, text: string, told: Fault["told"] = "instructions"): Fault {
  return { rule: "instructions", weight: "rejects", place, text: shortQuote(text), told };
}

function onWebsite(website: Parameters<Rule>[0]["evidence"]["website"]): Fault[] {
  if (website.state === "silent") return [];
  return [website.title, website.siteName, website.description]
    .flatMap(instructionsIn)
    .slice(0, 1)
    .map((text) => steered("website", text));
}

function inFile(place: string, file: ReadFile | null): Fault[] {
  if (file?.state !== "read") return [];
  return file.deck.pages
    .flatMap((page) => [
      page.text,
      ...page.lines.filter(({ isHidden }) => isHidden).map(({ text }) => text),
    ])
    .flatMap(instructionsIn)
    .slice(0, 1)
    .map((text) => steered(place, text, "instructions_in_file"));
}
