import { ApiError } from "../errors.ts";

/** How the rows are written into the body. */
export type Format = {
  shape: "array" | "object" | "csv" | "none";
  stripNulls: boolean;
};

export type Media = { format: Format; contentType: string };

const ARRAY: Media = media("array", false, "application/json; charset=utf-8");

/** Without parameters except `nulls=stripped`, the only one that changes the answer. */
const SERVED: Record<string, Media> = {
  "application/json": ARRAY,
  "application/*": ARRAY,
  "*/*": ARRAY,
  "application/vnd.pgrst.array+json": ARRAY,
  "application/vnd.pgrst.array": ARRAY,
  "application/vnd.pgrst.array+json;nulls=stripped": strippedArray("array+json"),
  "application/vnd.pgrst.array;nulls=stripped": strippedArray("array+json"),
  "application/vnd.pgrst.object+json": object(false),
  "application/vnd.pgrst.object": object(false),
  "application/vnd.pgrst.object+json;nulls=stripped": object(true),
  "application/vnd.pgrst.object;nulls=stripped": object(true),
  "text/csv": media("csv", false, "text/csv; charset=utf-8"),
};

function media(shape: Format["shape"], stripNulls: boolean, contentType: string): Media {
  return { format: { shape, stripNulls }, contentType };
}

function strippedArray(name: string): Media {
  return media("array", true, `application/vnd.pgrst.${name};nulls=stripped; charset=utf-8`);
}

function object(stripNulls: boolean): Media {
  const parameter = stripNulls ? ";nulls=stripped" : "";
  return media(
    "object",
    stripNulls,
    `application/vnd.pgrst.object+json${parameter}; charset=utf-8`,
  );
}

/** Chooses the first media type of the highest quality that is served. Throws `PGRST107`. */
export function negotiate(accept: string | undefined): Media {
  if (accept === undefined || accept === "" || accept === "*/*") return ARRAY;
  const asked = accept
    .split(",")
    .map(parseRange)
    .sort((a, b) => b.quality - a.quality);
  for (const { type } of asked) {
    const served = Object.hasOwn(SERVED, type) ? SERVED[type] : undefined;
    if (served) return served;
  }
  const types = asked.map(({ type }) => type).join(", ");
  throw new ApiError(406, "PGRST107", `None of these media types are available: ${types}`);
}

function parseRange(range: string): { type: string; quality: number } {
  const [name = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  const stripped = parameters.includes("nulls=stripped");
  const other = parameters.find((p) => !/^(?:q|charset|nulls)=/.test(p));
  const suffix = stripped ? ";nulls=stripped" : other === undefined ? "" : `;${other}`;
  // `application/json;odata=verbose` is still JSON; only our own types refuse strange parameters.
  const isOwn = name.startsWith("application/vnd.pgrst.");
  return {
    type: isOwn ? `${name}${suffix}` : name,
    quality: quality === undefined ? 1 : Number(quality) || 0,
  };
}
