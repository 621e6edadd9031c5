import { accountExamples } from "./account.ts";
import { fileExamples } from "./files.ts";
import { mailExamples } from "./mail.ts";
import { matchExamples } from "./matches.ts";
import { moneyExamples } from "./money.ts";
import { profileExamples } from "./profiles.ts";
import { reviewExamples } from "./reviews.ts";

/** One call as it could be: what is sent, and the answer's `data` or its file. */
type Example = {
  input?: unknown;
  query?: Record<string, string | string[]>;
  data?: unknown;
  csv?: string;
  /** What stands for a file that nobody can read here. */
  pdf?: string;
};

/** By the operation's path. A test holds each against its schemas. */
export type Examples = Partial<Record<string, Example>>;

/** Here and not in the contracts, for browsers load those. */
export const EXAMPLES: Examples = {
  ...accountExamples,
  ...profileExamples,
  ...fileExamples,
  ...reviewExamples,
  ...matchExamples,
  ...moneyExamples,
  ...mailExamples,
};
