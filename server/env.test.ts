import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_PRICES } from "../contracts/prices.ts";
import testSettings from "../testing/test-settings.json" with { type: "json" };
import { readEnv, type SettingName } from "./env.ts";
import { SettingsError } from "./settings/settings-error.ts";

const PROJECT = {
  SUPABASE_URL: "https://project.example/",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_xxxx",
  DATABASE_URL: "postgresql://postgres:secret@db.example:5432/postgres",
};

const STORE = {
  S3_ENDPOINT: "https://s3.example/",
  S3_REGION: "ap-southeast-1",
  S3_BUCKET: "benih",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

describe("readEnv", () => {
  it("finds each setting emptied, or off, in what tests start servers with", () => {
    const all: Record<SettingName, string> = testSettings;
    const off = Object.entries(all).filter(([, value]) => value !== "");
    expect(off.every(([, value]) => value === "off")).toBe(true);
    expect(readEnv(all)).toEqual(readEnv(Object.fromEntries(off)));
  });

  it("has a line in .env.example for each setting, and for nothing else", () => {
    const example = readFileSync(path.resolve(import.meta.dirname, "../.env.example"), "utf8");
    const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    const all: Record<SettingName, string> = testSettings;
    expect(named.toSorted()).toEqual(Object.keys(all).toSorted());
  });

  it("knows what the backend shares with other servers", () => {
    const nothing = { postgresUrl: undefined, secretsFile: undefined, files: undefined };
    expect(readEnv({ S3_ENDPOINT: "" }).backend).toEqual(nothing);
    expect(readEnv({ SECRETS_FILE: "s.json", FILES_FOLDER: "files" }).backend).toEqual({
      ...nothing,
      secretsFile: path.resolve("s.json"),
      files: path.resolve("files"),
    });
    expect(readEnv(STORE).backend.files).toEqual({
      endpoint: "https://s3.example",
      region: "ap-southeast-1",
      bucket: "benih",
      accessKeyId: "key",
      secretAccessKey: "secret",
    });
  });

  it("needs nothing", () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: "http://localhost:3000",
      SAMPLE_CONTENT: "on",
    });
    expect(env.project).toBeUndefined();
  });

  it("knows who runs the site only as far as it is told", () => {
    expect(readEnv({ CONTACT_EMAIL: "" }).operator).toEqual({});
    const told = { OPERATOR_NAME: " PT Benih Media ", CONTACT_EMAIL: "hello@benih.example" };
    expect(readEnv(told).operator).toEqual({
      name: "PT Benih Media",
      mailbox: "hello@benih.example",
    });
  });

  it("takes an empty setting for none, as in a copied .env.example", () => {
    expect(readEnv({ PORT: "", SUPABASE_URL: "" }).PORT).toBe(3000);
  });

  it.each([
    [{ PORT: "abc" }, /PORT must be a port number/],
    [{ PORT: "70000" }, /PORT must be/],
    [{ PUBLIC_URL: "ftp://x" }, /PUBLIC_URL must be an http\(s\) address/],
    [{ SUPABASE_URL: "nowhere" }, /SUPABASE_URL must be/],
    [{ METRICS_PORT: "0" }, /METRICS_PORT must be a port number/],
    [{ METRICS_PORT: "3000" }, /METRICS_PORT must be another port than PORT/],
    [{ METRICS_TOKEN: "short" }, /METRICS_TOKEN must be 16 or more printable characters/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "x" }, /OTEL_EXPORTER_OTLP_ENDPOINT must be the http\(s\)/],
    [{ SENTRY_DSN: "https://sentry.example/1" }, /SENTRY_DSN must be a DSN of Sentry/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL must be debug, info, warn or error/],
    [{ SMTP_URL: "http://mail.example" }, /SMTP_URL must be an smtp:/],
    [{ MAIL_FROM: "hello@benih.example" }, /MAIL_FROM must be a name and an address/],
    [{ MAIL_FROM: "Benih <a@b.example>\r\nBcc: <c@d.example>" }, /MAIL_FROM must be/],
    [{ BOUNCE_ADDRESS: "a-name-that-is-too-long@b.example" }, /BOUNCE_ADDRESS must be an address/],
    [
      { BOUNCE_ADDRESS: "bounces+x@b.example" },
      /BOUNCE_ADDRESS must be an address with at most 18/,
    ],
    [{ BOUNCE_SMTP_PORT: "2525" }, /BOUNCE_ADDRESS must be set too/],
    [{ BOUNCE_IMAP_URL: "https://mail.example" }, /BOUNCE_IMAP_URL must be an imaps:/],
    [{ BOUNCE_IMAP_URL: "nowhere" }, /BOUNCE_IMAP_URL must be an imaps:/],
    [{ BOUNCE_IMAP_URL: "imaps://mail.example" }, /BOUNCE_IMAP_URL must be.* with user and/],
    [{ BOUNCE_WEBHOOK_SECRET: "short" }, /BOUNCE_WEBHOOK_SECRET must be a secret of 16/],
    [{ CONTACT_EMAIL: "Benih <hello@benih.example>" }, /CONTACT_EMAIL must be a mailbox/],
    [{ OPERATOR_NAME: "B" }, /OPERATOR_NAME must be the name/],
    [{ OPERATOR_ADDRESS: "x".repeat(301) }, /OPERATOR_ADDRESS must be a postal address/],
    [{ SEND_EMAIL_HOOK_SECRET: "whsec" }, /SEND_EMAIL_HOOK_SECRET must be/],
    [{ SEND_EMAIL_HOOK_SECRET: "v1,whsec_abc" }, /SMTP_URL must be set too/],
    [{ POSTGRES_URL: "mysql://db.example" }, /POSTGRES_URL must be a superuser's postgresql:/],
    [{ S3_ENDPOINT: "s3.example" }, /S3_ENDPOINT must be an http\(s\) address/],
    [{ S3_BUCKET: "benih" }, /S3_ENDPOINT, S3_REGION, .* must be set too/],
    [{ ...STORE, FILES_FOLDER: "files" }, /FILES_FOLDER and S3_ENDPOINT must not both be set/],
    [{ ...PROJECT, SECRETS_FILE: "s.json" }, /SECRETS_FILE must not be set with SUPABASE_URL/],
    [{ GOOGLE_CLIENT_ID: "12345" }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must both be set/],
    [{ STRIPE_SECRET_KEY: "pk_live_public" }, /STRIPE_SECRET_KEY must be a secret key of Stripe/],
    [{ STRIPE_WEBHOOK_SECRET: "secret" }, /STRIPE_WEBHOOK_SECRET must be the signing secret/],
    [{ STRIPE_SECRET_KEY: "sk_test_x" }, /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set/],
    [{ STRIPE_WEBHOOK_SECRET: "whsec_x" }, /STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be/],
    [{ PRICE_LIST: "/nowhere/prices.json" }, /PRICE_LIST must be a JSON file.*ENOENT/],
    [{ AI_BASE_URL: "api.example" }, /AI_BASE_URL must be an http\(s\) address/],
    [{ AI_BASE_URL: "https://api.example/v1" }, /AI_BASE_URL and AI_MODEL must be set together/],
    [{ AI_MODEL: "some-model" }, /AI_BASE_URL and AI_MODEL must be set together/],
    [{ AI_API_KEY: "key" }, /AI_BASE_URL and AI_MODEL must be set together/],
    [{ AI_TIMEOUT_SECONDS: "0" }, /AI_TIMEOUT_SECONDS must be whole seconds/],
    [{ AI_MAX_OUTPUT_TOKENS: "many" }, /AI_MAX_OUTPUT_TOKENS must be a whole number/],
    [{ AI_INPUT_PRICE: "-1" }, /AI_INPUT_PRICE must be US dollars/],
    [{ AI_MAX_RUN_COST: "free" }, /AI_MAX_RUN_COST must be US dollars/],
    [{ WAL_ARCHIVE: "backup" }, /WAL_ARCHIVE must be an absolute folder, or s3/],
    [{ WAL_KEEP_BASES: "0" }, /WAL_KEEP_BASES must be a whole number/],
    [{ SUPABASE_URL: "https://x.example" }, /SUPABASE_SECRET_KEY, DATABASE_URL must be set too/],
  ])("refuses %j with the setting's name", (settings, message) => {
    expect(() => readEnv(settings)).toThrow(SettingsError);
    expect(() => readEnv(settings)).toThrow(message);
  });

  it("lists the providers whose keys are set", () => {
    expect(readEnv({}).providers).toBeUndefined();
    const keys = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret" };
    expect(readEnv(keys).providers).toEqual({
      google: { clientId: "client", clientSecret: "secret" },
    });
  });

  it("fills a project of somebody else only when asked to", () => {
    expect(readEnv(PROJECT)).toMatchObject({
      SAMPLE_CONTENT: "off",
      project: { ...PROJECT, SUPABASE_URL: "https://project.example" },
    });
    expect(readEnv({ ...PROJECT, SAMPLE_CONTENT: "on" }).SAMPLE_CONTENT).toBe("on");
  });
});

