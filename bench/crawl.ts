import { readFileSync } from "node:fs";
import { defaultFolder } from "../supabase/seed/scale/folder.ts";
import { putUnderLoad, type Throughput } from "./load.ts";
import { median } from "./median.ts";
import { loadWithNewAddresses } from "./render-load.ts";
import { withRunningServer } from "./running-server.ts";
import { openScaledDatabase } from "./scaled-database.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";
import { printTable, verdict } from "./table.ts";

/**
 * `node bench/crawl.ts [articles]`: how much a crawl slows down readers of cached pages. Eight
 * connections request one page of the sitemap after another, none of them cached, on a site of
 * 10,000 articles, while Home is read as fast as possible. In turn: Home only, both, the crawl
 * only.
 */

const NEWS = Number(process.argv[2] ?? 10_000);
const ROUNDS = 3;
const SECONDS = 8;
const HOME_LOAD = { connections: 32, seconds: SECONDS, headers: { "accept-encoding": "br" } };
const CRAWL_LOAD = { connections: 8, seconds: SECONDS };
const WARM_UP_SECONDS = 6;
const LEAST_SHARE = 0.6;
const MOST_P99 = 3;
const LEAST_PAGES = 250;

// Created now if missing, and then handed to the server.
await (await openScaledDatabase(NEWS)).close();
await withRunningServer(async (server) => {
  const next = await sitemapAddresses(server.url);
  await loadWithNewAddresses(next, { ...CRAWL_LOAD, seconds: WARM_UP_SECONDS });
  await putUnderLoad(`${server.url}/`, { ...HOME_LOAD, seconds: 2 });

  const alone: Throughput[] = [];
  const beside: Throughput[] = [];
  const crawls: Throughput[] = [];
  const crawlsBeside: Throughput[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await putUnderLoad(`${server.url}/`, HOME_LOAD));
    const [home, crawl] = await Promise.all([
      putUnderLoad(`${server.url}/`, HOME_LOAD),
      loadWithNewAddresses(next, CRAWL_LOAD),
    ]);
    beside.push(home);
    crawlsBeside.push(crawl);
    crawls.push(await loadWithNewAddresses(next, CRAWL_LOAD));
  }

  const share = medianOf(beside, "perSecond") / medianOf(alone, "perSecond");
  const slower = medianOf(beside, "p99") / medianOf(alone, "p99");
  const pages = medianOf(crawls, "perSecond");
  printTable(
    `Readers and crawlers, ${NEWS} articles, medians of ${ROUNDS} rounds of ${SECONDS} s`,
    ["load", "requests/s", "p50 ms", "p99 ms", "of alone", "p99 ratio"],
    [
      ["Home, stored, 32 connections", ...figures(alone), "100 %", "1.00"],
      [
        "Home, stored, under the crawl",
        ...figures(beside),
        `${(share * 100).toFixed(0)} % ${verdict(share >= LEAST_SHARE, `≥ ${LEAST_SHARE * 100} %`)}`,
        `${slower.toFixed(2)} ${verdict(slower <= MOST_P99, `≤ ${MOST_P99}`)}`,
      ],
      ["crawl, 8 connections, beside it", ...figures(crawlsBeside)],
      [
        "crawl only, 8 connections",
        ...figures(crawls),
        verdict(pages >= LEAST_PAGES, `≥ ${LEAST_PAGES}/s`),
      ],
    ],
  );
  console.log(`The server's memory afterwards: ${residentMb(server.program.pid)} MB`);
}, defaultFolder(NEWS));

function medianOf(runs: Throughput[], figure: keyof Throughput): number {
  return median(runs.map((run) => run[figure]));
}

function figures(runs: Throughput[]): string[] {
  return [
    medianOf(runs, "perSecond").toFixed(0),
    medianOf(runs, "p50").toFixed(2),
    medianOf(runs, "p99").toFixed(2),
  ];
}

/** Linux only: elsewhere the result is empty. */
function residentMb(pid: number): string {
  try {
    const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return (Number(kb) / 1024).toFixed(0);
  } catch {
    return "?";
  }
}
