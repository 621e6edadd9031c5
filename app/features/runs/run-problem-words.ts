import type { RunProblem } from "../../../contracts/runs.ts";
import type { Catalogue } from "../../i18n/messages.ts";

/** Why a run failed: the desk reads it in the words of the person. */
export const RUN_PROBLEM_WORDS: Record<RunProblem, keyof Catalogue["runs"] & string> = {
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
