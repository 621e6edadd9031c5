import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { CHROMIUM, CHROMIUM_FLAGS } from "./chromium.ts";
import { median } from "./median.ts";
import { givePhoto } from "./photo.ts";
import { newestArticlePath, withRunningServer } from "./running-server.ts";
import { printTable, verdict } from "./table.ts";

/**
 * `node bench/lighthouse.ts [name…]`: Lighthouse with its defaults (mobile, simulated slow network
 * and phone) on every kind of public page, or the named ones; medians of three, and its complaints.
 * It is fetched on first use: it would be a fifth of all installed files, and only measuring needs
 * it.
 */

const VERSION = "13.5.0";
const FOLDER = path.resolve(import.meta.dirname, "../node_modules/.cache", `lighthouse-${VERSION}`);
const PROGRAM = path.join(FOLDER, "node_modules/lighthouse/cli/index.js");
const MOST_BYTES = 64 * 1024 * 1024;

/** The part of a report that is used. */
const resultSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score: z.number().nullable(),
      displayValue: z.string().optional(),
      explanation: z.string().optional(),
      numericValue: z.number().optional(),
      details: z.object({ items: z.unknown().optional() }).optional(),
    }),
  ),
});
type Result = z.infer<typeof resultSchema>;

const RUNS = 3;
const LATEST_PAINT_MS = 900;
/** For pages whose largest paint is a photograph. */
const LATEST_PHOTO_MS = 1200;
const MOST_PHOTO_KB = 60;
const NAMED_PER_COMPLAINT = 4;

type Measure = {
  name: string;
  of(result: Result): number;
  digits: number;
  met?(value: number): boolean;
  wanted?: string;
};

const category = (name: string, id: string, least = 100): Measure => ({
  name,
  of: (result) => (result.categories[id]?.score ?? 0) * 100,
  digits: 0,
  met: (score) => score >= least,
  wanted: least === 100 ? "100" : `≥ ${least}`,
});
const figure = (name: string, id: string, digits = 0, scale = 1): Measure => ({
  name,
  of: (result) => (result.audits[id]?.numericValue ?? Number.NaN) / scale,
  digits,
});
const paint = (name: string, id: string, most = LATEST_PAINT_MS): Measure => ({
  ...figure(name, id),
  met: (ms) => ms <= most,
  wanted: `≤ ${most}`,
});

/** Home and articles have stricter targets: most visits begin there. */
const measures = (leastPerformance: number): Measure[] => [
  category("performance", "performance", leastPerformance),
  category("accessibility", "accessibility"),
  category("best practices", "best-practices"),
  category("SEO", "seo"),
  paint("first paint, ms", "first-contentful-paint"),
  paint("largest paint, ms", "largest-contentful-paint"),
  figure("blocking, ms", "total-blocking-time"),
  {
    ...figure("layout shift", "cumulative-layout-shift", 3),
    met: (shift) => shift === 0,
    wanted: "0",
  },
  figure("all bytes, kB", "total-byte-weight", 1, 1000),
];

const photoMeasures: Measure[] = [
  paint("largest paint, ms", "largest-contentful-paint", LATEST_PHOTO_MS),
  {
    name: "the photograph, kB",
    of: (result) => photoBytes(result) / 1000,
    digits: 1,
    met: (kb) => kb > 0 && kb <= MOST_PHOTO_KB,
    wanted: `≤ ${MOST_PHOTO_KB}`,
  },
  figure("layout shift", "cumulative-layout-shift", 3),
];

const request = z.object({ url: z.string(), transferSize: z.number() });

/** The heaviest of the uploaded pictures that the page loaded. */
function photoBytes(result: Result): number {
  const sizes = itemsOf(result.audits["network-requests"]?.details)
    .map((item) => request.safeParse(item).data)
    .filter((one) => one?.url.includes("/pictures/"))
    .map((one) => one?.transferSize ?? 0);
  return Math.max(0, ...sizes);
}

/** The fields that an audit's details may name; each kind has its own form. */
const namedItem = z.object({
  url: z.string().optional(),
  node: z.object({ snippet: z.string() }).optional(),
  wastedBytes: z.number().optional(),
});

const LISTS = 97;

