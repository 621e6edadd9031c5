import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Operator, operatorSettings, readOperator } from "../contracts/operator.ts";
import { type PriceList, priceList } from "../contracts/price-list.ts";
import { DEFAULT_PRICES } from "../contracts/prices.ts";
import {
  type BackendPlaces,
  backendPlaces,
  backendProblem,
  backendSettings,
} from "./settings/backend-settings.ts";
import { backupSettings } from "./settings/backup-settings.ts";
import { bounceSettings } from "./settings/bounce-settings.ts";
import { languageModelOf, type ModelOfServer, modelSettings } from "./settings/model-settings.ts";
import { SettingsError } from "./settings/settings-error.ts";
import { type Providers, providersOf, signInSettings } from "./settings/sign-in-settings.ts";
import { signalSettings } from "./signals/signal-settings.ts";

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

const schema = z
  .object({
    PORT: port.default(3000).describe("a port number from 1 to 65535"),
    HOST: z
      .string()
      .min(1)
      .default("127.0.0.1")
      .describe("the address to listen on, such as 0.0.0.0"),
    DATA_DIR: z.string().min(1).default("./data").describe("a folder of this machine"),
    ...backupSettings,
    PUBLIC_URL: address.optional().describe("an http(s) address, such as https://benih.example"),
    SUPABASE_URL: address.optional().describe("an http(s) address of a Supabase project"),
    SUPABASE_PUBLISHABLE_KEY: z
      .string()
      .min(10)
      .optional()
      .describe("the project's publishable key"),
    SUPABASE_SECRET_KEY: z.string().min(10).optional().describe("the project's secret key"),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .optional()
      .describe("a postgresql:// address of the project's database"),
    ...backendSettings,
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe("an smtp:// or smtps:// address with user and password"),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$/)
      .default("Benih <hello@benih.example>")
      .describe("a name and an address, such as Benih <hello@benih.example>"),
    ...bounceSettings,
    ...operatorSettings,
    SEND_EMAIL_HOOK_SECRET: z
      .string()
      .startsWith("v1,whsec_")
      .optional()
      .describe("the secret of the project's Send Email hook, v1,whsec_…"),
    ...signInSettings,
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_/)
      .optional()
      .describe("a secret key of Stripe, sk_…"),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .startsWith("whsec_")
      .optional()
      .describe("the signing secret of Stripe's webhook, whsec_…"),
    PRICE_LIST: z
      .string()
      .min(1)
      .optional()
      .describe("a JSON file with prices (docs/operations.md)"),
    FIRST_REVIEW_FREE: z.enum(["on", "off"]).default("on").describe("on or off"),
    ...modelSettings,
    STAFF_SECOND_FACTOR: z.enum(["on", "off"]).optional().describe("on or off"),
    TRUST_PROXY: z.enum(["on", "off"]).default("off").describe("on or off"),
    DRAIN_SECONDS: z.coerce
      .number()
      .int()
      .min(0)
      .max(60)
      .default(0)
      .describe("whole seconds from 0 to 60"),
    SAMPLE_CONTENT: z.enum(["on", "off"]).optional().describe("on or off"),
    NEWSLETTER: z.enum(["on", "off"]).default("on").describe("on or off"),
    MADE_NEWS: z.enum(["on", "off"]).default("on").describe("on or off"),
    FEEDS: z.enum(["on", "off"]).default("on").describe("on or off"),
    ...signalSettings,
    LOG_LEVEL: z
      .enum(["debug", "info", "warn", "error"])
      .default("info")
      .describe("debug, info, warn or error"),
  })
  .strip();

type Settings = z.infer<typeof schema>;
export type SettingName = keyof Settings;

const PROJECT_SETTINGS = [
  "SUPABASE_URL",
  "SUPABASE_PUBLISHABLE_KEY",
  "SUPABASE_SECRET_KEY",
  "DATABASE_URL",
] as const;

/** The addresses and keys of a Supabase project. */
export type Project = Record<(typeof PROJECT_SETTINGS)[number], string>;

export type Env = Omit<
  Settings,
  | keyof Project
  | keyof typeof signInSettings
  | "PUBLIC_URL"
  | "SAMPLE_CONTENT"
  | "STAFF_SECOND_FACTOR"
  | "PRICE_LIST"
  | "BACKUP_FOLDER"
  | "WAL_ARCHIVE"
  | "WAL_KEEP_BASES"
  | keyof typeof operatorSettings
  | keyof typeof backendSettings
  | "STRIPE_SECRET_KEY"
  | "STRIPE_WEBHOOK_SECRET"
  | keyof typeof modelSettings
