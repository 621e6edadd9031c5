import { ApiError, tooMuch } from "./errors.ts";
import { buildRead, expandStars } from "./plan/build-read.ts";
import { narrow } from "./plan/narrow.ts";
import { computedFields } from "./plan/returning.ts";
import { type ParsedQuery, parseQuery } from "./query/query-string.ts";
import { type Reply, replyTo } from "./reply.ts";
import { type Media, negotiate } from "./request/accept.ts";
import { readBody } from "./request/body.ts";
import { mediaTypeOf, parseJson, unacceptable } from "./request/payload.ts";
import { appliedPreferences, type Preferences } from "./request/prefer.ts";
import { contentRange, rangeStatus } from "./request/range.ts";
import type { RequestContext } from "./request-context.ts";
import { findRoutine, isRawBody, takesWholeBody } from "./schema-cache/find-routine.ts";
import type { Routine } from "./schema-cache/model.ts";
import { findTable } from "./schema-cache/schema-cache.ts";
import { sessionStatement } from "./session.ts";
import { answerCall, parseAnswer } from "./sql/answer.ts";
import { type Arguments, callSql } from "./sql/call.ts";
import { Parameters } from "./sql/text.ts";
import { checkAnswer, type Expectations, runWrite } from "./write-checks.ts";

/** GET, HEAD and POST of a function. */
export async function callFunction(context: RequestContext, name: string): Promise<Reply> {
  const { connections, cache, request, identity, path, schema, preferences, method } = context;
  const media = negotiate(request.headers.accept);
  const isPost = method === "POST";
  const query = parseQuery(context.query, !isPost);
  const given = isPost ? await bodyArguments(context) : textArguments(query);
  const routine = findRoutine(cache, {
    name: { schema, name },
    argumentNames: given.names,
    bodyType: given.bodyType,
  });
  refuseLimitOnSingle(routine, preferences);
  const statement = callStatement(context, routine, given.use(routine), query, media);
  const readOnly = !isPost || routine.volatility !== "volatile";
  const { timezone } = preferences;
  const { statementTimeout } = routine;
  const statements = [
    sessionStatement(request, path, { identity, readOnly, schema, statementTimeout, timezone }),
    { text: statement.text, values: statement.values, variant: identity.role },
  ];
  const expected = expectations(media, preferences);
  const answer = readOnly
    ? parseAnswer((await connections.run(statements))[1]?.[0])
    : await runWrite(connections, statements, expected, preferences);
  checkAnswer(answer, expected);
  const status = rangeStatus(statement.offset, answer.rows, answer.total);
  const isVoid = routine.returns.shape === "void" && !routine.returns.setOf;
  return replyTo(
    isVoid ? 204 : status,
    {
      "Content-Range": contentRange(statement.offset, answer.rows, answer.total),
      "Content-Type": isVoid ? undefined : media.contentType,
      "Content-Profile": context.contentProfile,
      "Preference-Applied": appliedPreferences(preferences),
    },
    isVoid || method === "HEAD" ? undefined : answer.body,
    answer,
  );
}

/** More than any function has. */
const MAX_ARGUMENTS = 100;

type Given = {
  names: string[];
  bodyType: string | undefined;
  use: (routine: Routine) => Arguments;
};

function textArguments({ params }: ParsedQuery): Given {
  const values = new Map<string, string[]>();
  for (const [name, value] of params) {
    const given = values.get(name);
    if (given) given.push(value);
    else values.set(name, [value]);
  }
  return {
    names: bounded([...values.keys()]),
    bodyType: undefined,
    use: (routine) =>
      takesWholeBody(routine)
        ? { kind: "body", body: JSON.stringify(Object.fromEntries(params)) }
        : { kind: "texts", values },
  };
}

async function bodyArguments({ request, maxBodyBytes }: RequestContext): Promise<Given> {
  const body = await readBody(request, maxBodyBytes);
  const bodyType = mediaTypeOf(request.headers["content-type"]);
  if (isRawBody(bodyType)) return { names: [], bodyType, use: () => ({ kind: "body", body }) };
  if (bodyType === "application/x-www-form-urlencoded") {
    const params = [...new URLSearchParams(body)];
    return { ...textArguments({ ...parseQuery("", true), params }), bodyType };
  }
  if (bodyType !== "application/json") throw unacceptable(bodyType);
  const json = body === "" ? "{}" : body;
  const value = parseJson(json);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const names = bounded(isObject ? Object.keys(value) : []);
  return {
    names,
    bodyType,
    use: (routine) => {
      if (takesWholeBody(routine)) return { kind: "body", body: json };
      return { kind: "json", json, names };
    },
  };
}

/** Checked before they are sorted, compared and listed in an error. */
function bounded(names: string[]): string[] {
  if (names.length > MAX_ARGUMENTS) {
    throw tooMuch(`More than ${MAX_ARGUMENTS} arguments in one call`);
  }
  return names;
}

type CallStatement = { text: string; values: (string | null)[]; offset: number };

function callStatement(
  { cache, request, method, preferences, maxRows }: RequestContext,
  routine: Routine,
  args: Arguments,
  query: ParsedQuery,
  media: Media,
): CallStatement {
  const { relation } = routine.returns;
  const table = relation ? findTable(cache, relation) : undefined;
  const node = buildRead(cache, { name: table ?? routine, table }, query, maxRows);
  if (method === "GET") narrow(node, request.headers.range);
  const computed = computedFields(node);
  if (computed.length > 0) expandStars(node);
  const format = method === "HEAD" ? { shape: "none" as const, stripNulls: false } : media.format;
  const parameters = new Parameters();
  const call = callSql(routine, args, computed, parameters);
  const text = answerCall(node, routine, call, format, preferences.count, maxRows, parameters);
  return { text, values: parameters.values, offset: node.offset };
}

function expectations(media: Media, { handling, maxAffected }: Preferences): Expectations {
  return {
    isSingle: media.format.shape === "object",
    isPut: false,
    maxAffected: handling === "strict" ? maxAffected : undefined,
  };
}

function refuseLimitOnSingle({ returns }: Routine, { handling, maxAffected }: Preferences): void {
  if (returns.setOf || handling !== "strict" || maxAffected === undefined) return;
  throw new ApiError(
    400,
    "PGRST128",
    "Function must return SETOF or TABLE when max-affected preference is used with handling=strict",
  );
}
