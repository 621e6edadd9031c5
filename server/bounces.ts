import type pg from "pg";
import { readReports } from "./domain/bounces/read-reports.ts";
import { readReturnPaths } from "./domain/bounces/return-paths.ts";
import { takeReport } from "./domain/bounces/take-report.ts";
import type { Env } from "./env.ts";
import type { Mount } from "./http/mount.ts";
import type { TimedJob } from "./jobs/worker.ts";
import type { Logger } from "./log.ts";
import { createBounceHook } from "./operations/mail/bounce-hook.ts";
import { StartFailure } from "./start-failure.ts";

/** Opens the configured ways in which reports of mails come in. */
export async function openBounces(means: {
  env: Pick<
    Env,
    "BOUNCE_ADDRESS" | "BOUNCE_SMTP_PORT" | "BOUNCE_IMAP_URL" | "BOUNCE_WEBHOOK_SECRET" | "HOST"
  >;
  pool: pg.Pool;
  log: Logger;
}): Promise<{ mounts: Mount[]; timed: TimedJob[]; stop(): Promise<void> }> {
  const { env, pool, log } = means;
  const { BOUNCE_IMAP_URL: mailbox, BOUNCE_WEBHOOK_SECRET: secret } = env;
  const listener = await listen(means);
  return {
    mounts: secret ? [createBounceHook({ pool, secret, log })] : [],
    timed: mailbox
      ? [
          {
            name: "read_bounces",
            at: "*/5 * * * *",
            run: () => readReports({ pool, log }, mailbox),
          },
        ]
      : [],
    stop: async () => listener?.close(),
  };
}

async function listen({ env, pool, log }: Parameters<typeof openBounces>[0]) {
  const { BOUNCE_ADDRESS: own, BOUNCE_SMTP_PORT: port, HOST: host } = env;
  if (port === undefined) return undefined;
  const paths = await readReturnPaths(pool);
  const { listenForReports } = await import("./services/mail/reports/listen-for-reports.ts");
  return listenForReports({
    port,
    host,
    // Complaints come to the address itself; the mail that they return is signed.
    isOurs: (address) =>
      address.toLowerCase() === own?.toLowerCase() || paths.find(address) !== undefined,
    take: async (report) => {
      await takeReport({ pool, paths }, report);
    },
    log,
  }).catch((error: unknown) => {
    throw new StartFailure(
      `the port of BOUNCE_SMTP_PORT (${port}) cannot be taken on ${host}: ${String(error)}. Stop what listens there, or set another one; ports below 1024 need special rights.`,
    );
  });
}