await withRunningServer(async (server) => {
  const pages = [
    { name: "Home", path: "/", least: 100 },
    { name: "Article", path: await newestArticlePath(server), least: 100 },
    { name: "Startups", path: "/startups", least: LISTS },
    { name: "Startup", path: "/startups/wau-pay", least: LISTS },
    { name: "Investors", path: "/investors?type=venture_capital", least: LISTS },
    { name: "Investor", path: "/investors/straitsview-capital", least: LISTS },
    { name: "Tracker", path: "/funding-tracker", least: LISTS },
    { name: "Difficulty", path: "/funding-tracker?tab=difficulty&period=year", least: LISTS },
    { name: "Method", path: "/funding-tracker/method", least: LISTS },
    { name: "Search", path: "/search?q=kopi", least: LISTS },
  ];
  const asked = process.argv.slice(2);
  for (const { name, path, least } of pages) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    examine(name, server.url + path, measures(least));
  }
  if (asked.length > 0 && !asked.includes("Photo")) return;
  await givePhoto(server);
  examine("Home with a photo", server.url, photoMeasures);
  examine("Article with a photo", server.url + (await newestArticlePath(server)), photoMeasures);
});

function examine(name: string, url: string, held: Measure[]): void {
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run++) results.push(runUntilRecorded(url));
  printTable(
    `Lighthouse, ${name}, medians of ${RUNS}`,
    ["measure", "median", "runs", ""],
    held.map((measure) => row(measure, results)),
  );
  const complaints = complaintsOf(results);
  console.log(complaints.length === 0 ? "No complaints." : "Complaints:");
  for (const complaint of complaints) console.log(`  ${complaint}`);
}

/**
 * Chromium now and then fails to record a page load (NO_NAVSTART), which is not the page's fault.
 */
function runUntilRecorded(url: string, attempts = 3): Result {
  const result = runOnce(url);
  if (!result.runtimeError) return result;
  if (attempts > 1) return runUntilRecorded(url, attempts - 1);
  throw new Error(`Lighthouse failed on ${url}: ${result.runtimeError.message}`);
}

function runOnce(url: string): Result {
  if (!existsSync(PROGRAM)) {
    console.log("Fetching Lighthouse (once) …");
    const fetched = ["install", "--no-fund", "--no-audit", "--loglevel=error", "--prefix", FOLDER];
    execFileSync("npm", [...fetched, `lighthouse@${VERSION}`], { stdio: "inherit" });
  }
  const flags = [...CHROMIUM_FLAGS, "--headless=new"].join(" ");
  const report = execFileSync(
    process.execPath,
    [PROGRAM, url, "--quiet", "--output=json", `--chrome-flags=${flags}`],
    {
      env: { ...process.env, CHROME_PATH: CHROMIUM },
      encoding: "utf8",
      maxBuffer: MOST_BYTES,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  return resultSchema.parse(JSON.parse(report));
}

function row(measure: Measure, results: Result[]): string[] {
  const values = results.map(measure.of);
  const middle = median(values);
  const write = (value: number) => value.toFixed(measure.digits);
  const bar = measure.met ? verdict(measure.met(middle), measure.wanted ?? "") : "";
  return [measure.name, write(middle), values.map(write).join(" "), bar];
}

/** Every scored audit below the maximum, once, with the first items that it names. */
function complaintsOf(results: Result[]): string[] {
  const found = new Map<string, string>();
  for (const audit of results.flatMap((result) => Object.values(result.audits))) {
    if (audit.score === null || audit.score >= 1 || found.has(audit.id)) continue;
    const named = itemsOf(audit.details).map(nameOf).filter(Boolean);
    found.set(
      audit.id,
      [
        `${audit.id}: ${audit.displayValue || audit.title}`,
        ...(audit.explanation ? [audit.explanation] : []),
        ...named.slice(0, NAMED_PER_COMPLAINT),
      ].join("\n      "),
    );
  }
  return [...found.values()];
}

function itemsOf(details: { items?: unknown } | undefined): unknown[] {
  return Array.isArray(details?.items) ? details.items : [];
}

function nameOf(item: unknown): string {
  const { url, node, wastedBytes } = namedItem.safeParse(item).data ?? {};
  const saved = wastedBytes === undefined ? "" : `${(wastedBytes / 1000).toFixed(1)} kB to save`;
  return [url, node?.snippet, saved].filter(Boolean).join(" ");
}
