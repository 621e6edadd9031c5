import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { createCanvas } from "@napi-rs/canvas";
import { withDatabase } from "../testing/database.ts";
import { type Member, makeMember } from "../testing/people.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { withRunningServer } from "./running-server.ts";
import { printTable, verdict } from "./table.ts";

/**
 * `node bench/deck-review.ts`: how long the review of a light and of a heavy deck takes, from the
 * request to the result, and how much the server's memory grows.
 */
const MEGABYTE = 1024 * 1024;
const HEAVY_MB = 48;
const MOST_GROWTH_MB = 150;
const SAMPLE_MS = 20;
const PRICE = 5;

const PAGES = [
  "Parcelo: same-day parcels for online sellers in secondary Thai cities",
  "Outside Bangkok a parcel takes 3.4 days. 22% of buyers cancel before it arrives.",
  "Drivers collect from sellers along fixed loops, buyers pay on delivery.",
  "9,400 parcels in October 2026, up from 1,100 in November 2025.",
  "Raising $1.5M: 45% operations, 35% engineering, 20% seller acquisition.",
];

const results = await withRunningServer(async (server) => {
  const person = await makeMember(server);
  await withDatabase(server, (client) =>
    client.query(
      `select internal.post_credit_entry(internal.credit_account($1), 'grant', $2, $3, 'bench',
                                         'operator', 'bench')`,
      [person.id, 4 * PRICE, randomUUID()],
    ),
  );
  const light = await measure(server, person, await deck(0));
  const heavy = await measure(server, person, await deck(HEAVY_MB));
  return { light, heavy };
});
printTable(
  "A review of a pitch deck, from the press to the result",
  ["deck", "MB", "s", "server before MB", "at most MB", "grown MB", ""],
  Object.entries(results).map(([name, { bytes, seconds, before, peak }]) => [
    name,
    (bytes / MEGABYTE).toFixed(1),
    seconds.toFixed(1),
    before.toFixed(0),
    peak.toFixed(0),
    (peak - before).toFixed(0),
    verdict(peak - before <= MOST_GROWTH_MB, `at most ${MOST_GROWTH_MB} MB`),
  ]),
);

async function measure(server: RunningServer, person: Member, body: Uint8Array) {
  const headers = { authorization: `Bearer ${person.token}` };
  const uploaded = await fetch(`${server.url}/api/files/upload?kind=pitch_deck&name=deck.pdf`, {
    method: "POST",
    headers,
    body: new Uint8Array(body),
  });
  if (!uploaded.ok) throw new Error(`The deck was refused: ${await uploaded.text()}`);
  const before = memoryOf(server.program.pid);
  const begin = performance.now();
  await fetch(`${server.url}/api/deck-review/start`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", "idempotency-key": randomUUID() },
    body: JSON.stringify({ language: "en", shownPrice: 100 }),
  });
  let peak = before;
  while (await isUnderWay(server, person)) {
    peak = Math.max(peak, memoryOf(server.program.pid));
    await setTimeout(SAMPLE_MS);
  }
  return { bytes: body.length, seconds: (performance.now() - begin) / 1000, before, peak };
}

async function isUnderWay(server: RunningServer, { id }: Member): Promise<boolean> {
  return withDatabase(server, async (client) => {
    const { rows } = await client.query<{ state: string; problem: string | null }>(
      "select state, problem from public.runs where user_id = $1 order by created_at desc limit 1",
      [id],
    );
    if (rows[0]?.state === "failed") throw new Error(`The review failed: ${rows[0].problem}`);
    return rows[0]?.state !== "done";
  });
}

/** The memory of the process in MB, without its children. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

/** A deck with text and the given number of megabytes in pictures that do not compress. */
async function deck(megabytes: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont("Helvetica");
  for (const text of PAGES) {
    const page = document.addPage([960, 540]);
    page.drawText(text, { x: 40, y: 480, size: 20, font });
  }
  const picture = megabytes > 0 ? noise() : undefined;
  for (let left = megabytes * MEGABYTE; picture && left > picture.length; left -= picture.length) {
    const page = document.addPage([960, 540]);
    page.drawImage(await document.embedJpg(picture), { x: 0, y: 0, width: 960, height: 540 });
  }
  return document.save();
}

function noise(): Buffer {
  const canvas = createCanvas(1920, 1080);
  const context = canvas.getContext("2d");
  const image = context.createImageData(1920, 1080);
  for (let at = 0; at < image.data.length; at += 1) image.data[at] = (at * 2_654_435_761) >>> 13;
  context.putImageData(image, 0, 0);
  return canvas.toBuffer("image/jpeg", 100);
}
