import { readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { newestWhole } from "./backup/backup-folder.ts";
import { readInterval } from "./backup/keep-backing-up.ts";
import type { Env } from "./env.ts";
import { mountMetrics, openMetricsPort } from "./http/metrics-door.ts";
import type { Mount } from "./http/mount.ts";
import type { PageCache } from "./http/pages/page-cache.ts";
import type { Logger } from "./log.ts";
import { createPool } from "./postgres/pool.ts";
import { measureBackups } from "./signals/backup-metrics.ts";
import { countSignals } from "./signals/counted-signals.ts";
import { measureDatabase, PATIENCE_MS } from "./signals/database-metrics.ts";
import { EXPOSITION_TYPE, expose } from "./signals/exposition.ts";
import type { Metric } from "./signals/instruments.ts";
import { measureProcess } from "./signals/process-metrics.ts";
import { sendFailures } from "./signals/send-failures.ts";
import { measureCache, measureRealtime, type RealtimeFigures } from "./signals/site-metrics.ts";
import { watchPools } from "./signals/watch-pools.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

type Watched = {
  databaseUrl: string;
  pool: pg.Pool;
  payments: Record<string, pg.Pool> | undefined;
  cache: Pick<PageCache, "figures">;
  /** Undefined for a hosted project, which has metrics of its own. */
  backend: { pools: Record<string, pg.Pool>; realtimeFigures(): RealtimeFigures } | undefined;
};

export type Signals = {
  /** A committed change has reached everybody who may see it. */
  delivered(lagSeconds: number): void;
  /** Adds metrics of a part of the server. */
  add(...metrics: Metric[]): void;
  /** The version in traces; undefined without traces. */
  tracesAs: string | undefined;
  /** Measures these, too. @returns `/metrics` for the site's port, if it has a token. */
  watch(watched: Watched): Mount[];
  /** Stops asking the database. */
  leaveDatabase(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens metrics, traces and reports of faults, each only if configured. Must be called before anything that
 * traces.
 * @throws StartFailure if METRICS_PORT is taken
 */
export async function openSignals(env: Env, log: Logger): Promise<Signals> {
  const version = versionOf(path.join(ROOT, "package.json"));
  const stopTraces = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? await import("./signals/otel.ts").then(({ sendTraces }) => sendTraces(version))
    : undefined;
  const stopFailures =
    env.SENTRY_DSN && sendFailures(env.SENTRY_DSN, { version, root: ROOT, env, log });
  const hasMetrics = env.METRICS_PORT !== undefined || env.METRICS_TOKEN !== undefined;
  const metrics = hasMetrics ? await openMetrics(env, version, log) : undefined;
  return {
    delivered: (lagSeconds) => metrics?.delivered(lagSeconds),
    add: (...added) => metrics?.add(...added),
    tracesAs: stopTraces && version,
    watch: (watched) => metrics?.watch(watched) ?? [],
    leaveDatabase: async () => metrics?.leaveDatabase(),
    async close() {
      metrics?.close();
      await Promise.all([stopTraces?.(), stopFailures?.()]);
    },
  };
}

async function openMetrics(env: Env, version: string, log: Logger) {
  const counted = countSignals();
  const ofProcess = measureProcess(version);
  let watched: Watched | undefined;
  let database: ReturnType<typeof measureDatabase> | undefined;
  let databasePool: pg.Pool | undefined;
  const realtime = measureRealtime(() => watched?.backend?.realtimeFigures());
  const metrics: Metric[] = [
    ...ofProcess.metrics,
    ...counted.metrics,
    ...realtime.metrics,
    ...measureBackups(() => newestWhole(env.BACKUP_FOLDER), readInterval(env.BACKUP_EVERY)),
  ];
  const exposition = {
    type: EXPOSITION_TYPE,
    async read() {
      await database?.refresh();
      return expose(metrics);
    },
  };
  const ends: (() => void)[] = [counted.stop, ofProcess.stop];
  if (env.METRICS_PORT !== undefined) {
    const address = { port: env.METRICS_PORT, host: env.HOST };
    ends.push((await openMetricsPort(address, exposition, log)).close);
  }
  return {
    delivered: realtime.delivered,
    add: (...added: Metric[]) => void metrics.push(...added),
    watch(given: Watched): Mount[] {
      watched = given;
      const { databaseUrl, pool: server, payments, cache, backend } = given;
      // A pool of its own: if visitors occupy all connections, or one hangs, the database is not down.
      databasePool = createPool(databaseUrl, log, 1, PATIENCE_MS);
      database = measureDatabase(databasePool);
      metrics.push(...measureCache(cache.figures), ...database.metrics);
      ends.push(watchPools({ server, ...payments, ...backend?.pools }));
      const { METRICS_TOKEN: token } = env;
      return token === undefined ? [] : [mountMetrics(token, exposition, log)];
    },
    leaveDatabase: async () => databasePool?.end(),
    close() {
      for (const end of ends) end();
    },
  };
}

function versionOf(file: string): string {
  const told: unknown = JSON.parse(readFileSync(file, "utf8"));
  const isTold = typeof told === "object" && told !== null && "version" in told;
  return isTold ? String(told.version) : "unknown";
}
