import { type CDPSession, chromium, type Page } from "@playwright/test";
import { CHROMIUM, CHROMIUM_FLAGS } from "./chromium.ts";
import { reportFirstFlights } from "./first-flight.ts";
import { withRunningServer } from "./running-server.ts";
import { printTable, verdict } from "./table.ts";

/**
 * `node bench/weight.ts`: how much Home weighs, compressed: before its first paint, and all the
 * JavaScript that it loads by itself. Headers are counted separately. Then its document in each
 * language.
 */

const MOST_BEFORE_PAINT_KB = 20;
const MOST_SCRIPT_KB = 130;
const QUIET_MS = 3000;
const LIMIT_MS = 30_000;

/** A resource of the page: its compressed body, and its size on the wire with headers. */
type Resource = { name: string; kind: string; bytes: number; wire: number };

await withRunningServer(async ({ url }) => {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    const traffic = await watchTraffic(await page.context().newCDPSession(page));
    await page.goto(`${url}/`);
    await untilQuiet(page, traffic);
    report(traffic.resources(), await blockingResources(page));
    await reportFirstFlights(url);
  } finally {
    await browser.close();
  }
});

type Traffic = { resources(): Resource[]; quietForMs(): number };

async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const resources = new Map<string, Resource>();
  const open = new Set<string>();
  let lastAt = performance.now();
  const ended = (id: string) => {
    open.delete(id);
    lastAt = performance.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    resources.set(requestId, { name: request.url, kind: type ?? "Other", bytes: 0, wire: 0 });
    open.add(requestId);
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const length = Number(response.headers["content-length"] ?? response.headers["Content-Length"]);
    const resource = resources.get(requestId);
    if (resource) resource.bytes = length;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const resource = resources.get(requestId);
    if (resource) resource.wire = encodedDataLength;
    ended(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => ended(requestId));
  await session.send("Network.enable");
  return {
    resources: () => [...resources.values()],
    quietForMs: () => (open.size > 0 ? 0 : performance.now() - lastAt),
  };
}

/** The scripts start when the page has been idle; then they fetch what they need. */
async function untilQuiet(page: Page, traffic: Traffic): Promise<void> {
  await page.waitForSelector("script[type=module]", { state: "attached", timeout: LIMIT_MS });
  const deadline = performance.now() + LIMIT_MS;
  while (traffic.quietForMs() < QUIET_MS) {
    if (performance.now() > deadline) throw new Error("The page never stops loading");
    await page.waitForTimeout(100);
  }
}

/** The addresses that the browser had to wait for before its first paint. */
async function blockingResources(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking",
      )
      .map((entry) => entry.name),
  );
}

function report(resources: Resource[], blocking: string[]): void {
  const early = resources.filter(
    ({ name, kind }) => kind === "Document" || blocking.includes(name),
  );
  const scripts = resources.filter(({ kind }) => kind === "Script");
  const rest = resources.filter((one) => !early.includes(one) && !scripts.includes(one));
  printWeights("Home before its first paint", early, MOST_BEFORE_PAINT_KB);
  printWeights("All JavaScript of Home", scripts, MOST_SCRIPT_KB);
  printWeights("Everything else that Home loads", rest);
}

function printWeights(title: string, resources: Resource[], most?: number): void {
  const sum = resources.reduce((total, { bytes }) => total + bytes, 0);
  const wire = resources.reduce((total, one) => total + one.wire, 0);
  const bar = most === undefined ? "" : verdict(sum <= most * 1000, `≤ ${most} kB`);
  const rows = resources
    .toSorted((a, b) => b.bytes - a.bytes)
    .map((one) => [new URL(one.name).pathname, one.kind, inKb(one.bytes), inKb(one.wire), ""]);
  const together = ["together", "", inKb(sum), inKb(wire), bar];
  printTable(title, ["file", "kind", "kB", "with headers", ""], [...rows, together]);
}

function inKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
