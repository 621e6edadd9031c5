import { LRUCache } from "lru-cache";
import type { Statement } from "../postgres/prepared-statements.ts";
import { notSingular } from "./errors.ts";
import { buildRead } from "./plan/build-read.ts";
import { narrow } from "./plan/narrow.ts";
import { parseQuery } from "./query/query-string.ts";
import { relationNamed } from "./relation.ts";
import { type Reply, replyTo } from "./reply.ts";
import { type Media, negotiate } from "./request/accept.ts";
import { appliedPreferences } from "./request/prefer.ts";
import { contentRange, rangeStatus } from "./request/range.ts";
import type { RequestContext } from "./request-context.ts";
import type { SchemaCache } from "./schema-cache/schema-cache.ts";
import { sessionStatement } from "./session.ts";
import { answerRead, explainCount, parseAnswer } from "./sql/answer.ts";
import { Parameters, qualified } from "./sql/text.ts";
import { totalOf } from "./total.ts";

type ReadPlan = { statements: Statement[]; media: Media; offset: number };

const PLANS_PER_SCHEMA_CACHE = 500;
const LONGEST_CACHED_KEY = 2_000;

// Plans hold names of one schema cache, and go with it.
const plans = new WeakMap<SchemaCache, LRUCache<string, ReadPlan>>();

/** GET and HEAD of a table or view. */
export async function readRelation(context: RequestContext, name: string): Promise<Reply> {
  const { connections, request, identity, path, schema, preferences, method, maxRows } = context;
  const plan = cachedPlan(context, name);
  const { timezone } = preferences;
  const session = { identity, readOnly: true, schema, timezone };
  const variant = identity.role;
  const results = await connections.run([
    sessionStatement(request, path, session),
    ...plan.statements.map((statement) => ({ ...statement, variant })),
  ]);
  const answer = parseAnswer(results[1]?.[0]);
  const { shape } = plan.media.format;
  if (shape === "object" && answer.rows !== 1) throw notSingular(answer.rows);
  const total = totalOf(preferences.count, answer.total, results[2]?.[0]?.[0], maxRows);
  const status = rangeStatus(plan.offset, answer.rows, total);
  const headers = {
    "Content-Range": contentRange(plan.offset, answer.rows, total),
    "Content-Type": plan.media.contentType,
    "Content-Profile": context.contentProfile,
    "Preference-Applied": appliedPreferences(preferences),
  };
  return replyTo(status, headers, method === "HEAD" ? undefined : answer.body, answer);
}

function cachedPlan(context: RequestContext, name: string): ReadPlan {
  const { cache, request, method, query, schema, preferences } = context;
  const { accept, range } = request.headers;
  const key = [schema, method, accept, range, preferences.count, name, query].join("\n");
  let cached = plans.get(cache);
  if (!cached) {
    cached = new LRUCache({ max: PLANS_PER_SCHEMA_CACHE });
    plans.set(cache, cached);
  }
  const known = cached.get(key);
  if (known) return known;
  const plan = makePlan(context, name);
  if (key.length <= LONGEST_CACHED_KEY) cached.set(key, plan);
  return plan;
}

function makePlan(context: RequestContext, name: string): ReadPlan {
  const { cache, request, method, query, schema, preferences, maxRows } = context;
  const media = negotiate(request.headers.accept);
  const table = relationNamed(cache, { schema, name });
  const node = buildRead(cache, { name: table, table }, parseQuery(query, false), maxRows);
  if (method === "GET") narrow(node, request.headers.range);
  const format = method === "HEAD" ? { ...media.format, shape: "none" as const } : media.format;
  const parameters = new Parameters();
  const from = qualified(table);
  const text = answerRead(node, from, format, preferences.count, maxRows, parameters);
  const statements: Statement[] = [{ text, values: parameters.values }];
  if (preferences.count === "planned" || preferences.count === "estimated") {
    const guess = new Parameters();
    statements.push({ text: explainCount(node, from, guess), values: guess.values });
  }
  return { statements, media, offset: node.offset };
}
