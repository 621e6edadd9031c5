import path from "node:path";
import { z } from "zod";

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
    SAMPLE_CONTENT: z.enum(["on", "off"]).optional().describe("on or off"),
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

export type Env = Omit<Settings, keyof Project | "PUBLIC_URL" | "SAMPLE_CONTENT"> & {
  PUBLIC_URL: string;
  SAMPLE_CONTENT: "on" | "off";
  /** Undefined: the server brings its own backend. */
  project: Project | undefined;
};

/** A setting is wrong; the message names each one and what is expected. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** Reads and checks the settings. @throws SettingsError */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new SettingsError(explain(parsed.error));
  const { PUBLIC_URL, SAMPLE_CONTENT, ...settings } = parsed.data;
  const project = projectOf(settings);
  return {
    ...settings,
    DATA_DIR: path.resolve(settings.DATA_DIR),
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    // A project of somebody else is never filled unasked.
    SAMPLE_CONTENT: SAMPLE_CONTENT ?? (project ? "off" : "on"),
    project,
  };
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
