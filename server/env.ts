import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Operator, operatorSettings, readOperator } from "../contracts/operator.ts";
import { DEFAULT_PRICES, type PriceList, priceList } from "../contracts/prices.ts";
import {
  type BackendPlaces,
  backendPlaces,
  backendProblem,
  backendSettings,
} from "./backend-settings.ts";
import type { ModelSettings } from "./services/language-model/open-model.ts";
import { MOST_BOUNCE_NAME } from "./services/mail/reports/return-paths.ts";
import { signalSettings } from "./signals/signal-settings.ts";

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

const dollars = z.coerce.number().nonnegative().max(10_000);

const clientSetting = z.string().min(5).optional().describe("what the provider shows");

const BOUNCE_NAME = new RegExp(`^[a-z0-9._-]{1,${MOST_BOUNCE_NAME}}@[^\\s<>@]+$`, "i");

const schema = z
  .object({
    PORT: port.default(3000).describe("a port number from 1 to 65535"),
    HOST: z
      .string()
      .min(1)
      .default("127.0.0.1")
      .describe("the address to listen on, such as 0.0.0.0"),
    DATA_DIR: z.string().min(1).default("./data").describe("a folder of this machine"),
    BACKUP_FOLDER: z.string().min(1).optional().describe("a folder of this machine"),
    BACKUP_PASSPHRASE: z.string().min(8).optional().describe("at least 8 characters"),
    BACKUP_EVERY: z
      .string()
      .regex(/^[1-9]\d{0,2}[hd]$/)
      .optional()
      .describe("hours or days, such as 12h or 1d"),
    BACKUP_KEEP: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(7)
      .describe("a whole number from 1 to 1000"),
    BACKUP_BEFORE_MIGRATION: z.enum(["on", "off"]).default("on").describe("on or off"),
    WAL_ARCHIVE: z
      .string()
      .regex(/^(\/|s3:\/\/[a-z0-9.-]+(\/|$))/)
      .optional()
      .describe("an absolute folder, or s3://bucket/prefix"),
    WAL_KEEP_BASES: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(7)
      .describe("a whole number from 1 to 1000"),
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
    BOUNCE_ADDRESS: z
      .string()
      .regex(BOUNCE_NAME)
      .optional()
      .describe(
        `an address with at most ${MOST_BOUNCE_NAME} signs before the @, such as bounces@benih.example`,
      ),
    BOUNCE_SMTP_PORT: port.optional().describe("a port number from 1 to 65535"),
    BOUNCE_IMAP_URL: z
      .url({ protocol: /^imaps?$/ })
      .regex(/^imaps?:\/\/[^@/\s]+@/)
      .optional()
      .describe("an imaps:// or imap:// address with user and password"),
    BOUNCE_WEBHOOK_SECRET: z
      .string()
      .min(16)
      .optional()
      .describe("a secret of 16 characters or more"),
    ...operatorSettings,
    SEND_EMAIL_HOOK_SECRET: z
      .string()
      .startsWith("v1,whsec_")
      .optional()
      .describe("the secret of the project's Send Email hook, v1,whsec_…"),
    GOOGLE_CLIENT_ID: clientSetting,
    GOOGLE_CLIENT_SECRET: clientSetting,
    FACEBOOK_CLIENT_ID: clientSetting,
    FACEBOOK_CLIENT_SECRET: clientSetting,
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
    AI_BASE_URL: address
      .optional()
      .describe("an http(s) address of an OpenAI-compatible API, such as https://api.example/v1"),
    AI_API_KEY: z.string().min(1).optional().describe("the key of that API"),
    AI_MODEL: z.string().max(200).optional().describe("the name of one of its models"),
    AI_TIMEOUT_SECONDS: z.coerce
      .number()
      .int()
      .min(1)
      .max(280)
      .default(120)
      .describe("whole seconds from 1 to 280"),
    AI_MAX_OUTPUT_TOKENS: z.coerce
      .number()
      .int()
      .min(500)
      .max(200_000)
      .default(8000)
      .describe("a whole number from 500 to 200000"),
    AI_INPUT_PRICE: dollars.default(0).describe("US dollars per million tokens"),
    AI_OUTPUT_PRICE: dollars.default(0).describe("US dollars per million tokens"),
    AI_VISION: z.enum(["on", "off"]).default("off").describe("on or off"),
    AI_MAX_RUN_COST: dollars.default(1).describe("US dollars that one run may cost"),
    AI_MAX_NEWSROOM_COST: dollars
      .default(5)
      .describe("US dollars that articles and translations may cost in a day"),
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

const PROJECT_SETTINGS = [
  "SUPABASE_URL",
  "SUPABASE_PUBLISHABLE_KEY",
  "SUPABASE_SECRET_KEY",
  "DATABASE_URL",
] as const;

/** The addresses and keys of a Supabase project. */
export type Project = Record<(typeof PROJECT_SETTINGS)[number], string>;

type Client = { clientId: string; clientSecret: string };
/** Who people can sign in by. */
export type Providers = { google?: Client; facebook?: Client };

export type Env = Omit<
  Settings,
  | keyof Project
  | keyof ClientSettings
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
  | AiSetting
> & {
  PUBLIC_URL: string;
  BACKUP_FOLDER: string;
  SAMPLE_CONTENT: "on" | "off";
  /** Undefined: demanded unless the site is only on this machine. */
  STAFF_SECOND_FACTOR: "on" | "off" | undefined;
  /** Undefined: the sample sign-in of this machine. */
  providers: Providers | undefined;
  /** Undefined: the server brings its own backend. */
  project: Project | undefined;
  /** What the own backend may share with other servers. */
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

/** A model, and what it may write for the newsroom in a day, in US dollars. */
type ModelOfServer = ModelSettings & { maxNewsroomCost: number };

/** One or more settings are wrong; the message names each one and what is expected. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

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

type AiSetting = Extract<keyof Settings, `AI_${string}`>;

function languageModelOf(settings: Pick<Settings, AiSetting>): ModelOfServer | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = settings;
  if (baseUrl === undefined && apiKey === undefined && model === undefined) return undefined;
  if (baseUrl === undefined || model === undefined) {
    throw new SettingsError("AI_BASE_URL and AI_MODEL must be set together, AI_API_KEY with both.");
  }
  return {
    baseUrl,
    apiKey,
    model,
    timeoutSeconds: settings.AI_TIMEOUT_SECONDS,
    maxOutputTokens: settings.AI_MAX_OUTPUT_TOKENS,
    prices: { input: settings.AI_INPUT_PRICE, output: settings.AI_OUTPUT_PRICE },
    maxRunCost: settings.AI_MAX_RUN_COST,
    maxNewsroomCost: settings.AI_MAX_NEWSROOM_COST,
    sees: settings.AI_VISION === "on",
  };
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

type ClientSettings = Pick<
  Settings,
  "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET" | "FACEBOOK_CLIENT_ID" | "FACEBOOK_CLIENT_SECRET"
>;

function providersOf(settings: ClientSettings): Providers | undefined {
  const google = clientOf("GOOGLE", settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET);
  const facebook = clientOf(
    "FACEBOOK",
    settings.FACEBOOK_CLIENT_ID,
    settings.FACEBOOK_CLIENT_SECRET,
  );
  if (!google && !facebook) return undefined;
  return { ...(google && { google }), ...(facebook && { facebook }) };
}

function clientOf(
  name: string,
  clientId: string | undefined,
  clientSecret: string | undefined,
): Client | undefined {
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  if (clientId === undefined && clientSecret === undefined) return undefined;
  throw new SettingsError(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET must both be set.`);
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
