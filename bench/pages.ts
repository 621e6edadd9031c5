import type { RunningServer } from "../testing/running-server.ts";
import { recordAnswer, withBareServer } from "./bare-server.ts";
import { compareUnderLoad } from "./load.ts";
import { median, quantile } from "./median.ts";
import { loadWithNewAddresses, timeOneByOne } from "./render-load.ts";
import { newestArticlePath, withRunningServer } from "./running-server.ts";
import { printTable, verdict } from "./table.ts";

/**
 * `node bench/pages.ts`: home, article and lists from the page cache, as visitors get them,
 * compared with a bare `node:http` server that sends the same bytes; then the cost of a page that
 * is not cached.
 */

const HEADERS = { "accept-encoding": "br" };
const CACHED_LOAD = { connections: 32, seconds: 8, headers: HEADERS };
const RENDER_LOAD = { connections: 32, seconds: 6 };
const LEAST_SHARE = 0.6;
const MOST_P99 = 2;
const LANGUAGES = ["en", "zh", "vi", "th", "id"];
const HOME_PAGES = 10;

await withRunningServer(async (server) => {
  const article = await newestArticlePath(server);
  const rows = [
    ...(await stored("home", server, "/")),
    ...(await stored("article", server, article)),
    ...(await stored("startups, filtered", server, "/startups?country=Vietnam")),
    ...(await stored("funding tracker", server, "/funding-tracker")),
  ];
  printTable(
    `Stored pages, ${CACHED_LOAD.connections} connections, brotli, medians of three`,
    ["page", "served by", "bytes", "requests/s", "p50 ms", "p99 ms", "of bare", "p99 ratio"],
    rows,
  );
  await rendered(server);
});

async function stored(name: string, server: RunningServer, path: string): Promise<string[][]> {
  const answer = await recordAnswer(server.url + path, HEADERS);
  const { subject, bare } = await withBareServer(answer, (bareUrl) =>
    compareUnderLoad(server.url + path, bareUrl, CACHED_LOAD),
  );
  const share = subject.perSecond / bare.perSecond;
  const slower = subject.p99 / bare.p99;
  const figures = ({ perSecond, p50, p99 }: typeof bare) => [
    String(answer.body.length),
    perSecond.toFixed(0),
    p50.toFixed(2),
    p99.toFixed(2),
  ];
  return [
    [name, "bare node:http", ...figures(bare), "100 %", "1.00"],
    [
      name,
      "Benih",
      ...figures(subject),
      `${(share * 100).toFixed(0)} % ${verdict(share >= LEAST_SHARE, `≥ ${LEAST_SHARE * 100} %`)}`,
      `${slower.toFixed(2)} ${verdict(slower < MOST_P99, `< ${MOST_P99}`)}`,
    ],
  ];
}

async function rendered(server: RunningServer): Promise<void> {
  const missing = await loadWithNewAddresses(
    (count) => `${server.url}/news/none-${count}`,
    RENDER_LOAD,
  );
  const first = await timeOneByOne(
    LANGUAGES.flatMap((language) =>
      Array.from({ length: HOME_PAGES }, (_, page) => ({
        url: `${server.url}/?category=News&page=${page + 1}`,
        headers: { "accept-language": language },
      })),
    ),
  );
  printTable(
    "Pages that are not stored",
    ["page", "requests/s", "p50 ms", "p99 ms"],
    [
      [
        `unknown article, ${RENDER_LOAD.connections} at once, rendered per request`,
        missing.perSecond.toFixed(0),
        missing.p50.toFixed(1),
        missing.p99.toFixed(1),
      ],
      [
        "home, its first visitor, one by one",
        (1000 / median(first)).toFixed(0),
        median(first).toFixed(1),
        quantile(first, 0.99).toFixed(1),
      ],
    ],
  );
}
