import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");
const PINNED_NODE = path.join(ROOT, "node_modules", ".bin", "node");
const OLDEST_MAJOR = 24;
/** What `scripts/start.mjs` gives Node to run the server with. */
export const SERVER_OPTIONS = ["--min-semi-space-size=16"];

/** The tests must not depend on the developer's own settings; an empty one counts as not set. */
const UNSET = {
  PORT: "",
  HOST: "",
  PUBLIC_URL: "",
  DATA_DIR: "",
  SUPABASE_URL: "",
  SUPABASE_PUBLISHABLE_KEY: "",
  SUPABASE_SECRET_KEY: "",
  DATABASE_URL: "",
  WAL_ARCHIVE: "",
  POSTGRES_URL: "",
  SECRETS_FILE: "",
  FILES_FOLDER: "",
  S3_ENDPOINT: "",
  S3_REGION: "",
  S3_BUCKET: "",
  S3_ACCESS_KEY_ID: "",
  S3_SECRET_ACCESS_KEY: "",
  SAMPLE_CONTENT: "",
  TRUST_PROXY: "",
  STRIPE_SECRET_KEY: "",
  STRIPE_WEBHOOK_SECRET: "",
  PRICE_LIST: "",
  OPERATOR_NAME: "",
  OPERATOR_ADDRESS: "",
  CONTACT_EMAIL: "",
  // Nearly everybody in a test is of one company, example.com.
  FIRST_REVIEW_FREE: "off",
  // No article appears of itself while a test counts them.
  MADE_NEWS: "off",
  // Nobody is visited by itself.
  FEEDS: "off",
  // Nor a mail, on Mondays.
  NEWSLETTER: "off",
  BOUNCE_ADDRESS: "",
  BOUNCE_SMTP_PORT: "",
  BOUNCE_IMAP_URL: "",
  BOUNCE_WEBHOOK_SECRET: "",
  BACKUP_FOLDER: "",
  BACKUP_EVERY: "",
  BACKUP_KEEP: "",
  BACKUP_PASSPHRASE: "",
  BACKUP_BEFORE_MIGRATION: "",
  AI_BASE_URL: "",
  AI_API_KEY: "",
  AI_MODEL: "",
  METRICS_PORT: "",
  METRICS_TOKEN: "",
  OTEL_EXPORTER_OTLP_ENDPOINT: "",
  OTEL_BSP_SCHEDULE_DELAY: "",
  SENTRY_DSN: "",
  LOG_LEVEL: "",
  SMTP_URL: "",
  DRAIN_SECONDS: "",
  NODE_OPTIONS: "",
};

export type Program = "server/main.ts" | "scripts/start.mjs" | "npm start";
export type Settings = Partial<Record<keyof typeof UNSET, string>>;
export type Ending = { code: number | null; signal: NodeJS.Signals | null };

export type LaunchedProgram = {
  pid: number;
  stdout(): string;
  stderr(): string;
  kill(signal: NodeJS.Signals): void;
  /** Resolves when it has ended and all its output has been read. */
  ended: Promise<Ending>;
};

/** Starts a program of the product the way a person would, with only these settings. */
export function launch(
  program: Program,
  settings: Settings,
  user: { uid?: number; gid?: number } = {},
): LaunchedProgram {
  const [command = "", ...args] =
    program === "npm start"
      ? ["npm", "start"]
      : [node(), ...(program === "server/main.ts" ? SERVER_OPTIONS : []), program];
  const child = spawn(command, args, {
    ...user,
    cwd: ROOT,
    // The channel lets the server notice that the tests have ended.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...withoutTestRunner(process.env), ...UNSET, ...settings },
  });
  if (child.pid === undefined) throw new Error(`${program} could not be started`);
  const endWithUs = () => child.kill("SIGKILL");
  process.once("exit", endWithUs);
  const stdout = collect(child.stdout);
  const stderr = collect(child.stderr);
  const ended = new Promise<Ending>((resolve) => {
    child.once("close", (code, signal) => {
      process.off("exit", endWithUs);
      resolve({ code, signal });
    });
  });
  return { pid: child.pid, stdout, stderr, kill: (signal) => void child.kill(signal), ended };
}

/** What runs TypeScript as the product does, whatever runs the tests. */
export function node(): string {
  return Number(process.versions.node.split(".")[0]) >= OLDEST_MAJOR
    ? process.execPath
    : PINNED_NODE;
}

/**
 * Vitest marks its environment as a test's; a normally started server does not have these
 * variables.
 */
function withoutTestRunner(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(environment).filter(
    ([name]) =>
      !/^(VITEST|NODE_ENV$|NODE_OPTIONS$|TEST$|DEV$|PROD$|MODE$|BASE_URL$|SSR$)/.test(name),
  );
  return Object.fromEntries(own);
}

function collect(stream: ChildProcess["stdout"]): () => string {
  let text = "";
  stream?.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  return () => text;
}
