import type pg from "pg";
import { type Backend, startBackend } from "../embedded/backend.ts";
import { backUpBeforeMigration, endUpdate } from "./backup/before-migration.ts";
import { sendAuthMails } from "./domain/mail/send-auth-mails.ts";
import type { Env, Project } from "./env.ts";
import type { Logger } from "./log.ts";
import { openMailer } from "./open-mailer.ts";
import { openProject } from "./open-project.ts";
import type { keepOperator } from "./operator.ts";
import { createLimiter } from "./postgres/limiter.ts";
import { createPool } from "./postgres/pool.ts";
import { isOfAddress } from "./services/mail/mail-failure.ts";
import type { Mailer } from "./services/mail/mailer.ts";

type Stores = {
  project: Project;
  /** Undefined if the project is hosted elsewhere. */
  backend: Backend | undefined;
  pool: pg.Pool;
  /** Undefined without a mail server. */
  mailer: Mailer | undefined;
  smtpUrl: string | undefined;
};

/**
 * Opens the project, the server's own connections to its database, and the way to its mail server.
 * @param settings.onDelivered called when a committed change has reached everybody who may see it
 * @throws BackendError, StartFailure
 */
export async function openStores(settings: {
  env: Env;
  operator: Pick<ReturnType<typeof keepOperator>, "site">;
  onDelivered(lagSeconds: number): void;
  log: Logger;
}): Promise<Stores> {
  const { env, operator, onDelivered, log } = settings;
  // The embedded backend has a database and a mail server, whose addresses are known once it runs.
  const { promise: readyMailer, resolve: provideMailer } = Promise.withResolvers<Mailer>();
  const { promise: readyPool, resolve: providePool } = Promise.withResolvers<pg.Pool>();
  const counting = { query: async (what: pg.QueryConfig) => (await readyPool).query(what) };
  const { project, backend } = await openProject(env, (prepare) =>
    startBackend({
      dataDirectory: env.DATA_DIR,
      ...env.backend,
      publicUrl: env.PUBLIC_URL,
      beforeChanges: (superuserUrl) =>
        backUpBeforeMigration(superuserUrl, env, (message) => log.info(message)),
      prepare: async (databaseUrl) => {
        await prepare(databaseUrl);
        await endUpdate(databaseUrl, env);
      },
      auth: {
        sendMail: async (request) => sendAuthMails(await readyMailer, request, operator.site),
        isOfAddress,
        makeLimiter: (name, rate) => createLimiter(counting, `auth_${name}`, rate),
        trustProxy: env.TRUST_PROXY === "on",
        ...(env.providers && { providers: env.providers }),
      },
      samplePayments: env.stripe === undefined,
      onDelivered,
      archive: env.archive,
      log: (level, message, details) => log[level](details ?? {}, message),
    }),
  );
  const smtpUrl = env.SMTP_URL ?? backend?.smtpUrl;
  const pool = createPool(project.DATABASE_URL, log);
  providePool(pool);
  const mailer = openMailer(smtpUrl, env, { pool, log });
  if (mailer) provideMailer(mailer);
  if (backend && !backend.showsMails && !env.SMTP_URL) {
    log.error("SMTP_URL is not set: mails reach nobody, they are only kept in DATA_DIR/mail.");
  }
  return { project, backend, pool, mailer, smtpUrl };
}
