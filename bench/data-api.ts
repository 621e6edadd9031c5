import { recordAnswer, withBareServer } from "./bare-server.ts";
import { compareUnderLoad } from "./load.ts";
import { withRunningServer } from "./running-server.ts";
import { printTable, verdict } from "./table.ts";

/**
 * `node bench/data-api.ts`: the list of six that the browser reads, through the data API to
 * PostgreSQL and back, compared with a bare `node:http` server that sends the same bytes. It uses
 * the operator's key, because this many calls exceed a visitor's limits.
 */

const LIST =
  "/rest/v1/news?select=id,slug,title,excerpt,image,category,published_at&is_published=eq.true&order=published_at.desc&limit=6";
const LEAST_SHARE = 0.1;

await withRunningServer(async ({ url, secretKey }) => {
  const headers = { apikey: secretKey };
  const load = { connections: 16, seconds: 8, headers };
  const answer = await recordAnswer(url + LIST, headers);
  const { subject, bare } = await withBareServer(answer, (bareUrl) =>
    compareUnderLoad(url + LIST, bareUrl, load),
  );
  const share = subject.perSecond / bare.perSecond;
  const figures = ({ perSecond, p50, p99 }: typeof bare) => [
    perSecond.toFixed(0),
    p50.toFixed(2),
    p99.toFixed(2),
  ];
  printTable(
    `Six news rows, ${load.connections} connections, ${answer.body.length} bytes, medians of three`,
    ["served by", "requests/s", "p50 ms", "p99 ms", "of bare"],
    [
      ["bare node:http", ...figures(bare), "100 %"],
      [
        "data API",
        ...figures(subject),
        `${(share * 100).toFixed(1)} % ${verdict(share >= LEAST_SHARE, `≥ ${LEAST_SHARE * 100} %`)}`,
      ],
    ],
  );
});
