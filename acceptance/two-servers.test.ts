import { randomUUID } from "node:crypto";
import { copyFileSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator, visitor } from "../testing/clients.ts";
import { withDatabase } from "../testing/database.ts";
import { STRONG } from "../testing/decks.ts";
import { eventually, PATIENCE_MS, promptly } from "../testing/eventually.ts";
import { callOperation } from "../testing/operations.ts";
import { makeMember, signUp } from "../testing/people.ts";
import {
  makeFolder,
  type RunningServer,
  type ServerAddress,
  startServer,
} from "../testing/running-server.ts";
import { differencesIn, entriesOf, sandboxOf, startCheckout } from "../testing/sandbox.ts";
import { startBalancer } from "./balancer.ts";
import { buyingOn } from "./buying.ts";
import { startPostgres } from "./given-postgres.ts";
import { ask } from "./pages.ts";
import { AT_ANY_PRICE, servicesOn } from "./services.ts";

/** A run is taken over half a minute after its server's death. */
const RUN_LIMIT_MS = 120_000;

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let balancer: Awaited<ReturnType<typeof startBalancer>>;
let running: [RunningServer, RunningServer];
/** Each server by itself, and the site as visitors reach it. */
let a: ServerAddress;
let b: ServerAddress;
let site: ServerAddress;

beforeAll(async () => {
  folder = makeFolder();
  [postgres, balancer] = await Promise.all([startPostgres(folder), startBalancer()]);
  const secretsFile = path.join(folder, "secrets.json");
  const start = (name: string) =>
    startServer({
      dataDirectory: path.join(folder, name),
      settings: {
        PUBLIC_URL: balancer.url,
        POSTGRES_URL: postgres.url,
        SECRETS_FILE: secretsFile,
        FILES_FOLDER: path.join(folder, "files"),
      },
    });
  running = await Promise.all([start("a"), start("b")]);
  const [one, two] = running;
  // The key that signs the tests' own tokens.
  copyFileSync(secretsFile, path.join(one.dataDirectory, "secrets.json"));
  balancer.lead([one.port, two.port]);
  site = one;
  a = { ...one, url: `http://localhost:${one.port}` };
  b = { ...two, url: `http://localhost:${two.port}` };
}, 120_000);