> & {
  PUBLIC_URL: string;
  BACKUP_FOLDER: string;
  SAMPLE_CONTENT: "on" | "off";
  /** Undefined: required unless the site is only on this machine. */
  STAFF_SECOND_FACTOR: "on" | "off" | undefined;
  /** Undefined: the sample sign-in of this machine. */
  providers: Providers | undefined;
  /** Undefined: the server brings its own backend. */
  project: Project | undefined;
  /** What our own backend may share with other servers. */
  backend: BackendPlaces;
  /** Undefined: no archive, and no way back to a moment. */
  archive: { place: string; keepBases: number } | undefined;
  /** Undefined: the sandbox of this machine, or nothing is sold. */
  stripe: { secretKey: string; webhookSecret: string } | undefined;
  prices: PriceList;
  operator: Operator;
  /** Undefined: reviews and matches by rule. */
  languageModel: ModelOfServer | undefined;
};

/** Reads and checks the settings. @throws SettingsError */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new SettingsError(explain(parsed.error));
  const { PUBLIC_URL, SAMPLE_CONTENT, STAFF_SECOND_FACTOR, ...settings } = parsed.data;
  const project = projectOf(settings);
  const problem = backendProblem(settings, project !== undefined);
  if (problem !== undefined) throw new SettingsError(problem);
  if (settings.SEND_EMAIL_HOOK_SECRET && !settings.SMTP_URL) {
    throw new SettingsError("SMTP_URL must be set too: the hook's mails are sent through it.");
  }
  if (settings.METRICS_PORT === settings.PORT) {
    throw new SettingsError("METRICS_PORT must be another port than PORT.");
  }
  if (settings.BOUNCE_SMTP_PORT && !settings.BOUNCE_ADDRESS) {
    throw new SettingsError("BOUNCE_ADDRESS must be set too: reports come to it by that port.");
  }
  const { WAL_ARCHIVE: place, WAL_KEEP_BASES: keepBases } = settings;
  if (place !== undefined && (project || settings.POSTGRES_URL || settings.S3_BUCKET)) {
    throw new SettingsError(
      "WAL_ARCHIVE is for a database and files that this server keeps itself: a project, PostgreSQL or a store elsewhere has archives of its own.",
    );
  }
  return {
    ...settings,
    providers: providersOf(settings),
    DATA_DIR: path.resolve(settings.DATA_DIR),
    BACKUP_FOLDER: path.resolve(settings.BACKUP_FOLDER ?? path.join(settings.DATA_DIR, "backups")),
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    STAFF_SECOND_FACTOR,
    // Somebody else's project is never filled without asking.
    SAMPLE_CONTENT: SAMPLE_CONTENT ?? (project ? "off" : "on"),
    project,
    backend: backendPlaces(settings),
    archive: place === undefined ? undefined : { place, keepBases },
    stripe: stripeOf(settings),
    languageModel: languageModelOf(settings),
    operator: readOperator(given),
    prices: settings.PRICE_LIST ? readPrices(settings.PRICE_LIST) : DEFAULT_PRICES,
  };
}

function stripeOf(settings: Partial<Settings>): Env["stripe"] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (secretKey && webhookSecret) return { secretKey, webhookSecret };
  if (!secretKey && !webhookSecret) return undefined;
  throw new SettingsError("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.");
}

/** A wrong price must not be discovered by its first buyer. */
function readPrices(file: string): PriceList {
  try {
    return priceList.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new SettingsError(`PRICE_LIST must be ${schema.shape.PRICE_LIST.description}: ${why}`);
  }
}

function projectOf(settings: Partial<Project>): Project | undefined {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, DATABASE_URL } = settings;
  const missing = PROJECT_SETTINGS.filter((name) => settings[name] === undefined);
  if (missing.length === PROJECT_SETTINGS.length) return undefined;
  if (!SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY || !DATABASE_URL) {
    throw new SettingsError(
      `${missing.join(", ")} must be set too: a Supabase project needs all of ${PROJECT_SETTINGS.join(", ")} (set none of them for the backend on this machine).`,
    );
  }
  return { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, DATABASE_URL };
}

function explain(error: z.ZodError): string {
  const names = new Set(error.issues.map((issue) => String(issue.path[0])));
  return [...names]
    .map((name) => {
      const expected = Object.entries(schema.shape).find(([key]) => key === name)?.[1].description;
      return `${name} must be ${expected}.`;
    })
    .join(" ");
}
