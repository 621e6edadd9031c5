import { isObject } from "../../json-object.ts";
import { ApiError, invalidBody } from "../errors.ts";
import { csvToObjects } from "./csv.ts";

/** A body whose rows PostgreSQL will read: the JSON as received, and what is known about it. */
export type Payload = { json: string; isObject: boolean; keys: string[] };

/** The media type of the body, JSON when none is given. */
export function mediaTypeOf(contentType: string | undefined): string {
  const type = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  return type === undefined || type === "" ? "application/json" : type;
}

/**
 * Looks at a body of rows. `columns` (of `columns=`) replaces the keys found. Every object of a
 * list must have the same keys, since one statement writes them all. Throws `PGRST102`.
 */
export function parsePayload(
  body: string,
  mediaType: string,
  columns: readonly string[] | undefined,
): Payload {
  if (mediaType === "application/json") {
    const isObject = /^\s*\{/.test(body);
    if (columns) return { json: body, isObject, keys: [...columns] };
    return inspect(body, parseJson(body));
  }
  if (mediaType === "text/csv") {
    const rows = csvToObjects(body);
    return inspect(JSON.stringify(rows), rows);
  }
  if (mediaType === "application/x-www-form-urlencoded") {
    const row = Object.fromEntries(new URLSearchParams(body));
    return inspect(JSON.stringify(row), row);
  }
  throw unacceptable(mediaType);
}

export function unacceptable(mediaType: string): ApiError {
  return new ApiError(400, "PGRST102", `Content-Type not acceptable: ${mediaType}`);
}

export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw invalidBody("Empty or invalid json");
  }
}

function inspect(json: string, value: unknown): Payload {
  if (isObject(value)) return { json, isObject: true, keys: Object.keys(value) };
  const rows = Array.isArray(value) ? value : [];
  if (rows.length === 0) return { json: "[]", isObject: false, keys: [] };
  const [first] = rows;
  if (!isObject(first)) throw invalidBody("All object keys must match");
  const keys = Object.keys(first);
  for (const row of rows) {
    const same =
      isObject(row) &&
      Object.keys(row).length === keys.length &&
      keys.every((key) => Object.hasOwn(row, key));
    if (!same) throw invalidBody("All object keys must match");
  }
  return { json, isObject: false, keys };
}
