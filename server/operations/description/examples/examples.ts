import { accountExamples } from "./account.ts";
import { fileExamples } from "./files.ts";
import { mailExamples } from "./mail.ts";
import { matchExamples } from "./matches.ts";
import { moneyExamples } from "./money.ts";
import { profileExamples } from "./profiles.ts";
import { reviewExamples } from "./reviews.ts";

/** An example call: what is sent, and the answer's `data` or file. */
type Example = {
  input?: unknown;
  query?: Record<string, string | string[]>;
  data?: unknown;
  csv?: string;
  /** The placeholder for a file in an example. */
  pdf?: string;
};

/** By the operation's path. A test checks each against its schemas. */
export type Examples = Partial<Record<string, Example>>;

/** Here and not in the contracts, because browsers load those. */
export const EXAMPLES: Examples = {
  ...accountExamples,
  ...profileExamples,
  ...fileExamples,
  ...reviewExamples,
  ...matchExamples,
  ...moneyExamples,
  ...mailExamples,
};
