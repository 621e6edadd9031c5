import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { decodeProtectedHeader } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator, signedIn, visitor } from "../testing/clients.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { type SignedUp, signUp } from "../testing/people.ts";
import {
  logs,
  type RunningServer,
  type ServerAddress,
  startServer,
} from "../testing/running-server.ts";
import { secretsOf } from "../testing/secrets.ts";
import { runCommand } from "./commands.ts";

let server: RunningServer;
/** As the server answers now, with its newest keys. */
let rotated: ServerAddress;
let person: SignedUp;
let oldToken: string;
let signedUrl: string;
/** Has listened for new articles since before the rotation. */
let listener: SupabaseClient;
const heard: unknown[] = [];

const keys = (...args: string[]) => runCommand("scripts/keys.ts", args, server.dataDirectory);
const publish = (by: ServerAddress) =>
  operator(by)
    .from("news")
    .insert({
      title: "Heard",
      slug: `heard-${randomUUID()}`,
      is_published: true,
      published_at: new Date().toISOString(),
    })
    .throwOnError();

beforeAll(async () => {
  server = await startServer({ settings: { SAMPLE_CONTENT: "off" } });
  person = await signUp(server, "Startup");
  oldToken = person.token;
  const bucket = operator(server).storage.from("pitch-decks");
  const name = `${person.id}/${randomUUID()}.pdf`;
  const uploaded = await bucket.upload(name, new Blob(["%PDF-1.4"], { type: "application/pdf" }));
  if (uploaded.error) throw uploaded.error;
  signedUrl = (await bucket.createSignedUrl(name, 3600)).data?.signedUrl ?? "";
  listener = visitor(server);
  await new Promise<void>((resolve) => {
    listener
      .channel("news")
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "news" }, (change) => {
        heard.push(change.new);
      })
      .on("system", {}, ({ status }) => status === "ok" && resolve())
      .subscribe();
  });

  const { code, said } = await keys("rotate");
  if (code !== 0) throw new Error(said);
  const { publishableKey, secretKey } = secretsOf(server);
  rotated = { ...server, publishableKey, secretKey };
});
afterAll(async () => {
  await listener.removeAllChannels();
  await server.discard();
});

const tokenStatus = async (by: ServerAddress, token: string) =>
  (await signedIn(by, token).from("profiles").select("id")).status;
const signerOf = (token: string) => decodeProtectedHeader(token).kid;

async function signerIds(): Promise<unknown[]> {
  const answer = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
  const { keys: published } = await answer.json();
  return published.map(({ kid }: { kid: string }) => kid);
}

describe("after keys were rotated while the server ran", () => {
  it("pages give browsers the new key, and the new keys work", async () => {
    await eventually("a page with the new key", PATIENCE_MS, async () => {
      const page = await (await fetch(server.url)).text();
      return page.includes(rotated.publishableKey) || undefined;
    });
    expect(await fetch(`${server.url}/desk`).then((page) => page.text())).toContain(
      rotated.publishableKey,
    );
    expect((await visitor(rotated).from("news").select("id")).status).toBe(200);
    expect((await operator(rotated).from("profiles").select("id")).status).toBe(200);
  });

  it("an access token from before goes on, with the old and the new key", async () => {
    expect(await tokenStatus(server, oldToken)).toBe(200);
    expect(await tokenStatus(rotated, oldToken)).toBe(200);
    const { data } = await visitor(rotated).auth.getUser(oldToken);
    expect(data.user?.id).toBe(person.id);
  });

  it("a session goes on by its refresh token, signed by the new key", async () => {
    const { data, error } = await person.client.auth.refreshSession();
    expect(error).toBeNull();
    const token = data.session?.access_token ?? "";
    expect(signerOf(token)).not.toBe(signerOf(oldToken));
    expect(await signerIds()).toEqual([signerOf(token), signerOf(oldToken)]);
    expect(await tokenStatus(server, token)).toBe(200);
    expect((await person.client.auth.refreshSession()).error).toBeNull();
  });

  it("a signed address still opens its file", async () => {
    expect((await fetch(signedUrl)).status).toBe(200);
  });

  it("an open socket still hears of changes, and the old key opens another", async () => {
    await eventually("an article is heard of", PATIENCE_MS, async () => {
      await publish(rotated);
      return heard.length > 0 || undefined;
    });
    const another = visitor(server);
    const status = await new Promise<string>((resolve) => {
      another.channel("another").subscribe(resolve);
    });
    await another.removeAllChannels();
    expect(status).toBe("SUBSCRIBED");
  });

  it("operations answer members, and whoever uses an old key is told when it ends", async () => {
    const answer = await fetch(`${server.url}/rest/v1/news?select=id&limit=1`, {
      headers: { apikey: server.publishableKey },
    });
    expect(answer.status).toBe(200);
    const left = Date.parse(answer.headers.get("sunset") ?? "") - Date.now();
    expect(left / 86_400_000).toBeGreaterThan(29);
    await logs(server, "still uses an earlier publishable key");
    const operation = await fetch(`${server.url}/api/account/read`, {
      method: "POST",
      headers: { authorization: `Bearer ${oldToken}`, "content-type": "application/json" },
      body: "{}",
    });
    expect(operation.status).not.toBe(401);
  });

  it("earlier keys can be voided at once; sessions that were refreshed since stay", async () => {
    expect((await keys("void")).code).toBe(0);
    await eventually("the old key is void", PATIENCE_MS, async () => {
      const { status } = await visitor(server).from("news").select("id");
      return status === 401 || undefined;
    });
    expect(await tokenStatus(rotated, oldToken)).toBe(401);
    const { session } = (await person.client.auth.getSession()).data;
    const renewed = await visitor(rotated).auth.refreshSession({
      refresh_token: session?.refresh_token ?? "",
    });
    expect(renewed.error).toBeNull();
    expect(await tokenStatus(rotated, renewed.data.session?.access_token ?? "")).toBe(200);
  });

  it("the next start changes the passwords of the database, and sessions go on", async () => {
    const { databaseUrl } = server;
    await server.stop();
    server = await startServer({
      dataDirectory: server.dataDirectory,
      settings: { SAMPLE_CONTENT: "off" },
    });
    expect(new URL(server.databaseUrl).password).not.toBe(new URL(databaseUrl).password);
    expect(server.publishableKey).toBe(rotated.publishableKey);
    expect((await operator(server).from("profiles").select("id")).status).toBe(200);
  });
});

it("says how it is used", async () => {
  for (const args of [[], ["rotate", "--grace-days", "many"], ["steal"]]) {
    const { code, said } = await keys(...args);
    expect(code).toBe(2);
    expect(said).toContain("npm run keys -- rotate");
  }
});
