import { ApiError, unsatisfiableRange } from "../errors.ts";
import type { Limits } from "../query/ast.ts";

/** Reads `Range: 0-9` (items, both ends inclusive); ignores anything else. */
export function parseRange(header: string | undefined): Limits {
  const found = header === undefined ? null : /^(\d{1,15})-(\d{0,15})$/.exec(header);
  if (!found) return {};
  const [, from = "0", to = ""] = found;
  const offset = Number(from);
  if (to === "") return { offset };
  if (Number(to) < offset) {
    throw unsatisfiableRange(
      "The lower boundary must be lower than or equal to the upper boundary in the Range header.",
    );
  }
  return { offset, limit: Number(to) - offset + 1 };
}

/** What both a header and the query string allow: the later start and the earlier end. */
export function intersect(a: Limits, b: Limits): Limits {
  const offset = Math.max(a.offset ?? 0, b.offset ?? 0);
  const ends = [a, b]
    .filter(({ limit }) => limit !== undefined)
    .map((range) => (range.offset ?? 0) + (range.limit ?? 0));
  if (ends.length === 0) return { offset };
  return { offset, limit: Math.max(0, Math.min(...ends) - offset) };
}

/** The Content-Range header; `total` undefined when it was not counted. */
export function contentRange(offset: number, rows: number, total: number | undefined): string {
  const range = rows > 0 && total !== 0 ? `${offset}-${offset + rows - 1}` : "*";
  return `${range}/${total ?? "*"}`;
}

/** 200 for everything, 206 for a part. Throws `PGRST103` for an offset beyond the end. */
export function rangeStatus(offset: number, rows: number, total: number | undefined): 200 | 206 {
  if (total === undefined) return 200;
  if (offset > total) {
    const error = unsatisfiableRange(
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
    );
    throw new RangeBeyondEnd(error, contentRange(offset, 0, total));
  }
  return rows < total ? 206 : 200;
}

/** Carries the Content-Range that belongs to the refusal. */
export class RangeBeyondEnd extends ApiError {
  readonly contentRange: string;

  constructor({ status, body }: ApiError, range: string) {
    super(status, body.code, body.message, { details: body.details, hint: body.hint });
    this.contentRange = range;
  }
}
