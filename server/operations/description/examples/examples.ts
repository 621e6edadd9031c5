import { accountExamples } from "./account.ts";
import type { Examples } from "./example.ts";
import { fileExamples } from "./files.ts";
import { mailExamples } from "./mail.ts";
import { matchExamples } from "./matches.ts";
import { moneyExamples } from "./money.ts";
import { profileExamples } from "./profiles.ts";
import { reviewExamples } from "./reviews.ts";

/** Not in the contracts, as browsers load those. */
export const EXAMPLES: Examples = {
  ...accountExamples,
  ...profileExamples,
  ...fileExamples,
  ...reviewExamples,
  ...matchExamples,
  ...moneyExamples,
  ...mailExamples,
};
