import type pg from "pg";
import { beginSpan, currentTraceparent, type SpanOptions } from "../signals/tracing.ts";

const SQL_SPAN: SpanOptions = { kind: "client", attributes: { "db.system.name": "postgresql" } };

const VERB = /^\s*(\w+)/;
/** The first table or function named with its schema. */
const SUBJECT = /\b(?:from|into|update|join)\s+([a-z_]+\.[a-z_]+)/i;

/**
 * Makes each statement of a connection a span, named by verb and table, without its text and values.
 */
export function traceQueries(client: pg.PoolClient): void {
  const query = client.query;
  Object.defineProperty(client, "query", {
    value: (...given: unknown[]): unknown => {
      // Without a trace, statements such as looking for jobs would begin traces of their own.
      const span =
        currentTraceparent() === undefined ? undefined : beginSpan(nameOf(given[0]), SQL_SPAN);
      if (!span) return Reflect.apply(query, client, given);
      const last = given.at(-1);
      // pool.query() passes a callback, our own code awaits.
      if (typeof last === "function") {
        const told = (error: unknown, ...rest: unknown[]) => {
          span.end({ failed: Boolean(error) });
          Reflect.apply(last, undefined, [error, ...rest]);
        };
        return Reflect.apply(query, client, [...given.slice(0, -1), told]);
      }
      const result: unknown = Reflect.apply(query, client, given);
      if (result instanceof Promise) {
        result.then(
          () => span.end(),
          () => span.end({ failed: true }),
        );
      } else span.end();
      return result;
    },
  });
}

function nameOf(asked: unknown): string {
  const text = textOf(asked);
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? "query";
  const subject = SUBJECT.exec(text)?.[1];
  return subject === undefined ? `sql ${verb}` : `sql ${verb} ${subject}`;
}

function textOf(asked: unknown): string {
  if (typeof asked === "string") return asked;
  const isConfig = typeof asked === "object" && asked !== null && "text" in asked;
  return isConfig && typeof asked.text === "string" ? asked.text : "";
}
