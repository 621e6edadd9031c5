import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { withDatabase } from "../../testing/database.ts";
import type { Complaint } from "../../testing/log-complaints.ts";
import { claimsOf, makePerson, type Person, signAsServer } from "../../testing/people.ts";
import { memoryOf } from "../../testing/processes.ts";
import { type RunningServer, startServer } from "../../testing/running-server.ts";
import { ask } from "../pages.ts";
import { PEOPLE } from "./callers.ts";
import type { Target } from "./fuzz.ts";

const ENDS_WITHIN_MS = 30_000;
/**
 * The observer has separate limits, which no shot uses up; except on Linux there is only one
 * address.
 */
const ONLOOKER = process.platform === "linux" ? { localAddress: "127.0.0.2" } : {};
const TOKENS_LAST_S = 12 * 3600;
const CREDITS = 10_000;

export type ServerUnderFire = Target & {
  /** The server's own description at `/api`. */
  description(): Promise<unknown>;
  /** How often it had to be started again. */
  restarts(): number;
  /** Ends it and deletes its data. */
  discard(): Promise<void>;
};

/** A separate server with sample content and people, as `npm start` would run it. */
export async function startServerUnderFire(): Promise<ServerUnderFire> {
  let server = await startServer();
  const people: Person[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    people.push(await makePerson(server, { email: `person.${index}@people.example` }));
  }
  await prepare(server, people);
  let words = await wordsFor(server, people);
  let restarts = 0;
  let ending = "";

  return {
    fill: (text) =>
      text.replace(/~([a-z][a-z-]*)(\d*)~/g, (place, name: string, index: string) => {
        const values = words[name];
        return values?.[Number(index) % values.length] ?? place;
      }),
    portFor: ({ to }) => Number(words[to === "sandbox" ? "sandbox-port" : "port"]?.[0]),
    async isAlive() {
      const { program } = server;
      if (await takesConnections(new URL(server.url).port)) return true;
      // A server that neither accepts connections nor ends is as bad.
      ending = await Promise.race([
        program.ended.then(({ code, signal }) => signal ?? `code ${code}`),
        delay(ENDS_WITHIN_MS, "takes no connections, though its process is there", { ref: false }),
      ]);
      return false;
    },
    ending: () => ending,
    log: () => server.program.stderr(),
    memory: () => memoryOf(server.program.pid),
    async restart() {
      server.program.kill("SIGKILL");
      await server.program.ended;
      restarts += 1;
      server = await startServer({ dataDirectory: server.dataDirectory });
      words = await wordsFor(server, people);
    },
    check: () =>
      faultsSeenFrom(server).catch((error: unknown) => [
        { what: "answers a visitor no more", detail: String(error) },
      ]),
    restarts: () => restarts,
    async description() {
      const { text } = await ask(`${server.url}/api`, { headers: { accept: "application/json" } });
      return JSON.parse(text);
    },
    restore: () => restore(server, people),
    async discard() {
      server.program.kill("SIGTERM");
      await server.program.ended;
      rmSync(server.dataDirectory, { recursive: true, force: true });
    },
  };
}

function takesConnections(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: Number(port), ...ONLOOKER });
    socket.once("connect", () => resolve(true));
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "ECONNREFUSED"));
    socket.once("connect", () => socket.destroy());
  });
}

/** Roles, credits, and buckets as open as a policy makes them. */
async function prepare(server: RunningServer, people: Person[]): Promise<void> {
  await withDatabase(server, async (client) => {
    for (const [index, { id }] of people.entries()) {
      await client.query("insert into public.profiles (user_id, role) values ($1, $2)", [
        id,
        index % 2 === 0 ? "Startup" : "Investor",
      ]);
      await client.query(
        "select internal.post_credit_entry(internal.credit_account($1), 'grant', $2, $3, 'test', 'operator', 'test')",
        [id, CREDITS, randomUUID()],
      );
    }
    await client.query(
      "insert into storage.buckets (id, name, public) values ('fuzz-private', 'fuzz-private', false), ('fuzz-public', 'fuzz-public', true)",
    );
    await client.query(
      `create policy "All of the fuzz" on storage.objects for all to authenticated
         using (bucket_id in ('fuzz-private', 'fuzz-public'))`,
    );
  });
}

