import { WebSocket } from "ws";
import { z } from "zod";
import { JOIN_NEWS } from "../../join-news.ts";
import { sitemapAddresses } from "../../sitemap-addresses.ts";
import { type Asked, addressOf, expectReply } from "../requests.ts";
import { Unexpected } from "../tally.ts";
import type { Action, Load } from "./load.ts";
import { oneOf } from "./load.ts";

const READERS = 900;
const LANGUAGES = ["en", "id", "vi", "th", "zh"];
/** Rendered once for everybody. */
const STORED = [
  "/",
  "/startups",
  "/investors",
  "/funding-tracker",
  "/reports",
  "/pricing",
  "/about",
  "/auth",
  "/feeds/en.json",
  "/sitemap.xml",
];
const WORDS = ["logistics", "fintech", "Jakarta", "seed", "giao hàng", "ข้าว", "支付", "parcelo"];
const CRAWLER = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const PAGE = 20;

const slugs = z.array(z.object({ slug: z.string() })).min(1);

const LISTENS_WITHIN_MS = 30_000;

/** Visitors, in five languages, and a search engine. */
export async function reading({ server }: Load): Promise<Action[]> {
  const { url, publishableKey } = server;
  const paths = [...STORED, ...(await storedPaths(server))];
  const nextOfSitemap = await sitemapAddresses(url);
  const get = async (asked: Omit<Asked, "from">) => {
    const from = addressOf(Math.floor(Math.random() * READERS));
    const headers = { "accept-language": oneOf(LANGUAGES), ...asked.headers };
    await expectReply(url, { ...asked, from, headers }, [200]);
  };
  let searches = 0;
  return [
    { name: "reads a stored page", weight: 30, act: () => get({ path: oneOf(paths) }) },
    {
      name: "searches",
      weight: 8,
      // New each time, so that nothing comes from the cache.
      act: () => get({ path: `/search?q=${encodeURIComponent(`${oneOf(WORDS)} ${++searches}`)}` }),
    },
    {
      name: "filters a directory",
      weight: 6,
      act: () =>
        get({
          path: `/${oneOf(["startups", "investors"])}?name=${encodeURIComponent(`${oneOf(WORDS)}${++searches}`)}`,
        }),
    },
    {
      name: "calls the data API",
      weight: 10,
      act: () =>
        get({
          path: `/rest/v1/news?select=id,slug,title,excerpt&is_published=is.true&order=published_at.desc&offset=${Math.floor(Math.random() * 3) * PAGE}&limit=${PAGE}`,
          headers: { apikey: publishableKey },
        }),
    },
    { name: "follows the news for a moment", weight: 3, act: () => followNews(server) },
    {
      name: "crawls the sitemap",
      weight: 10,
      async act() {
        const { pathname, search } = new URL(nextOfSitemap());
        await get({ path: pathname + search, headers: { "user-agent": CRAWLER } });
      },
    },
  ];
}

/** Like somebody who opens Home and leaves. */
async function followNews({ url, publishableKey }: Load["server"]): Promise<void> {
  const query = new URLSearchParams({ apikey: publishableKey, vsn: "2.0.0" });
  const socket = new WebSocket(`${url.replace("http", "ws")}/realtime/v1/websocket?${query}`, {
    headers: { "x-forwarded-for": addressOf(Math.floor(Math.random() * READERS)) },
    handshakeTimeout: LISTENS_WITHIN_MS,
  });
  const late = AbortSignal.timeout(LISTENS_WITHIN_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (reason: unknown, status = 0) =>
        reject(new Unexpected(status, `A socket of the news: ${reason}`));
      socket.on("open", () => socket.send(JOIN_NEWS));
      socket.on("message", (data: Buffer) => {
        if (data.includes("Subscribed to PostgreSQL")) resolve();
      });
      socket.on("unexpected-response", (_request, { statusCode = 0 }) => {
        fail(statusCode, statusCode);
      });
      socket.on("error", fail);
      socket.on("close", (code) => fail(`closed with ${code}`));
      late.addEventListener("abort", () => fail("no subscription in time"));
    });
  } finally {
    socket.terminate();
  }
}

/** The pages of some articles and companies. */
async function storedPaths({ url, publishableKey }: Load["server"]): Promise<string[]> {
  const read = async (table: string) => {
    const path = `/rest/v1/${table}?select=slug&is_sample=is.true&order=slug&limit=12`;
    const headers = { apikey: publishableKey, "accept-encoding": "identity" };
    const { bytes } = await expectReply(url, { path, headers, from: addressOf(0) }, [200]);
    return slugs.parse(JSON.parse(bytes.toString("utf8"))).map(({ slug }) => `/${table}/${slug}`);
  };
  return [...(await read("news")), ...(await read("startups")), ...(await read("investors"))];
}
