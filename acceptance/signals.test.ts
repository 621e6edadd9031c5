import { readFileSync } from "node:fs";
import path from "node:path";
import parse from "parse-prometheus-text-format";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator, visitor } from "../testing/clients.ts";
import { COMPLETE_PROFILE } from "../testing/complete-profile.ts";
import { withDatabase } from "../testing/database.ts";
import { STRONG } from "../testing/decks.ts";
import { eventually, PATIENCE_MS } from "../testing/eventually.ts";
import { freePort } from "../testing/free-port.ts";
import { ROOT } from "../testing/launched-program.ts";
import { makeMember } from "../testing/people.ts";
import { startReceiver } from "../testing/receiver.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { AT_ANY_PRICE, servicesOn } from "./services.ts";
import { spansIn } from "./spans.ts";

const TOKEN = "a-token-of-the-operator";
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";
/** Text by a founder that nobody else may read. */
const PRIVATE = "Unspoken plan of Nok";

let server: RunningServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let metricsUrl: string;

beforeAll(async () => {
  receiver = await startReceiver();
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  server = await startServer({
    settings: {
      SAMPLE_CONTENT: "off",
      METRICS_PORT: String(metricsPort),
      METRICS_TOKEN: TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      // Milliseconds between two batches.
      OTEL_BSP_SCHEDULE_DELAY: "200",
      SENTRY_DSN: receiver.url.replace("http://", "http://public@").concat("/7"),
    },
  });
});
afterAll(async () => {
  await server.discard();
  await receiver.close();
});

async function metrics() {
  return parse(await (await fetch(metricsUrl)).text());
}

