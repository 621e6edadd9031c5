/** The body of every refusal, in PostgREST's form. */
export type ErrorBody = {
  code: string;
  message: string;
  details: unknown;
  hint: string | null;
};

/** A refusal that needs no PostgreSQL. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly body: ErrorBody;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: unknown; hint?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { code, message, details: more.details ?? null, hint: more.hint ?? null };
  }
}

/** `PGRST100`: part of the query string cannot be read. `column` counts from 1. */
export function unreadable(what: string, column: number, details: string): ApiError {
  return new ApiError(400, "PGRST100", `"failed to parse ${what}" (line 1, column ${column})`, {
    details,
  });
}

/** `PGRST100` for a request that is valid but unreasonably large. */
export function tooMuch(what: string): ApiError {
  return new ApiError(400, "PGRST100", what);
}

/** `54000`, PostgreSQL's code for exceeded limits. The write is rolled back. */
export function answerTooLarge(maxBytes: number): ApiError {
  return new ApiError(413, "54000", "The answer is too large", {
    details: `An answer has at most ${maxBytes} bytes, of which each embedded list has its share.`,
    hint: "Ask for fewer rows (limit, Range) or fewer columns (select), or write with return=minimal.",
  });
}

export function invalidBody(message: string): ApiError {
  return new ApiError(400, "PGRST102", message);
}

export function unsatisfiableRange(details: string): ApiError {
  return new ApiError(416, "PGRST103", "Requested range not satisfiable", { details });
}

export function notEmbedded(resource: string): ApiError {
  return new ApiError(
    400,
    "PGRST108",
    `'${resource}' is not an embedded resource in this request`,
    { hint: `Verify that '${resource}' is included in the 'select' query parameter.` },
  );
}

export function notSingular(rows: number): ApiError {
  return new ApiError(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
    details: `The result contains ${rows} rows`,
  });
}

export function unknownColumn(relation: string, column: string): ApiError {
  return new ApiError(400, "42703", `column ${relation}.${column} does not exist`);
}
