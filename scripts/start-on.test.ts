import { expect, it } from "vitest";
import { readEnv } from "../server/env.ts";
import testSettings from "../testing/test-settings.json" with { type: "json" };
import { startOn } from "./start-on.ts";

/** Settings that change nothing outside the folder, whatever their value. */
const INWARD = [
  "SAMPLE_CONTENT",
  "TRUST_PROXY",
  "PRICE_LIST",
  "OPERATOR_NAME",
  "OPERATOR_ADDRESS",
  "CONTACT_EMAIL",
  "FIRST_REVIEW_FREE",
  "BACKUP_KEEP",
  "BACKUP_PASSPHRASE",
  "BACKUP_BEFORE_MIGRATION",
  "WAL_KEEP_BASES",
  "METRICS_TOKEN",
  "LOG_LEVEL",
  "DRAIN_SECONDS",
  "MAIL_FROM",
  "GOOGLE_CLIENT_ID",
  "GOOGLE_CLIENT_SECRET",
  "FACEBOOK_CLIENT_ID",
  "FACEBOOK_CLIENT_SECRET",
  "AI_INPUT_PRICE",
  "AI_OUTPUT_PRICE",
  "AI_MAX_NEWSROOM_COST",
  "AI_MAX_OUTPUT_TOKENS",
  "AI_MAX_RUN_COST",
  "AI_TIMEOUT_SECONDS",
  "AI_VISION",
  "STAFF_SECOND_FACTOR",
];

const lines = (...given: Parameters<typeof startOn>) => startOn(...given).split("\n");
/** What a printed command sets. */
const settingsOf = (line: string | undefined): Record<string, string> =>
  Object.fromEntries(
    [...(line ?? "").matchAll(/([A-Z0-9_]+)=(<[^>]*>|\S*)/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );

it("leaves out what would be used in place of what was brought back", () => {
  const plain = lines("/srv/new", { PORT: "3001", FILES_FOLDER: "" });
  expect(plain).toEqual([
    "To look, beside the site: PORT=<a free one> DATA_DIR=/srv/new FEEDS=off MADE_NEWS=off NEWSLETTER=off npm start",
    "To take its place, once all its servers have stopped: DATA_DIR=/srv/new npm start",
  ]);
  const settings = { POSTGRES_URL: "postgres://old", SECRETS_FILE: "/s.json", FILES_FOLDER: "/f" };
  const [look, place, without] = lines("/srv/new", settings);
  const emptied = { POSTGRES_URL: "", SECRETS_FILE: "", FILES_FOLDER: "" };
  expect(settingsOf(look)).toMatchObject(emptied);
  expect(settingsOf(place)).toEqual({ DATA_DIR: "/srv/new", ...emptied });
  expect(without).toMatch(/^Without POSTGRES_URL, SECRETS_FILE, FILES_FOLDER: /);
});

it("names the database that was filled, and nothing of it as left out", () => {
  const settings = { POSTGRES_URL: "postgres://old", SECRETS_FILE: "/s.json" };
  const [look, place, without] = lines("/srv/new", settings, { POSTGRES_URL: "<that address>" });
  for (const line of [look, place])
    expect(settingsOf(line)).toMatchObject({ POSTGRES_URL: "<that address>", SECRETS_FILE: "" });
  expect(without).toMatch(/^Without SECRETS_FILE: /);
});

it("shows a copy that sends no mail, charges nobody and asks nothing of others", () => {
  const live = {
    SMTP_URL: "smtps://user:password@mail.example:465",
    STRIPE_SECRET_KEY: "sk_live_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    AI_BASE_URL: "https://model.example/v1",
    AI_MODEL: "some-model",
    BOUNCE_IMAP_URL: "imaps://user:password@mail.example",
    PUBLIC_URL: "https://benih.example",
    BACKUP_EVERY: "12h",
  };
  const [look, place] = lines("/srv/new", live);
  const env = readEnv({ ...live, ...settingsOf(look), PORT: "3001" });
  expect(env).toMatchObject({
    PUBLIC_URL: "http://localhost:3001",
    stripe: undefined,
    languageModel: undefined,
    FEEDS: "off",
    MADE_NEWS: "off",
    NEWSLETTER: "off",
  });
  for (const name of ["SMTP_URL", "BOUNCE_IMAP_URL", "BACKUP_EVERY"])
    expect(env).not.toHaveProperty(name);
  // In the site's place it is the site itself.
  expect(settingsOf(place)).toEqual({ DATA_DIR: "/srv/new" });
});

it("lets a copy that is looked at have no setting of the site that was not thought about", () => {
  const all = Object.fromEntries(Object.keys(testSettings).map((name) => [name, "set"]));
  const decided = settingsOf(lines("/srv/new", all)[0]);
  expect([...Object.keys(decided), ...INWARD].toSorted()).toEqual(Object.keys(all).toSorted());
});
