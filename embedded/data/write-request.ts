import { buildRead } from "./plan/build-read.ts";
import { returningColumns } from "./plan/returning.ts";
import { planWrite, type WriteMethod } from "./plan/write-plan.ts";
import { type ParsedQuery, parseQuery } from "./query/query-string.ts";
import { relationNamed } from "./relation.ts";
import { type Headers, type Reply, replyTo } from "./reply.ts";
import { negotiate } from "./request/accept.ts";
import { readBody } from "./request/body.ts";
import { mediaTypeOf, parsePayload } from "./request/payload.ts";
import { appliedPreferences, type Preferences } from "./request/prefer.ts";
import { contentRange } from "./request/range.ts";
import type { RequestContext } from "./request-context.ts";
import { sessionStatement } from "./session.ts";
import { type Answer, answerWrite } from "./sql/answer.ts";
import { Parameters } from "./sql/text.ts";
import { writeSql } from "./sql/write.ts";
import { runWrite } from "./write-checks.ts";

/** POST, PATCH, PUT and DELETE of a table or view. */
export async function writeRelation(
  context: RequestContext,
  name: string,
  method: WriteMethod,
): Promise<Reply> {
  const { connections, cache, request, identity, path, schema, preferences } = context;
  const media = negotiate(request.headers.accept);
  const table = relationNamed(cache, { schema, name });
  const query = parseQuery(context.query, false);
  const payload =
    method === "DELETE"
      ? undefined
      : parsePayload(
          await readBody(request, context.maxBodyBytes),
          mediaTypeOf(request.headers["content-type"]),
          query.columns,
        );
  const node = buildRead(cache, { name: table, table }, belowRoot(query), undefined);
  const write = planWrite(method, table, query, payload, preferences);
  const wanted = preferences.return === "representation" ? returningColumns(node) : [];
  const locationKey =
    method === "POST" && preferences.return === "headers-only" ? table.primaryKey : [];
  const parameters = new Parameters();
  const text = answerWrite(
    node,
    writeSql(node, table, write, [...wanted, ...locationKey], parameters),
    preferences.return === "representation" ? media.format : { shape: "none", stripNulls: false },
    locationKey,
    parameters,
  );
  const { timezone } = preferences;
  const statements = [
    sessionStatement(request, path, { identity, readOnly: false, schema, timezone }),
    { text, values: parameters.values, variant: identity.role },
  ];
  const answer = await runWrite(
    connections,
    statements,
    {
      isSingle: media.format.shape === "object",
      isPut: method === "PUT",
      maxAffected:
        preferences.handling === "strict" && method !== "POST"
          ? preferences.maxAffected
          : undefined,
    },
    preferences,
  );
  const { status, headers } = outcome(method, name, preferences, answer);
  const full = preferences.return === "representation";
  return replyTo(
    status,
    {
      ...headers,
      "Content-Type": full ? media.contentType : undefined,
      "Content-Profile": context.contentProfile,
      "Preference-Applied": appliedPreferences(preferences),
    },
    full ? answer.body : method === "POST" ? "" : undefined,
    answer,
  );
}

/** Filters of the root choose the rows to write; those below only shape what is returned. */
function belowRoot(query: ParsedQuery): ParsedQuery {
  const isBelow = ({ path }: { path: string[] }) => path.length > 0;
  return {
    ...query,
    filters: query.filters.filter(isBelow),
    logic: query.logic.filter(isBelow),
    limits: query.limits.filter(isBelow),
  };
}

function outcome(
  method: WriteMethod,
  name: string,
  preferences: Preferences,
  answer: Answer,
): { status: number; headers: Headers } {
  const full = preferences.return === "representation";
  const total = preferences.count === undefined ? undefined : answer.rows;
  const merged = method === "PUT" || preferences.resolution === "merge-duplicates";
  const isNew = !merged || answer.inserted === undefined || answer.inserted > 0;
  switch (method) {
    case "POST": {
      const location = locationHeader(name, answer.location);
      const headers = { "Content-Range": contentRange(0, 0, total), Location: location };
      return { status: isNew ? 201 : 200, headers };
    }
    case "PUT":
      return { status: full ? (isNew ? 201 : 200) : 204, headers: {} };
    case "PATCH":
      return {
        status: full ? 200 : 204,
        headers: { "Content-Range": contentRange(0, answer.rows, total) },
      };
    case "DELETE":
      return { status: full ? 200 : 204, headers: { "Content-Range": contentRange(0, 0, total) } };
  }
}

function locationHeader(name: string, location: string | null): string | undefined {
  if (location === null) return undefined;
  const pairs: [string, string][] = JSON.parse(location);
  return `/${encodeURIComponent(name)}?${new URLSearchParams(pairs)}`;
}
