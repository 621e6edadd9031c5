import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";

const PROBE_EVERY_MS = 500;
const PROBE_LIMIT_MS = 5000;

/** How PostgreSQL, its client and our own code report that it is unavailable. */
const SIGNS =
  /57P0[123]|terminating connection due to|Connection terminated|not queryable|connection to the database|Database connection error|PGRST00[012]|the database system is|not yet accepting connections|PostgreSQL (?:ended|did not start)|lost (?:its change stream|a database connection)|connection (?:was )?lost/;
/** Uncaught errors are always written, as none of ours may be uncaught. */
const UNCAUGHT = /"msg":"Uncaught error/;
/** Network errors; they count only with the database's port, or its name if that is unknown. */
const NETWORK_SIGNS = /ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ETIMEDOUT/;
const NAME_SIGNS = /ENOTFOUND|EAI_AGAIN/;

const told = z.object({
  msg: z.string().default(""),
  error: z.unknown().optional(),
  reason: z.unknown().optional(),
});

/** Whether an error says that the database is unavailable. */
export function isDatabaseAway(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return SIGNS.test(`${code} ${error}`) || NETWORK_SIGNS.test(code);
}

type Watch = { port: string; host: string; probe(): Promise<void> };

/**
 * Filters the log: while the database is away, every request, job and listener would report it,
 * several times a second. The first line is written, the others are counted, and the end is
 * reported.
 */
export function createOutageFilter(
  write: (line: string) => void,
  probeEveryMs = PROBE_EVERY_MS,
): {
  take(line: string): void;
  /** @returns ends the watch: from then on everything is written. */
  watch(databaseUrl: string, probe?: () => Promise<void>): () => void;
} {
  let watching: Watch | undefined;
  let outage: { since: number; failures: number } | undefined;

  const say = (level: number, facts: Record<string, unknown>, msg: string) =>
    write(`${JSON.stringify({ level, time: new Date().toISOString(), ...facts, msg })}\n`);

  const untilBack = async ({ probe }: Watch, began: { since: number; failures: number }) => {
    let isBack = false;
    while (!isBack && watching) {
      await delay(probeEveryMs, undefined, { ref: false });
      isBack = await probe().then(
        () => true,
        () => false,
      );
    }
    outage = undefined;
    if (!isBack) return;
    const seconds = Math.round((performance.now() - began.since) / 100) / 10;
    say(30, { seconds, failures: began.failures }, "The database is back");
  };

  return {
    take(line) {
      if (!watching || !isAbout(line, watching)) {
        write(line);
      } else if (outage) {
        outage.failures += 1;
      } else {
        outage = { since: performance.now(), failures: 1 };
        say(50, { reason: reasonIn(line) }, "The database is away");
        void untilBack(watching, outage);
      }
    },
    watch(databaseUrl, probe = () => connectTo(databaseUrl)) {
      const { port, hostname } = new URL(databaseUrl);
      watching = { port: port || "5432", host: hostname, probe };
      return () => {
        watching = undefined;
      };
    },
  };
}

function isAbout(line: string, { port, host }: Watch): boolean {
  return (
    !UNCAUGHT.test(line) &&
    (SIGNS.test(line) ||
      (NETWORK_SIGNS.test(line) && line.includes(`:${port}`)) ||
      (NAME_SIGNS.test(line) && line.includes(host)))
  );
}

/** The reason in a log line, in short. */
function reasonIn(line: string): string {
  const { msg, error, reason } = told.parse(JSON.parse(line));
  const cause = error ?? reason;
  return cause === undefined
    ? msg
    : `${msg}: ${typeof cause === "string" ? cause : JSON.stringify(cause)}`;
}

async function connectTo(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: PROBE_LIMIT_MS,
    query_timeout: PROBE_LIMIT_MS,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    await client.end().catch(() => undefined);
  }
}
