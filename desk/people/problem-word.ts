import type { Catalogue } from "../../app/i18n/messages.ts";
import { RUN_PROBLEMS, type RunProblem } from "../../contracts/runs.ts";

type Word = keyof Catalogue["runs"] & string;

/** In the words that the person reads. */
const WORDS: Record<RunProblem, Word> = {
  deck_encrypted: "deckEncrypted",
  deck_without_text: "deckWithoutText",
  deck_empty: "deckEmpty",
  deck_too_large: "deckTooLarge",
  deck_too_long: "deckTooLong",
  deck_too_complex: "deckTooComplex",
  deck_active: "deckActive",
  deck_unreadable: "deckUnreadable",
  file_changed: "fileChanged",
  profile_changed: "profileChanged",
  took_too_long: "tookTooLong",
  engine_unavailable: "engineUnavailable",
  failed: "failedUnexpectedly",
};

/** The word for why a run failed. */
export function problemWord(problem: string): Word {
  const known = RUN_PROBLEMS.find((one) => one === problem) ?? "failed";
  return WORDS[known];
}
