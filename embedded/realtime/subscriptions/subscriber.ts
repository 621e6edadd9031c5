import { setTimeout as delay } from "node:timers/promises";
import type { Identity } from "../../gateway/identity.ts";
import { SubscriptionError } from "../entries/filters.ts";
import { parseSpec, type Spec } from "../entries/subscription-spec.ts";
import { type Catalogue, canFollow, type Table } from "../visibility/catalogue.ts";
import { LineFull, type Whose } from "../visibility/turnstile.ts";
import type { Visibility } from "../visibility/visibility.ts";
import type { Sink, Subscriptions } from "./subscriptions.ts";

/** Subscribes a channel once Postgres has agreed to all it asks for. */
export type Subscribe = (
  identity: Identity,
  sink: Sink,
  entries: Record<string, unknown>[],
  signal: AbortSignal,
) => Promise<() => void>;

type Options = {
  ready: () => Promise<void>;
  catalogue: Catalogue;
  visibility: Visibility;
  subscriptions: Subscriptions;
};

const RETRY_MS = 500;
const CROWDED = "ChannelRateLimitReached: Too many joins wait in this network, try again later";

/**
 * The returned function waits while Postgres is away, until `signal` aborts. It rejects with a
 * SubscriptionError when the request cannot be served.
 */
export function createSubscribe(options: Options): Subscribe {
  const { catalogue, visibility, subscriptions } = options;

  const validate = async (identity: Identity, spec: Spec, publication: Table[], whose: Whose) => {
    const tables = tablesOf(spec, publication);
    if (tables.length === 0) throw refusal(spec, "");
    const table = tables.find((candidate) => canFollow(candidate, identity.role));
    if (!table) throw refusal(spec, whyNot(tables, identity));
    checkColumns(spec, table, identity);
    await visibility.validate(identity, table, spec.conditions, whose);
  };

  const validateAll = async (
    identity: Identity,
    specs: Spec[],
    publication: Table[],
    whose: Whose,
  ) => {
    for (const spec of specs) {
      // The channel was replaced, so nobody waits for the rest.
      whose.signal.throwIfAborted();
      await validate(identity, spec, publication, whose);
    }
  };

  const validateTwice = async (identity: Identity, specs: Spec[], whose: Whose) => {
    try {
      await validateAll(identity, specs, await catalogue.tables(), whose);
    } catch (error) {
      if (!(error instanceof SubscriptionError)) throw error;
      // A migration may have made it since the catalogue was read.
      await validateAll(identity, specs, await catalogue.freshTables(), whose);
    }
  };

  return async (identity, sink, entries, signal) => {
    const specs = entries.map(parseSpec);
    for (;;) {
      await untilAborted(options.ready(), signal);
      try {
        await validateTwice(identity, specs, { network: sink.network, signal });
        // The client may have left, or Postgres be lost: a subscription needs a running stream.
        signal.throwIfAborted();
        return subscriptions.add(identity, sink, specs);
      } catch (error) {
        if (error instanceof LineFull) throw new SubscriptionError(CROWDED);
        if (error instanceof SubscriptionError || signal.aborted) throw error;
        await delay(RETRY_MS, undefined, { signal });
      }
    }
  };
}

function tablesOf(spec: Spec, tables: Table[]): Table[] {
  return tables.filter(
    ({ schema, name }) =>
      (spec.schema === "*" || spec.schema === schema) &&
      (spec.table === "*" || spec.table === name),
  );
}

function whyNot(tables: Table[], { role }: Identity): string {
  const keyless = tables.every((table) => table.key.length === 0);
  return keyless
    ? " The table has no primary key."
    : ` ${role} may not read the table's primary key.`;
}

function checkColumns(spec: Spec, table: Table, { role }: Identity): void {
  const readable = new Set(
    table.columns.filter((column) => column.readers.has(role)).map((column) => column.name),
  );
  for (const { column } of spec.conditions) {
    if (!readable.has(column)) throw refusal(spec, ` invalid column for filter ${column}`);
  }
  for (const column of spec.columns ?? []) {
    if (!readable.has(column)) throw refusal(spec, ` invalid column for select ${column}`);
  }
}

function refusal({ event, schema, table }: Spec, reason: string): SubscriptionError {
  return new SubscriptionError(
    "Unable to subscribe to changes with given parameters. Please check Realtime is enabled for " +
      `the given connect parameters: [event: ${event}, schema: ${schema}, table: ${table}].${reason}`,
  );
}

async function untilAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