/** The number after exactly this in Prometheus's text; undefined if it is absent. */
async function numberOf(sample: string): Promise<number | undefined> {
  const text = await (await fetch(metricsUrl)).text();
  const line = text.split("\n").find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

const envelopes = () => receiver.received.filter((one) => one.path.endsWith("/envelope/"));

describe("/metrics", () => {
  it("is there for whoever has the token, and for nobody else", async () => {
    const ask = (authorization?: string) =>
      fetch(`${server.url}/metrics`, { headers: authorization ? { authorization } : {} });
    const [none, wrong, right] = [
      await ask(),
      await ask("Bearer another-token-of-somebody"),
      await ask(`Bearer ${TOKEN}`),
    ];
    const unknown = await fetch(`${server.url}/no-such-page`);
    for (const answer of [none, wrong]) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toBe(unknown.headers.get("content-type"));
    }
    expect(right.status).toBe(200);
    expect(right.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(parse(await right.text()).length).toBeGreaterThan(30);
  });

  it("has a port of its own, where nothing else is", async () => {
    expect((await fetch(metricsUrl)).status).toBe(200);
    expect((await fetch(metricsUrl.replace("/metrics", "/"))).status).toBe(404);
  });

  it("has every metric that the board and the alerts name", async () => {
    const exported = new Set((await metrics()).map(({ name }) => name));
    const named = ["board.json", "alerts.yaml"].flatMap((file) => {
      const text = readFileSync(path.join(ROOT, "docs", "monitoring", file), "utf8");
      return text.match(/\b(?:benih|nodejs|process)_[a-z_]+/g) ?? [];
    });
    expect(named.length).toBeGreaterThan(50);
    const missing = named.filter(
      (name) => !exported.has(name) && !exported.has(name.replace(/_(?:bucket|sum|count)$/, "")),
    );
    expect(missing).toEqual([]);
  });

  it("counts answers by class and status, and the page cache", async () => {
    const page = 'benih_http_request_duration_seconds_count{route="page",status="2xx"}';
    const stored = 'benih_http_request_duration_seconds_count{route="cached_page",status="2xx"}';
    const hits = 'benih_page_cache_requests_total{result="hit"}';
    const before = [await numberOf(page), await numberOf(stored), await numberOf(hits)];
    for (let times = 0; times < 3; times += 1) await fetch(`${server.url}/privacy`);
    const after = [await numberOf(page), await numberOf(stored), await numberOf(hits)];
    const more = after.map((value, at) => (value ?? 0) - (before[at] ?? 0));
    expect(more).toEqual([1, 2, 2]);
  });

  it("measures how long a change takes to a browser", async () => {
    const reader = visitor(server);
    const heard: string[] = [];
    const channel = reader
      .channel("any")
      .on("postgres_changes", { event: "INSERT", schema: "public", table: "news" }, (change) => {
        heard.push(change.new.slug);
      });
    const flows = new Promise<void>((resolve) => {
      channel.on("system", {}, ({ status }) => status === "ok" && resolve());
    });
    channel.subscribe();
    await flows;
    const published_at = new Date().toISOString();
    await operator(server)
      .from("news")
      .insert({ slug: "measured", title: "M", category: "Event", is_published: true, published_at })
      .throwOnError();
    await eventually("the change arrives", PATIENCE_MS, () => heard.length > 0 || undefined);
    expect(await numberOf("benih_realtime_sockets")).toBe(1);
    expect(await numberOf("benih_realtime_channels")).toBe(1);
    await eventually("its lag is counted", PATIENCE_MS, async () =>
      (await numberOf("benih_realtime_delivery_lag_seconds_count")) ? true : undefined,
    );
    await reader.removeAllChannels();
    reader.realtime.disconnect();
  });
});

describe("a paid run", () => {
  it("is counted, with its job, and is one trace from the caller to the SQL", async () => {
    const on = servicesOn(server);
    const who = await makeMember(server);
    await on.give(who, 5);
    await on.deck(who, STRONG);
    const begun = await fetch(`${server.url}/api/deck-review/start`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${who.token}`,
        "content-type": "application/json",
        "idempotency-key": "key-of-this-run",
        traceparent: `00-${TRACE}-${CALLER}-01`,
      },
      body: JSON.stringify(AT_ANY_PRICE),
    });
    expect(begun.status).toBe(200);
    await eventually("the run is counted", PATIENCE_MS, async () =>
      (await numberOf('benih_run_duration_seconds_count{service="deck_review",end="done"}')) === 1
        ? true
        : undefined,
    );
    const job = 'benih_job_duration_seconds_count{task="perform_run",outcome="done"}';
    await eventually("its job is counted", PATIENCE_MS, async () =>
      (await numberOf(job)) ? true : undefined,
    );

    const spans = await eventually("the run's span", PATIENCE_MS, () => {
      const ofTrace = spansIn(receiver.received).filter(({ traceId }) => traceId === TRACE);
      return ofTrace.some(({ name }) => name === "job perform_run") ? ofTrace : undefined;
    });
    const named = (name: string) => spans.find((span) => span.name === name);
    const request = named("POST operation");
    const operation = named("operation deck-review/start");
    const performed = named("job perform_run");
    const run = named("run deck_review");
    expect(request?.parentSpanId).toBe(CALLER);
    expect(operation?.parentSpanId).toBe(request?.spanId);
    expect(performed?.parentSpanId).toBe(operation?.spanId);
    expect(run?.parentSpanId).toBe(performed?.spanId);
    const sql = spans.filter(({ name }) => name.startsWith("sql insert public.runs"));
    expect(sql.map(({ parentSpanId }) => parentSpanId)).toEqual([operation?.spanId]);
  }, 150_000);
});

describe("a fault", () => {
  it("has one name in the answer, the log and at Sentry, and nobody's words leave", async () => {
    const who = await makeMember(server);
    const rename = (from: string, to: string) =>
      withDatabase(server, (client) => client.query(`alter table public.${from} rename to ${to}`));
    await rename("startup_profiles", "startup_profiles_away");
    const answer = await fetch(`${server.url}/api/startup-profile/save?secret=in-the-query`, {
      method: "POST",
      headers: { authorization: `Bearer ${who.token}`, "content-type": "application/json" },
      body: JSON.stringify({ version: 0, profile: { ...COMPLETE_PROFILE, name: PRIVATE } }),
    }).finally(() => rename("startup_profiles_away", "startup_profiles"));
    expect(answer.status).toBe(500);
    const id = answer.headers.get("x-request-id");
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const line = server.program
      .stderr()
      .split("\n")
      .find((one) => one.includes(`"request":"${id}"`));
    expect(line).toContain("An operation failed");

    const [envelope] = await eventually("the fault at Sentry", PATIENCE_MS, () =>
      envelopes().length > 0 ? envelopes() : undefined,
    );
    expect(envelope?.path).toBe("/api/7/envelope/");
    const event = JSON.parse(envelope?.body.split("\n")[2] ?? "");
    expect(event.transaction).toBe("operation startup-profile/save");
    expect(event.tags.request_id).toBe(id);
    expect(await numberOf('benih_failures_total{part="operation"}')).toBe(1);
    const sent = JSON.stringify(receiver.received);
    for (const word of [PRIVATE, who.email, who.id, who.token, "in-the-query", "key-of-this-run"]) {
      expect(sent).not.toContain(word);
    }
  });

  it("what is refused has a name, too", async () => {
    const refused = await fetch(`${server.url}/api/startup-profile/save`, { method: "POST" });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });
});
