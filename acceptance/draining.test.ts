import { Agent, request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { operator, visitor } from "../testing/clients.ts";
import { eventually, PATIENCE_MS, promptly } from "../testing/eventually.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { fetchWhole, type Outcome, startProxiedVisitors } from "./steady-client.ts";
import { openTcpFront } from "./tcp-front.ts";

const VISITORS = 4;
/** Search engines share a turn and have no limit, which the load must not reach. */
const CRAWLER = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };

let server: RunningServer;
afterEach(() => server.discard());

describe("draining, behind a proxy that asks /readyz", () => {
  // Nobody listens on that port: without mails the server is still ready.
  const settings = { SAMPLE_CONTENT: "off", DRAIN_SECONDS: "1", SMTP_URL: "smtp://127.0.0.1:1" };

  it(
    "not one request fails over several restarts, and live pages follow",
    async () => {
      server = await startServer({ settings });
      const visitors = startProxiedVisitors(VISITORS, (turn) => {
        if (turn % 10 === 0) return { path: `/search?q=${turn}`, headers: CRAWLER };
        if (turn % 2 === 0) return { path: "/" };
        return { path: "/rest/v1/news?limit=5", headers: { apikey: server.secretKey } };
      });
      const served = async (more: number) => {
        const before = visitors.outcomes.length;
        await promptly("visitors are served", PATIENCE_MS, () =>
          visitors.outcomes.length >= before + more ? true : undefined,
        );
      };
      visitors.leadTo(server.url);
      await served(200);
      const page = await openLivePage();
      await page.hears();
      for (let restart = 0; restart < 2; restart += 1) {
        await server.stop();
        const { dataDirectory } = server;
        server = await startServer({ settings, dataDirectory });
        visitors.leadTo(server.url);
        page.leadTo(server.port);
        await served(200);
      }
      await visitors.stop();
      expect(await page.farewell).toBe(1001);
      await page.hears();
      await page.close();

      const failed = visitors.outcomes.filter((one) => !("status" in one) || one.status !== 200);
      expect(failed).toEqual([]);
      const seen = ["degraded", "stopping", "away"];
      expect(visitors.states).toEqual([...seen, ...seen, "degraded"]);
    },
    4 * PATIENCE_MS,
  );
});

describe("draining, without a proxy", () => {
  const settings = { SAMPLE_CONTENT: "off" };

  it("no request that was begun is cut off, on connections that are kept", async () => {
    server = await startServer({ settings });
    const { url, secretKey } = server;
    let answered = 0;
    const visit = async (path: string, headers: Record<string, string>): Promise<Outcome> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const outcome = await fetchWhole(url + path, { agent, headers });
        answered += 1;
        if ("error" in outcome || outcome.isLast) return outcome;
      }
    };
    const visiting = Promise.all([
      visit("/", {}),
      visit("/startups?name=anybody", CRAWLER),
      visit("/rest/v1/news?limit=5", { apikey: secretKey }),
      visit("/rest/v1/startups?limit=5", { apikey: secretKey }),
    ]);
    await promptly("they are at it", PATIENCE_MS, () => (answered > 100 ? true : undefined));
    const upload = beginUpload(server);
    await upload.begun;
    server.program.kill("SIGTERM");
    // Each was told in its last answer that the connection closes.
    expect(await visiting).toEqual(Array(4).fill({ status: 200, isLast: true }));
    await eventually("nobody new is let in", PATIENCE_MS, async () => {
      const outcome = await fetchWhole(`${url}/`, { agent: new Agent() });
      return "error" in outcome ? true : undefined;
    });
    expect(await upload.end()).toEqual({ status: 401, isLast: true });
    expect(await server.program.ended).toMatchObject({ code: 0 });
  });
});

/** A live page behind an address that stays, and a bare socket beside it. */
async function openLivePage() {
  const front = await openTcpFront();
  front.leadTo(server.port);
  const socket = new WebSocket(
    `${front.url}/realtime/v1/websocket?apikey=${server.publishableKey}&vsn=2.0.0`,
  );
  const farewell = new Promise<number>((resolve) => socket.on("close", resolve));
  const reader = visitor({ ...server, url: front.url });
  let heard = 0;
  reader
    .channel("news")
    .on("postgres_changes", { event: "INSERT", schema: "public", table: "news" }, () => {
      heard += 1;
    })
    .subscribe();
  return {
    leadTo: front.leadTo,
    /** The code that the bare socket was closed with. */
    farewell,
    /** Resolves when the page receives what is published now. */
    hears() {
      const before = heard;
      const row = { title: "News", is_published: true, published_at: new Date().toISOString() };
      return eventually("a change is heard", PATIENCE_MS, async () => {
        await operator(server).from("news").insert(row).throwOnError();
        return heard > before ? true : undefined;
      });
    },
    async close() {
      await reader.removeAllChannels();
      front.close();
    },
  };
}

/** A request whose body comes in two parts. */
function beginUpload({ url, publishableKey }: RunningServer) {
  const body = JSON.stringify({ title: "Nobody may" });
  const sent = request(`${url}/rest/v1/news`, {
    agent: new Agent({ keepAlive: true }),
    method: "POST",
    headers: {
      apikey: publishableKey,
      "content-type": "application/json",
      "content-length": body.length,
      expect: "100-continue",
    },
  });
  const outcome = new Promise<Outcome>((resolve) => {
    sent.on("error", (error) => resolve({ error: error.message }));
    sent.on("response", (response) => {
      response.resume();
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          isLast: response.headers.connection === "close",
        }),
      );
    });
  });
  return {
    /** The server has read the head, and waits for the rest. */
    begun: new Promise<void>((resolve) => sent.once("continue", () => resolve())),
    end() {
      sent.end(body);
      return outcome;
    },
  };
}
