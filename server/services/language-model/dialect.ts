/** How an endpoint wants the same thing said: the protocol is spoken in several ways. */
export type Dialect = {
  /** How to ask for JSON: by its schema, by its name, or by our instructions alone. */
  format: "schema" | "json" | "words";
  limit: "max_tokens" | "max_completion_tokens";
};

/** Understood by most; what follows it is tried where it is refused. */
export const FIRST_DIALECT: Dialect = { format: "schema", limit: "max_tokens" };

/** What to try after a request was called a bad one, until nothing is left. */
export function nextDialect(refused: Dialect, complaint: string): Dialect | undefined {
  if (refused.limit === "max_tokens" && complaint.includes("max_completion_tokens")) {
    return { ...refused, limit: "max_completion_tokens" };
  }
  if (refused.format === "schema") return { ...refused, format: "json" };
  if (refused.format === "json") return { ...refused, format: "words" };
  return undefined;
}