afterAll(async () => {
  await Promise.all(running.map((server) => server.stop()));
  await Promise.all([postgres.stop(), balancer.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const article = (slug: string) => ({
  slug,
  title: `Article ${slug}`,
  category: "Event",
  is_published: true,
  published_at: new Date().toISOString(),
});

/** Subscribes to new articles, and collects the slugs of what arrives. */
async function hear(client: SupabaseClient): Promise<string[]> {
  const heard: string[] = [];
  const channel = client
    .channel("news")
    .on("postgres_changes", { event: "INSERT", schema: "public", table: "news" }, (change) => {
      heard.push(change.new.slug);
    });
  await new Promise<void>((resolve, reject) => {
    channel.on("system", {}, ({ extension, status, message }) => {
      if (extension !== "postgres_changes") return;
      if (status === "ok") resolve();
      else reject(new Error(message));
    });
    channel.subscribe();
  });
  return heard;
}

/**
 * An article written through one server appears on the other's cached pages, and reaches its
 * listeners.
 */
async function passesOn(from: ServerAddress, to: ServerAddress): Promise<void> {
  const client = visitor(to);
  const heard = await hear(client);
  const slug = `passed-on-${randomUUID()}`;
  expect((await ask(`${to.url}/feeds/en.rss`)).text).not.toContain(slug);
  await operator(from).from("news").insert(article(slug)).throwOnError();
  await eventually(
    `${slug} is on a page`,
    PATIENCE_MS,
    async () => (await ask(`${to.url}/feeds/en.rss`)).text.includes(slug) || undefined,
  );
  await eventually(`${slug} is heard`, PATIENCE_MS, () => heard.includes(slug) || undefined);
  await client.removeAllChannels();
}

describe("two servers that start at once on an empty database", () => {
  it("make one project of it, with the sample content once", async () => {
    expect(readFileSync(path.join(folder, "a", "backend.env"), "utf8")).toContain(
      `SUPABASE_SECRET_KEY=${b.secretKey}`,
    );
    const { rows } = await withDatabase(site, (client) =>
      client.query("select count(*)::int, count(distinct name)::int as names from public.startups"),
    );
    expect(rows[0].count).toBeGreaterThan(10);
    expect(rows[0].names).toBe(rows[0].count);
    const errors = running.flatMap(({ program }) =>
      program
        .stderr()
        .split("\n")
        .filter((line) => /"level":(50|40)/.test(line)),
    );
    expect(errors).toEqual([]);
  });
});

describe("what goes through one server", () => {
  it("is on the pages of the other, and reaches its sockets", async () => {
    await passesOn(a, b);
    await passesOn(b, a);
  });

  it("as a file is read, copied and removed through the other", async () => {
    const [here, there] = [operator(a).storage, operator(b).storage];
    expect((await here.createBucket("shared")).error).toBeNull();
    expect((await here.from("shared").upload("a.txt", "from a")).error).toBeNull();
    expect(await (await there.from("shared").download("a.txt")).data?.text()).toBe("from a");
    expect((await there.from("shared").copy("a.txt", "b.txt")).error).toBeNull();
    expect((await there.from("shared").remove(["a.txt"])).error).toBeNull();
    expect((await here.from("shared").download("a.txt")).error).not.toBeNull();
    expect(await (await here.from("shared").download("b.txt")).data?.text()).toBe("from a");
  });

  it("as a session holds at the other, which renews and ends it", async () => {
    const person = await signUp(site, "Startup");
    expect((await callOperation(b, person.token, "credits/read-summary")).status).toBe(200);
    const { data } = await person.client.auth.getSession();
    const client = visitor(b);
    const renewed = await client.auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? "",
    });
    expect(renewed.error).toBeNull();
    await client.auth.signOut();
    expect((await callOperation(a, person.token, "credits/read-summary")).status).toBe(401);
  });

  it("as a purchase is paid and delivered through the other", async () => {
    const who = await makeMember(site);
    const { pay, delivered } = sandboxOf(b);
    const checkout = await startCheckout(a, who, { kind: "pack", id: "pack_30" });
    expect(checkout.url.startsWith(`${site.url}/`)).toBe(true);
    for (const server of [a, b]) {
      expect((await ask(checkout.url.replace(site.url, server.url))).status).toBe(200);
    }
    await pay(checkout.session);
    await delivered();
    expect((await entriesOf(site, who)).map(({ amount }) => amount)).toEqual([30]);
    const again = await buyingOn(a).buy(who);
    expect(again.session).not.toBe(checkout.session);
    expect((await entriesOf(site, who)).map(({ amount }) => amount)).toEqual([30, 30]);
    expect(await differencesIn(site)).toEqual([]);
  });

  it("counts for the limits of both", async () => {
    const { email, password } = await makeMember(site);
    const tryAt = async (server: ServerAddress, guess: string) =>
      (await visitor(server).auth.signInWithPassword({ email, password: guess })).error?.status;
    for (let n = 0; n < 5; n++) {
      expect(await tryAt(a, `guess ${n}`)).toBe(400);
      expect(await tryAt(b, `guess ${n}`)).toBe(400);
    }
    for (const server of [a, b]) expect(await tryAt(server, password)).toBe(429);
  });
});

describe("what goes wrong", () => {
  it("PostgreSQL is killed: both go on when it is back", async () => {
    const pid = Number(
      readFileSync(path.join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0],
    );
    process.kill(pid, "SIGKILL");
    for (const server of [a, b]) {
      await eventually("pages are made again", PATIENCE_MS, async () =>
        (await ask(`${server.url}/startups?name=${randomUUID()}`)).status === 200
          ? true
          : undefined,
      );
    }
    await eventually("articles are written again", PATIENCE_MS, async () => {
      await passesOn(a, b);
      return true;
    });
    await passesOn(b, a);
  });

  it(
    "a server is killed while it reviews a deck: the other finishes it, once",
    async () => {
      const [one, two] = running;
      const on = servicesOn(a);
      const who = await makeMember(site);
      await on.give(who, 5);
      await on.deck(who, STRONG);
      // The other must not be faster.
      process.kill(two.program.pid, "SIGSTOP");
      const begun = await on.call(who, "deck-review/start", AT_ANY_PRICE, randomUUID());
      expect(begun.status).toBe(200);
      const runs = async () => {
        const { rows } = await withDatabase(site, (client) =>
          client.query<{ state: string; attempts: number; reviews: number }>(
            `select r.state, a.attempts,
                  (select count(*)::int from public.deck_reviews d where d.run_id = r.id) as reviews
             from public.runs r left join public.run_attempts a on a.run_id = r.id`,
          ),
        );
        return rows;
      };
      await promptly(
        "it is under way",
        PATIENCE_MS,
        async () => (await runs()).some(({ state }) => state === "running") || undefined,
      );
      one.program.kill("SIGKILL");
      await one.program.ended;
      process.kill(two.program.pid, "SIGCONT");

      const ended = await eventually("its end", RUN_LIMIT_MS, async () => {
        const all = await runs();
        return all.every(({ state }) => state === "done" || state === "failed") ? all : undefined;
      });
      expect(ended).toEqual([{ state: "done", attempts: 2, reviews: 1 }]);
      expect(await on.entries(who)).toEqual([
        ["grant", 5],
        ["spend", -5],
      ]);
      expect(await differencesIn(site)).toEqual([]);
      // Visitors are led to the server that is left.
      expect((await ask(`${site.url}/`)).status).toBe(200);
    },
    RUN_LIMIT_MS,
  );
});
