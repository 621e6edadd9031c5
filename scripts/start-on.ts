import type { SettingName } from "../server/env.ts";

/** What a start would use instead of a new data folder's own. */
const ELSEWHERE: readonly SettingName[] = [
  "SUPABASE_URL",
  "SUPABASE_PUBLISHABLE_KEY",
  "SUPABASE_SECRET_KEY",
  "DATABASE_URL",
  "POSTGRES_URL",
  "SECRETS_FILE",
  "FILES_FOLDER",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
];

/**
 * Settings through which a copy that is only looked at would act on people, their money or the site
 * itself: its rows are old, and its queue holds jobs that the site finished long ago.
 */
const OUTWARD: readonly SettingName[] = [
  // With the site's own address it would send browsers there; and what is only for this machine
  // (the mailbox, the sandbox) must stay on it.
  "PUBLIC_URL",
  "HOST",
  "SMTP_URL",
  "SEND_EMAIL_HOOK_SECRET",
  "BOUNCE_ADDRESS",
  "BOUNCE_SMTP_PORT",
  "BOUNCE_IMAP_URL",
  "BOUNCE_WEBHOOK_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "AI_BASE_URL",
  "AI_API_KEY",
  "AI_MODEL",
  // Its copies would replace the site's.
  "WAL_ARCHIVE",
  "BACKUP_FOLDER",
  "BACKUP_EVERY",
  "METRICS_PORT",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "SENTRY_DSN",
];

/** What a server does by itself unless it is told not to. */
const BY_ITSELF: readonly SettingName[] = ["FEEDS", "MADE_NEWS", "NEWSLETTER"];

/**
 * For people: how to start a server on a folder that was restored from a backup or an archive,
 * beside the site and in its place.
 */
export function startOn(
  folder: string,
  settings: NodeJS.Dict<string>,
  given: NodeJS.Dict<string> = {},
): string {
  const isSet = (name: string) => settings[name] && given[name] === undefined;
  const away = ELSEWHERE.filter(isSet);
  const own = { DATA_DIR: folder, ...given, ...each(away, "") };
  const looking = { ...own, ...each(BY_ITSELF, "off"), ...each(OUTWARD.filter(isSet), "") };
  const start = `To look, beside the site: ${command({ PORT: "<a free one>", ...looking })}
To take its place, once all its servers have stopped: ${command(own)}`;
  if (away.length === 0) return start;
  return `${start}\nWithout ${away.join(", ")}: what these name is as it was, and nothing was brought back there (docs/operations/data.md, "Where database or files are elsewhere").`;
}

function each(names: readonly string[], value: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

function command(settings: NodeJS.Dict<string>): string {
  const words = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return [...words, "npm start"].join(" ");
}
