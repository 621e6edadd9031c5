import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { LogicalReplicationService } from "pg-logical-replication";
import type { Log } from "../../log.ts";
import type { Change } from "./change.ts";
import { type PgoutputMessage, TemporarySlotPlugin } from "./temporary-slot-plugin.ts";

export type ChangeStream = {
  /** Resolves when changes are (again) being read. */
  ready(): Promise<void>;
  /** Whether changes are being read right now. */
  isRunning(): boolean;
  close(): Promise<void>;
};

type Options = {
  replication: pg.ClientConfig;
  publication: string;
  /** Called in order; reading waits for what it returns. */
  onChange: (change: Change) => Promise<void> | undefined;
  /** A table's shape, grants or place in the publication may have changed. */
  onRelation: () => void;
  log: Log;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Reads the publication's changes through a temporary slot, which Postgres drops with the
 * connection: while nobody reads, nothing is kept on disk. After a reconnect it continues from then
 * on; commits in between are not replayed (the hosted service does not replay them either).
 */
export function openChangeStream(options: Options): ChangeStream {
  const closing = new AbortController();
  const started = gate();
  let service: LogicalReplicationService | null = null;

  const readOnce = async () => {
    const current = createService(options, started.open);
    service = current;
    const slot = `realtime_${randomUUID().replaceAll("-", "")}`;
    const plugin = new TemporarySlotPlugin(options.publication, (error) => {
      options.log("error", "realtime could not read a change", { error: String(error) });
      current.stop().catch(() => undefined);
    });
    try {
      await current.subscribe(plugin, slot);
    } finally {
      await current.destroy();
    }
  };

  const readForEver = async () => {
    let pause = FIRST_PAUSE_MS;
    while (!closing.signal.aborted) {
      const reason = await readOnce().then(
        () => "the connection ended",
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      if (closing.signal.aborted) return;
      pause = started.isOpen() ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      started.shut();
      options.log("warn", "realtime lost its change stream and connects again", { reason });
      await delay(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  const ended = readForEver();
  return {
    ready: started.passed,
    isRunning: started.isOpen,
    async close() {
      closing.abort();
      await service?.destroy();
      await ended;
    },
  };
}

function createService(options: Options, onStart: () => void): LogicalReplicationService {
  const service = new LogicalReplicationService(options.replication, {
    acknowledge: { auto: false, timeoutSeconds: 0 },
    flowControl: { enabled: true },
  });
  let commit = { xid: 0, commitTimestamp: "" };
  service.on("start", onStart);
  service.on("heartbeat", (lsn) => {
    // A connection that is going away: `subscribe` says so.
    service.acknowledge(previousLsn(lsn)).catch(() => undefined);
  });
  // Listened to because an unheard `error` would end the process; `subscribe` rejects with it too.
  service.on("error", () => undefined);
  service.on("data", (_lsn: string, message: PgoutputMessage) => {
    if (message.tag === "begin") {
      commit = { xid: message.xid, commitTimestamp: isoTime(message.commitTime) };
    } else if (message.tag === "relation") options.onRelation();
    else return forward(message, commit, options.onChange);
  });
  return service;
}

function forward(
  message: PgoutputMessage,
  commit: Pick<Change, "xid" | "commitTimestamp">,
  onChange: Options["onChange"],
): Promise<void> | undefined {
  if (message.tag !== "insert" && message.tag !== "update" && message.tag !== "delete") return;
  const place = { ...commit, schema: message.relation.schema, table: message.relation.name };
  if (message.tag === "insert") {
    return onChange({ ...place, kind: "INSERT", row: message.new, before: null });
  }
  const before = message.key ?? message.old;
  if (message.tag === "update") {
    return onChange({ ...place, kind: "UPDATE", row: message.new, before });
  }
  return onChange({ ...place, kind: "DELETE", row: null, before });
}

function isoTime(microseconds: bigint): string {
  return new Date(Number(microseconds / 1000n)).toISOString();
}

/**
 * `acknowledge` adds one to what it is given. Telling Postgres a position it has never sent
 * would keep a fast shutdown waiting for its replication timeout (a minute).
 */
function previousLsn(lsn: string): string {
  const [high = "0", low = "0"] = lsn.split("/");
  const position = (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
  const previous = position > 0n ? position - 1n : 0n;
  return `${(previous >> 32n).toString(16)}/${(previous & 0xffffffffn).toString(16)}`;
}

/** A gate that many can wait at, and that can be closed again. */
function gate() {
  let { promise, resolve } = Promise.withResolvers<void>();
  let open = false;
  return {
    passed: () => promise,
    isOpen: () => open,
    open: () => {
      open = true;
      resolve();
    },
    shut: () => {
      if (!open) return;
      open = false;
      ({ promise, resolve } = Promise.withResolvers<void>());
    },
  };
}
