import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitor } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { callOperation } from "../testing/operations.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { secretsOf } from "../testing/secrets.ts";
import { LANGUAGES } from "../testing/words.ts";

/** Strings that occur nowhere else, so that any other occurrence is a leak. */
const PHONE = "+6591234567";
const ADDRESS = "77 Unmistakable Lane, Pulau Rahasia";
const CRITERIA = "Only investors who like durian (kept secret)";
const PASSWORD = "a password like no other 4711";
const WRONG = "a wrong guess like no other 0815";
/** Requests several hundred addresses. */
const LIMIT_MS = 300_000;

let server: RunningServer;
let client: SupabaseClient;
let email: string;
/** What nobody may see, by kind. */
let secrets: Record<string, string>;

beforeAll(async () => {
  server = await startServer({ settings: { LOG_LEVEL: "debug" } });
  email = "unmistakable.person@leaktest.example";
  client = createClient(server.url, server.publishableKey, { auth: { autoRefreshToken: false } });
  const options = { data: { role: "Startup" } };
  const { error: refused } = await client.auth.signUp({ email, password: PASSWORD, options });
  if (refused) throw refused;
  await withDatabase(server, (database) =>
    database.query("update auth.users set email_confirmed_at = now() where email = $1", [email]),
  );
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const hash = await withDatabase(server, async (database) => {
    const { rows } = await database.query<{ encrypted_password: string }>(
      "select encrypted_password from auth.users where email = $1",
      [email],
    );
    return rows[0]?.encrypted_password ?? "";
  });
  const own = secretsOf(server);
  secrets = {
    email,
    phone: PHONE.slice(1),
    address: ADDRESS,
    criteria: CRITERIA,
    password: PASSWORD,
    "wrong password": WRONG,
    "password hash": hash,
    "person's id": data.user.id,
    "access token": data.session.access_token,
    "token's signature": data.session.access_token.split(".")[2] ?? "",
    "refresh token": data.session.refresh_token,
    "secret key": own.secretKey,
    "signing key": own.userTokenKey.d,
    "file token secret": own.fileTokenSecret,
    "state secret": own.signInStateSecret,
    ...own.databasePasswords,
  };
  for (const [what, text] of Object.entries(secrets)) expect(text.length, what).toBeGreaterThan(7);
});

afterAll(() => server.discard());

function leaksIn(text: string): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
    .map(([what]) => what);
}

/** Uses the account like an ordinary person, and like a curious one. */
async function exercise(): Promise<string[]> {
  const token = secrets["access token"] ?? "";
  const profile = {
    name: "Leaktest Garden",
    tagline: "",
    description: "",
    industries: ["fintech"],
    venture_round: "seed",
    team_size: "",
    founded_year: "2020",
    country: "Singapore",
    city: "",
    address: ADDRESS,
    company_email: email,
    website: "",
    founder_name: "Unmistakable Founder",
    mobile_phone: PHONE,
    whatsapp: PHONE,
    line: "",
    telegram: "",
    zalo: "",
    linkedin: "",
  };
  const saved = await callOperation(server, token, "startup-profile/save", { version: 0, profile });
  expect(saved.status, JSON.stringify(saved)).toBe(200);
  expect(
    (await callOperation(server, token, "match/save-criteria", { criteria: CRITERIA })).status,
  ).toBe(200);
  await callOperation(server, token, "account/delete", { email, password: WRONG });
  const answers: string[] = [];
  const ask = async (path: string, init?: RequestInit) => {
    answers.push(await (await fetch(server.url + path, init)).text());
  };
  const headers = { apikey: server.publishableKey, "content-type": "application/json" };
  const broken = `{"password":"${WRONG}`;
  // Signing in with a wrong password, broken bodies, tokens and addresses in places that are logged.
  await visitor(server).auth.signInWithPassword({ email, password: WRONG });
  await ask("/auth/v1/token?grant_type=password", { method: "POST", headers, body: broken });
  await ask("/api/account/delete", {
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: broken,
  });
  await ask("/rest/v1/startup_profiles?select=*", { headers });
  await ask("/rest/v1/profiles?select=*", { headers });
  await ask("/rest/v1/account_activity?select=*", { headers });
  await ask("/rest/v1/startups?select=*&limit=1000", { headers });
  await ask("/rest/v1/rpc/search_site", { method: "POST", headers, body: '{"query":"Leaktest"}' });
  await ask("/rest/v1/rpc/suggest?query=Leaktest", { headers });
  await ask("/rest/v1/users?select=*", { headers: { ...headers, "accept-profile": "auth" } });
  await ask("/auth/v1/settings", { headers });
  await ask("/storage/v1/bucket", { headers });
  for (const path of ["/", "/nowhere", "/api/nothing", "/auth/v1/nothing", "/storage/v1/nothing"]) {
    await fetch(`${server.url}${path}?access_token=${token}&apikey=${server.secretKey}`);
  }
  await fetch(`${server.url}/auth/v1/verify?token=${secrets["refresh token"]}&type=signup`, {
    redirect: "manual",
  });
  return answers;
}

async function publicAddresses(): Promise<string[]> {
  const index = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  const listed: string[] = [];
  for (const file of files) {
    const text = await (await fetch(file)).text();
    listed.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url));
  }
  // Each in one language.
  const paths = listed
    .filter((url) => url.endsWith("?lang=en"))
    .map((url) => url.slice(server.url.length));
  const more = ["/settings", "/profile", "/goodbye", "/startup-profile-submission", "/auth"];
  const documents = ["/robots.txt", "/sitemap.xml", ...files.map((url) => new URL(url).pathname)];
  return [
    ...new Set(paths),
    ...[...more, "/", "/search?q=Leaktest", "/startups?name=Leaktest", "/nowhere"].flatMap((path) =>
      LANGUAGES.map((language) => `${path}${path.includes("?") ? "&" : "?"}lang=${language}`),
    ),
    ...more.map((path) => `${path}.data`),
    ...documents,
    ...LANGUAGES.flatMap((language) => [`/feeds/${language}.rss`, `/feeds/${language}.json`]),
    "/funding-tracker.csv",
    "/funding-tracker.json",
    "/backend.env",
    "/secrets.json",
    "/.env",
    "/server/main.ts",
  ];
}

it(
  "nothing of a person, and no key, is in any page, answer, feed, file or line of the log",
  async () => {
    // Makes sure that the search finds such strings.
    expect(leaksIn(Object.values(secrets).join("\n"))).toEqual(Object.keys(secrets));
    const answers = await exercise();
    for (const answer of answers) expect(leaksIn(answer), answer.slice(0, 200)).toEqual([]);

    const addresses = await publicAddresses();
    expect(addresses.length).toBeGreaterThan(100);
    for (const address of addresses) {
      const response = await fetch(server.url + address, {
        headers: { cookie: `t=${secrets["access token"]}` },
      });
      expect(leaksIn(await response.text()), address).toEqual([]);
      expect(leaksIn(JSON.stringify([...response.headers])), address).toEqual([]);
    }

    const said = server.program.stdout() + server.program.stderr();
    expect(said.length).toBeGreaterThan(0);
    expect(leaksIn(said)).toEqual([]);
  },
  LIMIT_MS,
);
