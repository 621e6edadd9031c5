import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { mailServerAnswers } from "../../services/mail/mail-server-answers.ts";
import type { Check } from "./health.ts";
import { keepOutcome } from "./kept-outcome.ts";

/** A proxy asks every second or two, and there may be several. */
const FRESH_MS = 1500;
/** How long a part has to answer. */
export const CHECK_LIMIT_MS = 2000;
/** A mail server is another machine, often somebody else's. */
const MAIL_FRESH_MS = 30_000;
/** PostgreSQL may write this much between two checkpoints; an upload has up to 50 MB. */
const LEAST_FREE_BYTES = 200 * 1024 * 1024;

/** A part that knows its own state at any time. */
type Part = { isRunning(): boolean };

/**
 * What this server needs, for `/readyz`. Parts matter if visitors would get errors or yesterday's pages
 * without them; jobs and mails can wait, or another server does them.
 */
export function serverChecks(parts: {
  /** Only for these checks, as a pool that is busy with visitors is no fault. */
  pool: pg.Pool;
  /** Notices of changed content, without which cached pages get old. */
  contentChanges: Part;
  /** The embedded backend's replication, which live pages wait for; a hosted project has its own. */
  changeStream: Part | undefined;
  worker: Part;
  services: Part;
  dataDirectory: string;
  /** Undefined if no mails are sent. */
  smtpUrl: string | undefined;
}): Record<string, Check> {
  const { pool, changeStream, dataDirectory, smtpUrl } = parts;
  return {
    database: {
      matters: true,
      ask: keepOutcome(() => askDatabase(pool), { freshMs: FRESH_MS, limitMs: CHECK_LIMIT_MS }),
    },
    contentChanges: { matters: true, ask: asked(parts.contentChanges, "are not followed") },
    ...(changeStream && {
      changeStream: { matters: true, ask: asked(changeStream, "is not read") },
    }),
    disk: {
      matters: true,
      ask: keepOutcome(() => askDisk(dataDirectory), {
        freshMs: FRESH_MS,
        limitMs: CHECK_LIMIT_MS,
      }),
    },
    worker: { matters: false, ask: asked(parts.worker, "has ended: restart the server") },
    services: { matters: false, ask: asked(parts.services, "is being started") },
    ...(smtpUrl && {
      mail: {
        matters: false,
        ask: keepOutcome(() => mailServerAnswers(smtpUrl), {
          freshMs: MAIL_FRESH_MS,
          limitMs: CHECK_LIMIT_MS,
          renewsBehind: true,
        }),
      },
    }),
  };
}

function asked(part: Part, otherwise: string): Check["ask"] {
  return () => (part.isRunning() ? undefined : otherwise);
}

async function askDatabase(pool: pg.Pool): Promise<undefined> {
  await pool.query("select 1");
}

/** The folder, or the nearest one above it: beside a hosted project the first upload makes it. */
function existing(folder: string): string {
  const above = path.dirname(folder);
  return existsSync(folder) || above === folder ? folder : existing(above);
}

async function askDisk(folder: string): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(existing(folder));
  if (bavail * bsize >= LEAST_FREE_BYTES) return undefined;
  return `has less than ${LEAST_FREE_BYTES / 1024 ** 2} MB free`;
}
