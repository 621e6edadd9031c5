import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, describe, expect, inject, it } from "vitest";
import { WebSocket } from "ws";
import { operator, signedIn, visitor } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { claimsOf, type Member, makeMember, signAsServer } from "../testing/people.ts";

const server = inject("server");
const POLICY_VIOLATION = 1008;
const clients: SupabaseClient[] = [];
afterAll(async () => {
  for (const client of clients) await client.removeAllChannels();
});

/** Resolves to the code with which the server closed the socket. */
async function closeCodeAfter(version: string, ...frames: string[]): Promise<number> {
  const query = new URLSearchParams({ apikey: server.publishableKey, vsn: version });
  const address = `${server.url.replace("http", "ws")}/realtime/v1/websocket?${query}`;
  const socket = new WebSocket(address);
  await once(socket, "open");
  const closed = once(socket, "close");
  for (const frame of frames) socket.send(frame);
  const [code] = await closed;
  return Number(code);
}

describe.each(["1.0.0", "2.0.0"])("a frame of %s nested 100,000 deep", (version) => {
  const frame = (ref: string, event: string, payload: string) =>
    version === "1.0.0"
      ? `{"topic":"realtime:x","event":"${event}","payload":${payload},"ref":"${ref}","join_ref":"1"}`
      : `["1","${ref}","realtime:x","${event}",${payload}]`;
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

  it.each([
    ["broadcast", `{"type":"broadcast","event":"x","payload":{"a":${deep}}}`],
    ["presence", `{"type":"presence","event":"track","payload":{"a":${deep}}}`],
    ["phx_join", `{"config":{"postgres_changes":[{"event":"*","filter":${deep}}]}}`],
  ])("closes its own socket as a %s, and the site answers on", async (event, payload) => {
    const join = frame("1", "phx_join", '{"config":{}}');
    const code = await closeCodeAfter(version, join, frame("2", event, payload));
    expect(code).toBe(POLICY_VIOLATION);
    expect((await fetch(server.url, { redirect: "manual" })).status).toBeLessThan(400);
  });
});

describe("messages of one browser to others", () => {
  it("are refused, signed in or not; the secret key may send them", async () => {
    const member = await makeMember(server);
    const topic = randomUUID();
    const send = async (client: SupabaseClient) => {
      clients.push(client);
      const channel = client.channel(topic, { config: { broadcast: { ack: true } } });
      await new Promise<void>((resolve) => {
        channel.subscribe((status) => status === "SUBSCRIBED" && resolve());
      });
      const broadcast = await channel.send({ type: "broadcast", event: "x", payload: {} });
      const presence = await channel.track({ here: true });
      const overHttp = await channel.httpSend("x", {}).then(
        () => "ok",
        () => "error",
      );
      return [broadcast, presence, overHttp];
    };
    for (const client of [visitor(server), signedIn(server, member.token)]) {
      expect(await send(client)).toEqual(["error", "error", "error"]);
    }
    expect(await send(operator(server))).toEqual(["ok", "ok", "ok"]);
  });
});

/** Follows the member's own account of credits, as their page does. */
async function followCredits(member: Member) {
  const account = await withDatabase(server, async (client) => {
    const { rows } = await client.query("select internal.credit_account($1) as id", [member.id]);
    return String(rows[0]?.id);
  });
  const client = signedIn(server, member.token);
  clients.push(client);
  await client.realtime.setAuth();
  const seen = { changes: 0, statuses: [] as string[] };
  const channel = client
    .channel("credits")
    .on("postgres_changes", { event: "UPDATE", schema: "public", table: "credit_accounts" }, () => {
      seen.changes++;
    });
  const flowing = new Promise<void>((resolve) => {
    channel.on("system", {}, ({ extension, status }) => {
      if (extension === "postgres_changes" && status === "ok") resolve();
    });
  });
  channel.subscribe((status) => seen.statuses.push(status));
  await flowing;
  const touch = () =>
    withDatabase(server, (client) =>
      client.query("update public.credit_accounts set owed = owed where id = $1", [account]),
    );
  return { seen, touch };
}

describe("a session that is over", () => {
  /** Another session of the same person. */
  async function elsewhere(member: Member): Promise<string> {
    const sessionId = randomUUID();
    await withDatabase(server, (client) =>
      client.query("insert into auth.sessions (id, user_id) values ($1, $2)", [
        sessionId,
        member.id,
      ]),
    );
    return signAsServer(server, claimsOf(server, { ...member, sessionId }));
  }

  it.each([
    ["signed out here", "local", (member: Member) => Promise.resolve(member.token)],
    ["signed out everywhere, from elsewhere", "global", elsewhere],
  ])("gets no row of its owner's any more: %s", async (_how, scope, tokenOf) => {
    const member = await makeMember(server);
    const { seen, touch } = await followCredits(member);
    await touch();
    await eventually("a row comes", PATIENCE_MS, () => seen.changes > 0 || undefined);
    const answer = await fetch(`${server.url}/auth/v1/logout?scope=${scope}`, {
      method: "POST",
      headers: {
        apikey: server.publishableKey,
        authorization: `Bearer ${await tokenOf(member)}`,
      },
    });
    expect(answer.status).toBe(204);
    const before = seen.changes;
    await touch();
    await eventually(
      "the channel is closed",
      PATIENCE_MS,
      () => seen.statuses.includes("CLOSED") || undefined,
    );
    expect(seen.changes).toBe(before);
  });
});
