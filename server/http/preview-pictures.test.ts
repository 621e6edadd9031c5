import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { afterEach, expect, it } from "vitest";
import { LANGUAGES } from "../../contracts/languages.ts";
import { createNetworkTurns } from "./network-turns.ts";
import type { Preview } from "./preview-drawing.ts";
import { createPreviewPictures } from "./preview-pictures.ts";

const PLACES = ["singapore", "indonesia", "malaysia", "vietnam", "thailand", "philippines"];
/** Pictures that need no database. */
const PATHS = [...PLACES, "china", "japan"].flatMap((place) =>
  LANGUAGES.map((language) => `/og/countries/${place}.png?lang=${language}`),
);
const CRAWLER = "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Pictures are drawn once `open` is called; drawn ones are recorded in order. */
async function start() {
  const { promise: door, resolve: open } = Promise.withResolvers<void>();
  const drawn: string[] = [];
  let now = 0;
  let most = 0;
  let asked = 0;
  const listeners: (() => void)[] = [];
  const pictures = createPreviewPictures({
    onContentChange: (listener) => listeners.push(listener),
    pool: new pg.Pool(),
    categoryName: (category) => category,
    siteWords: () => ({ heroTitle: "", measureDifficulty: "" }),
    turns: createNetworkTurns((request) => String(request.headers["x-network"])),
    async drawPreview({ title, language }: Preview) {
      now += 1;
      most = Math.max(most, now);
      drawn.push(`${language} ${title}`);
      await door;
      now -= 1;
      return new Uint8Array([1]);
    },
    onError: (_error, response) => response.writeHead(500).end(),
  });
  const server = createServer((request, response) => {
    asked += 1;
    pictures.handle(request, response);
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    open,
    /** Signals that published content has changed. */
    change: () => {
      for (const listener of listeners) listener();
    },
    drawn,
    mostAtOnce: () => most,
    /** Sends requests at once, in this order, and resolves when all have arrived. */
    async ask(network: string, paths: string[]): Promise<Promise<Response>[]> {
      const answers: Promise<Response>[] = [];
      for (const path of paths) {
        const before = asked;
        answers.push(
          fetch(`http://127.0.0.1:${port}${path}`, {
            headers: { "x-network": network, "user-agent": CRAWLER },
          }),
        );
        await expect.poll(() => asked, { interval: 1 }).toBe(before + 1);
      }
      return answers;
    },
  };
}

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

it("draws two pictures at a time, and none twice", async () => {
  const { ask, open, drawn, mostAtOnce } = await start();
  const some = PATHS.slice(0, 10);
  const answers = [...(await ask("a", some)), ...(await ask("b", some))];
  open();
  expect(new Set(await statusesOf(answers))).toEqual(new Set([200]));
  expect(mostAtOnce()).toBe(2);
  expect(drawn).toHaveLength(10);
  expect(await statusesOf(await ask("c", some))).not.toContain(503);
  expect(drawn).toHaveLength(10);
});

it("draws anew what it has drawn, or is drawing, when what is published changes", async () => {
  const { ask, open, drawn, change } = await start();
  const [picture = ""] = PATHS;
  const under = await ask("a", [picture]);
  await expect.poll(() => drawn.length, { interval: 1 }).toBe(1);
  change();
  const after = await ask("a", [picture]);
  open();
  expect(await statusesOf([...under, ...after])).toEqual([200, 200]);
  expect(drawn).toHaveLength(2);
  // It is kept until the next change.
  const [kept] = await Promise.all(await ask("b", [picture]));
  expect(kept?.headers.get("cache-control")).toBe("public, max-age=300");
  expect(drawn).toHaveLength(2);
  change();
  expect(await statusesOf(await ask("b", [picture]))).toEqual([200]);
  expect(drawn).toHaveLength(3);
});

it("gives each network its turn, whatever it calls itself", async () => {
  const { ask, open, drawn } = await start();
  const many = await ask("greedy", PATHS.slice(0, 20));
  const one = await ask("other", PATHS.slice(20, 21));
  open();
  await Promise.all([...many, ...one]);
  expect(drawn.findIndex((picture) => picture.includes("Thailand"))).toBeLessThanOrEqual(3);
});

it("says when to come back where too many wait, and draws that picture later", async () => {
  const { ask, open } = await start();
  const answers = await ask("greedy", PATHS.slice(0, 36));
  const others = await ask("other", PATHS.slice(36, 37));
  open();
  const statuses = await statusesOf(answers);
  expect(statuses.slice(0, 34)).not.toContain(503);
  expect(statuses.slice(34)).toEqual([503, 503]);
  expect(Number((await answers[35])?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await statusesOf(others)).toEqual([200]);
  expect(await statusesOf(await ask("greedy", PATHS.slice(34, 36)))).toEqual([200, 200]);
});
