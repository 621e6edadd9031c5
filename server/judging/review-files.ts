import path from "node:path";
import type { DeckIssue, DeckReview } from "../../contracts/deck-review.ts";
import type { DeckProblem, IssueSubject, ReviewCategory } from "../../contracts/review-terms.ts";
import { Turnstile } from "../turns/turnstile.ts";
import type { Deck } from "./decks/read/deck.ts";
import { drawPages } from "./decks/read/page-pictures.ts";
import { readDeck } from "./decks/read/read-deck.ts";
import { type Engine, EngineUnavailable } from "./engine.ts";

/** How many decks are read and judged at once. */
const AT_ONCE = 2;
/** No accounts are kept of these, and only ending the program stops them. */
export const UNWATCHED = { signal: new AbortController().signal, onCall: async () => {} };

type Problem = DeckProblem | "file_not_found" | "engine_unavailable";

/** What is printed about a deck. Categories have their readable names (spec §3). */
export type FileAnswer =
  | {
      score: number;
      /** The bounds within which careful readers' scores lie nine times out of ten. */
      range: [low: number, high: number];
      verdict: string;
      issues: (Pick<
        DeckIssue,
        "about" | "kind" | "severity" | "certainty" | "page" | "text" | "why" | "fix"
      > & { category: string; evidence: { page: number; quote: string }[] })[];
      questions: string[];
      sections: DeckReview["sections"];
      cuts: DeckReview["cuts"];
      agrees: { page: number; quote: string; why: string }[];
      strengths: { page: number; quote: string; about: IssueSubject; why: string }[];
    }
  | { error: { code: Problem; message: string } };

/** For machines that read the answer, like the messages of operations. */
const MESSAGES: Record<Exclude<Problem, "engine_unavailable">, string> = {
  deck_encrypted:
    "The PDF asks for a password before it opens: remove the password and export it again.",
  deck_without_text: "The pages are pictures without text: export the deck with its text.",
  deck_empty: "There is too little text in the deck to review it.",
  deck_too_large: "The file is larger than 50 MB: compress its pictures and export it again.",
  deck_too_long: "The deck has more than 120 pages: shorten it and export it again.",
  deck_too_complex:
    "There is more in the PDF than can be read in reasonable time: simplify its graphics, or print it to PDF.",
  deck_active:
    "The PDF holds scripts or other files: export it without them, for example by printing it to PDF.",
  deck_unreadable: "The file is not a PDF, or is damaged: export the deck as PDF again.",
  file_not_found: "There is no such file, or it may not be read.",
};
const CATEGORY_NAMES: Record<ReviewCategory, string> = {
  clarity: "Clarity",
  traction: "Traction",
  viability: "Viability",
  completeness: "Completeness",
};

/** Reviews each file separately: an unreadable one does not affect the others. */
export async function reviewFiles(
  files: readonly { name: string; path: string }[],
  today: string,
  engine: Engine,
): Promise<Record<string, FileAnswer>> {
  const turnstile = new Turnstile(AT_ONCE);
  const judge: Judge = async (deck, file) => {
    const pictures = engine.sees ? await drawPages(file) : [];
    const context = { ...UNKNOWN, today, language: deck.language, pictures };
    return engine.reviewDeck(deck, context, UNWATCHED);
  };
  const answers = await Promise.all(
    files.map(async (file) => {
      const answer = await turnstile.pass(() => reviewFile(file.path, judge));
      return [nameOf(file, files), answer] as const;
    }),
  );
  return Object.fromEntries(answers);
}

/** The file's own name; files with the same name keep their paths. */
function nameOf(file: { name: string }, files: readonly { name: string }[]): string {
  const name = path.basename(file.name);
  return files.filter((other) => path.basename(other.name) === name).length > 1 ? file.name : name;
}

type Judge = (deck: Deck, file: string) => Promise<DeckReview>;
const UNKNOWN = { stage: undefined, sector: [], country: undefined };

async function reviewFile(file: string, judge: Judge): Promise<FileAnswer> {
  const reading = await readDeck(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!reading) return { error: { code: "file_not_found", message: MESSAGES.file_not_found } };
  if (reading.state === "refused") {
    return { error: { code: reading.problem, message: MESSAGES[reading.problem] } };
  }
  try {
    return answerOf(await judge(reading.deck, file));
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    return { error: { code: "engine_unavailable", message: error.message } };
  }
}

/** How far labels lie below and above each one's scores, nine times out of ten (`npm run eval`). */
const SPREAD = { rules: [4, 0.1], model: [0.8, 0.8] } as const;

function rangeOf({ score, judgedBy }: DeckReview): [low: number, high: number] {
  const [below, above] = SPREAD[judgedBy];
  const rounded = (value: number) => Math.round(Math.min(10, Math.max(0, value)) * 10) / 10;
  return [rounded(score - below), rounded(score + above)];
}

function answerOf(review: DeckReview): FileAnswer {
  const { score, verdict, doubt, issues, questions, sections, cuts, agrees, strengths } = review;
  return {
    score,
    range: rangeOf(review),
    verdict: [verdict, doubt ?? ""].join(" ").trim(),
    issues: issues.map(
      ({ id: _, rule: __, adds: ___, place: ____, corrects: _____, category, also, ...issue }) => ({
        category: CATEGORY_NAMES[category],
        ...issue,
        evidence: issue.page === null ? [] : [{ page: issue.page, quote: issue.text }, ...also],
      }),
    ),
    questions,
    sections,
    cuts,
    agrees: agrees.map(({ text: quote, ...rest }) => ({ ...rest, quote })),
    strengths: strengths.map(({ text: quote, ...rest }) => ({ ...rest, quote })),
  };
}

function isMissing(error: unknown): boolean {
  const codes = ["ENOENT", "EACCES", "EISDIR", "ENOTDIR"];
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