describe("payments", () => {
  it("take both keys of Stripe, or none for the sandbox", () => {
    expect(readEnv({}).stripe).toBeUndefined();
    expect(readEnv({ STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" }).stripe).toBeUndefined();
    for (const secretKey of ["sk_test_x", "sk_live_x", "rk_live_x"]) {
      const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: "whsec_x" };
      expect(readEnv(keys).stripe).toEqual({ secretKey, webhookSecret: "whsec_x" });
    }
  });

  it("never name a key that is wrong: messages end up in logs", () => {
    for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]) {
      const read = () => readEnv({ [name]: "mistaken_and_secret" });
      expect(read).toThrow(name);
      expect(read).not.toThrow(/mistaken_and_secret/);
    }
  });
});

describe("the language model", () => {
  it("is off unless both the model and its address are set", () => {
    expect(readEnv({}).languageModel).toBeUndefined();
    expect(
      readEnv({ AI_BASE_URL: "", AI_MODEL: "", AI_API_KEY: "" }).languageModel,
    ).toBeUndefined();
    // Limits alone do not configure a model.
    expect(readEnv({ AI_MAX_RUN_COST: "2" }).languageModel).toBeUndefined();
  });

  it("needs no key, and has default limits", () => {
    const settings = { AI_BASE_URL: "http://localhost:11434/v1/", AI_MODEL: "some-model" };
    expect(readEnv(settings).languageModel).toEqual({
      baseUrl: "http://localhost:11434/v1",
      apiKey: undefined,
      model: "some-model",
      timeoutSeconds: 120,
      maxOutputTokens: 8000,
      prices: { input: 0, output: 0 },
      maxRunCost: 1,
      maxNewsroomCost: 5,
      sees: false,
    });
    const told = {
      ...settings,
      AI_API_KEY: "secret",
      AI_INPUT_PRICE: "0.15",
      AI_OUTPUT_PRICE: "0.6",
      AI_MAX_RUN_COST: "0.05",
      AI_VISION: "on",
      AI_TIMEOUT_SECONDS: "30",
      AI_MAX_OUTPUT_TOKENS: "4000",
    };
    expect(readEnv(told).languageModel).toMatchObject({
      apiKey: "secret",
      timeoutSeconds: 30,
      maxOutputTokens: 4000,
      prices: { input: 0.15, output: 0.6 },
      maxRunCost: 0.05,
      sees: true,
    });
  });
});

