import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { visitor } from "../testing/clients.ts";
import { STRONG, slides } from "../testing/decks.ts";
import { freePort } from "../testing/free-port.ts";
import { type LaunchedProgram, launch } from "../testing/launched-program.ts";
import { callOperation } from "../testing/operations.ts";
import { makeMember } from "../testing/people.ts";
import { descendantsOf } from "../testing/processes.ts";
import { isRunning, makeFolder } from "../testing/running-server.ts";
import { objectsOf } from "../testing/uploads.ts";
import { ask, found, tags } from "./pages.ts";
import { servicesOn } from "./services.ts";

/** The shared server takes the place of a hosted project. */
const project = inject("server");

let site: LaunchedProgram;
let url: string;
let folder: string;
let dataDirectory: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  folder = makeFolder();
  dataDirectory = path.join(folder, "unused");
  site = launch("scripts/start.mjs", {
    PORT: String(port),
    DATA_DIR: dataDirectory,
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
    SUPABASE_SECRET_KEY: project.secretKey,
    DATABASE_URL: project.databaseUrl,
  });
  await isRunning(site);
});

afterAll(async () => {
  site.kill("SIGTERM");
  expect(await site.ended).toEqual({ code: 0, signal: null });
  rmSync(folder, { recursive: true, force: true });
});

describe("the same build on a hosted project", () => {
  it("serves the project's articles under its own address", async () => {
    const newest = visitor(project)
      .from("news")
      .select("slug")
      .order("published_at", { ascending: false });
    const { data } = await newest.limit(6).throwOnError();
    const home = await ask(`${url}/`);
    expect(home.status).toBe(200);
    for (const { slug } of data) expect(home.text.includes(`/news/${slug}`), slug).toBe(true);
    const canonical = tags(home.text, "link").find((link) => link.rel === "canonical");
    expect(canonical?.href).toBe(`${url}/?lang=en`);
    expect((await ask(`${url}/news/${data[0]?.slug}`)).status).toBe(200);
    expect((await ask(`${url}/feeds/en.rss`)).text).toContain(`${url}/news/`);
  });

  it("tells the browser to talk to the project", async () => {
    const { headers, text } = await ask(`${url}/`);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(
      `connect-src 'self' ${project.url} ${project.url.replace("http", "ws")}`,
    );
    expect(text.includes(project.publishableKey)).toBe(true);
    expect(found(text, /sb_secret_/, /postgresql:/)).toEqual([]);
  });

  it("starts no PostgreSQL, makes no folder and has no backend or mailbox", async () => {
    // The launcher has exactly one child: the server.
    expect(descendantsOf(site.pid)).toHaveLength(1);
    expect(existsSync(dataDirectory)).toBe(false);
    for (const path of ["/_mail", "/rest/v1/news", "/realtime/v1/websocket"]) {
      expect((await ask(url + path, { headers: { apikey: project.publishableKey } })).status).toBe(
        404,
      );
    }
    expect(site.stdout()).not.toContain("_mail");
  });

  it("takes what members write, and their files", async () => {
    const there = { ...project, url };
    const on = servicesOn(there);
    // The project issues the tokens, whichever site they are shown to.
    const who = await makeMember(project);
    await on.deck(who, await slides(STRONG));
    expect(await objectsOf(project, who)).toHaveLength(1);
    await on.give(who, 5);
    const run = await on.finish(who, "deck-review/start");
    expect(run).toMatchObject({ state: "done", problem: null });
    expect((await callOperation(there, `${who.token}x`, "credits/read-summary")).status).toBe(401);
  });
});