/**
 * Signs people in again whom a shot has signed out, and deletes everything but the sample content.
 */
async function restore(server: RunningServer, people: Person[]): Promise<void> {
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into auth.sessions (id, user_id)
         select * from unnest($1::uuid[], $2::uuid[]) as gone (session, person)
          where exists (select from auth.users where id = person)
       on conflict do nothing`,
      [people.map(({ sessionId }) => sessionId), people.map(({ id }) => id)],
    );
    for (const table of ["news", "funding_rounds", "startups", "investors"]) {
      await client.query(`delete from public.${table} where not is_sample`);
    }
  });
}

const rows = z.array(z.object({ id: z.uuid(), slug: z.string() })).min(1);

/** The values for the shots' placeholders. */
async function wordsFor(
  server: RunningServer,
  people: Person[],
): Promise<Record<string, string[]>> {
  const newest = async (table: string) => {
    const { text } = await read(
      server,
      `${table}?select=id,slug&is_sample=is.true&order=slug&limit=5`,
    );
    return rows.parse(JSON.parse(text));
  };
  const [news, startups, investors] = [
    await newest("news"),
    await newest("startups"),
    await newest("investors"),
  ];
  const { host, port } = new URL(server.url);
  const settings = readFileSync(path.join(server.dataDirectory, "backend.env"), "utf8");
  const setting = (name: string) => new RegExp(`^${name}=(.+)$`, "m").exec(settings)?.[1] ?? "";
  const exp = Math.floor(Date.now() / 1000) + TOKENS_LAST_S;
  return {
    host: [host],
    port: [port],
    "sandbox-port": [new URL(setting("SANDBOX_PAYMENTS_URL")).port],
    sandbox: [setting("SANDBOX_PAYMENTS_KEY")],
    publishable: [server.publishableKey],
    secret: [server.secretKey],
    id: people.map(({ id }) => id),
    email: people.map(({ email }) => email),
    token: await Promise.all(
      people.map((each) => signAsServer(server, { ...claimsOf(server, each), exp })),
    ),
    article: news.map(({ slug }) => slug),
    "article-id": news.map(({ id }) => id),
    startup: startups.map(({ slug }) => slug),
    "startup-id": startups.map(({ id }) => id),
    investor: investors.map(({ slug }) => slug),
    "investor-id": investors.map(({ id }) => id),
  };
}

function read(server: RunningServer, query: string) {
  return look(server, `/rest/v1/${query}`, { apikey: server.publishableKey });
}

function look(server: RunningServer, path: string, headers: Record<string, string> = {}) {
  return ask(`http://127.0.0.1:${new URL(server.url).port}${path}`, { ...ONLOOKER, headers });
}

const PAGE = 6;

/** Home and its list must be as usual. */
async function faultsSeenFrom(server: RunningServer): Promise<Complaint[]> {
  const home = await look(server, "/");
  const isHome =
    home.status === 200 && home.text.includes("</html>") && home.text.includes('href="/news/');
  const list = await read(
    server,
    `news?select=slug,title&is_published=is.true&order=published_at.desc&limit=${PAGE}`,
  );
  const articles = z.array(z.object({ slug: z.string(), title: z.string() })).length(PAGE);
  const isList = list.status === 200 && articles.safeParse(JSON.parse(list.text)).success;
  return [
    ...(isHome
      ? []
      : [{ what: "shows Home no more", detail: `${home.status} ${home.text.slice(0, 200)}` }]),
    ...(isList
      ? []
      : [{ what: "lists no news any more", detail: `${list.status} ${list.text.slice(0, 200)}` }]),
  ];
}
