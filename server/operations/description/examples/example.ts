/** A possible call: what is sent, and the answer's `data` or its file. */
type Example = {
  input?: unknown;
  query?: Record<string, string | string[]>;
  data?: unknown;
  csv?: string;
  /** Text in place of a binary file. */
  pdf?: string;
};

/** By the operation's path. A test checks each against its schemas. */
export type Examples = Partial<Record<string, Example>>;
