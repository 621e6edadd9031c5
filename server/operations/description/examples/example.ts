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
