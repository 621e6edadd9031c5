import {
  addressNames,
  companyNames,
  isNamedIn,
  isPersonIn,
  spokenBy,
} from "../text/company-names.ts";
import { shortQuote } from "../text/short-quote.ts";
import { scriptOf, wordsOf } from "../text/words.ts";
import type { DocumentRule } from "./fault.ts";

/** A document with fewer words has nothing to compare: it is a scan with a stamp. */
const LEAST_WORDS = 15;
/** The words must come this early, in characters. */
const BEGINNING = 5000;

export const businessLicense: DocumentRule = ({ evidence }) => {
  const { businessLicense: license, draft } = evidence;
  if (license === null) return [];
  const text =
    license.state === "read" ? license.deck.pages.map((page) => page.text).join("\n") : "";
  if (wordsOf(text.slice(0, BEGINNING)).length < LEAST_WORDS) {
    return [{ rule: "license_unreadable", weight: "advice", place: "business_license", text: "" }];
  }
  const names = [...companyNames(draft.name), ...addressNames(draft)];
  const isNamed = license.state === "read" && isNamedIn(spokenBy(license.deck, text), names);
  if (isNamed || isPersonIn(text, draft.founderName)) return [];
  const isComparable = scriptOf(text) === scriptOf(draft.name);
  return [
    {
      rule: "license_of_other_company",
      weight: isComparable ? "rejects" : "advice",
      place: "business_license",
      text: shortQuote(firstLine(text)),
      told: isComparable ? "license_of_other_company" : "license_without_name",
      fill: { name: draft.name },
    },
  ];
};

function firstLine(text: string): string {
  return text.split("\n").find((line) => line.trim() !== "") ?? "";
}
