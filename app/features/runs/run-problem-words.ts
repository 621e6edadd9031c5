import type { Service } from "../../../contracts/credits.ts";
import type { ServicePrices } from "../../../contracts/price-list.ts";
import type { RunProblem } from "../../../contracts/runs.ts";
import type { Catalogue } from "../../i18n/messages.ts";

type Word = keyof Catalogue["runs"] & string;

/** The title for what failed (spec §8), before it began or after. */
export const RUN_FAILED_TITLES: Record<Service | keyof ServicePrices, Word> = {
  deck_review: "reviewFailed",
  deckReview: "reviewFailed",
  publish: "publishFailed",
  match: "matchFailed",
};

/** Why a run failed; the desk shows the same words as the person sees. */
export const RUN_PROBLEM_WORDS: Record<RunProblem, Word> = {
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