describe("prices", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "benih prices-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (text: string) => {
    const file = path.join(folder, "prices.json");
    writeFileSync(file, text);
    return readEnv({ PRICE_LIST: file }).prices;
  };
  const reading = (changes: object) => () =>
    read(JSON.stringify({ ...DEFAULT_PRICES, ...changes }));

  it("are our own unless there is a file", () => {
    expect(readEnv({}).prices).toEqual(DEFAULT_PRICES);
    expect(readEnv({ PRICE_LIST: "" }).prices).toEqual(DEFAULT_PRICES);
  });

  it("are those of the file", () => {
    const dearer = { ...DEFAULT_PRICES, deckReview: 9, planDiscount: 0 };
    expect(read(JSON.stringify(dearer))).toEqual(dearer);
  });

  it.each([
    ["a price of nothing", { deckReview: 0 }, /deckReview/],
    ["a discount that gives all", { planDiscount: 100 }, /planDiscount/],
    ["a pack without a price", { packs: [{ id: "p", credits: 1 }] }, /packs\[0\]\.cents/],
    ["a price that is left out", { match: undefined }, /match/],
    [
      "two packs of one name",
      { packs: [DEFAULT_PRICES.packs[0], DEFAULT_PRICES.packs[0]] },
      /two packs or plans have the same id/,
    ],
  ])("stop the start with %s, and say what is wrong", (_what, changes, wrong) => {
    expect(reading(changes)).toThrow(SettingsError);
    expect(reading(changes)).toThrow(/PRICE_LIST must be a JSON file/);
    expect(reading(changes)).toThrow(wrong);
  });

  it.each(["", "{", "[]", "null", "5"])("stop the start with a file of %j", (text) => {
    expect(() => read(text)).toThrow(SettingsError);
    expect(() => read(text)).toThrow(/PRICE_LIST must be a JSON file/);
  });
});
