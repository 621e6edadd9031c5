import {
  DECK_READERS,
  DECK_SECTIONS,
  ISSUE_KINDS,
  type IssueSubject,
  SECTION_STATES,
} from "../../../contracts/review-terms.ts";
import { serverWords } from "../../words/server-words.ts";
import { RULE_IDS } from "./rubric/rules.ts";
import { CHECKS, STRENGTHS } from "./rubric/strengths.ts";

/** Subjects of issues that are no section of a deck. */
export const OTHER_SUBJECTS = [
  "unitEconomics",
  "regulation",
  "wording",
  "layout",
  "spelling",
  "other",
] as const satisfies readonly IssueSubject[];

/** Titles, reasons and fixes of faults, questions, strengths, and calculations that agree, in five languages. */
export const reviewWords = serverWords("review", [
  ...RULE_IDS.map((rule) => `title_${rule}` as const),
  ...ISSUE_KINDS.map((kind) => `titled_${kind}` as const),
  ...OTHER_SUBJECTS.map((subject) => `subject_${subject}` as const),
  ...RULE_IDS.map((rule) => `why_${rule}` as const),
  ...RULE_IDS.map((rule) => `fix_${rule}` as const),
  ...CHECKS.map((check) => `agrees_${check}` as const),
  "agrees_calculation",
  "pages_and_more",
  "asks_where",
  ...STRENGTHS.map((strength) => `strength_${strength}` as const),
]);

/** The screen's words for the deck's sections and for pages to cut. */
export const sectionWords = serverWords("deckSections", [
  "title",
  "cuts",
  "parts",
  "partIssues",
  "partNone",
  "partSections",
  "holdsDown",
  "sectionsMoved",
  ...DECK_READERS.map((reader) => `lead_${reader}` as const),
  ...DECK_SECTIONS.map((section) => `section_${section}` as const),
  ...SECTION_STATES.map((state) => `state_${state}` as const),
]);
