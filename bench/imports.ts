import { setTimeout } from "node:timers/promises";
import { stringify } from "csv-stringify/sync";
import { z } from "zod";
import { COUNTRIES } from "../contracts/catalogue.ts";
import {
  checkImport,
  type IMPORT_STATES,
  readImport,
  runImport,
  UPLOAD_IMPORT,
  undoImport,
  uploadedImport,
} from "../contracts/desk/imports.ts";
import type { OperationContract } from "../contracts/operation.ts";
import { employ, makeMember } from "../testing/people.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { quantile } from "./median.ts";
import { withRunningServer } from "./running-server.ts";
import { printTable, verdict } from "./table.ts";

/**
 * `node bench/imports.ts`: a file of 50,000 startups is checked, imported and taken back at the desk, while
 * somebody opens Home every 50 ms.
 */

const LINES = 50_000;
const LONGEST_S = 60;
const MOST_SLOWER = 2;
const QUIET_S = 20;
const EVERY_MS = 50;
const POLL_MS = 1000;
const FIELDS = ["name", "tagline", "industries", "venture_round", "country"] as const;

await withRunningServer(async (server) => {
  const call = await publisherOf(server);
  const quiet = await whileReading(server, () => setTimeout(QUIET_S * 1000));
  const { id } = uploadedImport.parse(await call.upload(startups()));
  const work = async (begin: () => Promise<unknown>, until: (typeof IMPORT_STATES)[number]) => {
    const measured = await whileReading(server, async () => {
      await begin();
      await call.until(id, until);
    });
    return { what: until, ...measured };
  };
  const parts = [
    await work(
      () => call(checkImport, { id, mapping: [...FIELDS], currency: "USD", publishesNew: true }),
      "checked",
    ),
    await work(() => call(runImport, { id }), "done"),
    await work(() => call(undoImport, { id }), "undone"),
  ];
  printTable(
    `A file of ${LINES.toLocaleString("en")} startups, and Home meanwhile (p99 ${quiet.p99.toFixed(1)} ms when nothing is imported)`,
    ["", "seconds", "", "p50 ms", "p99 ms", "of quiet", ""],
    parts.map(({ what, seconds, p50, p99 }) => [
      what,
      seconds.toFixed(1),
      what === "done" ? verdict(seconds <= LONGEST_S, `≤ ${LONGEST_S} s`) : "",
      p50.toFixed(1),
      p99.toFixed(1),
      `${(p99 / quiet.p99).toFixed(1)}×`,
      verdict(p99 < MOST_SLOWER * quiet.p99, `< ${MOST_SLOWER}×`),
    ]),
  );
});

function startups(): string {
  const lines = Array.from({ length: LINES }, (_, at) => [
    `Startup ${at} of the file`,
    `What number ${at} does, in one sentence`,
    "fintech",
    "seed",
    COUNTRIES[at % COUNTRIES.length] ?? "Vietnam",
  ]);
  return stringify([[...FIELDS], ...lines]);
}

type Reading = { seconds: number; p50: number; p99: number };

/** How long Home took while `work` was under way. */
async function whileReading(
  { url }: RunningServer,
  work: () => Promise<unknown>,
): Promise<Reading> {
  const times: number[] = [];
  const asked: Promise<void>[] = [];
  const ask = async () => {
    const began = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`Home answered ${response.status}`);
    times.push(performance.now() - began);
  };
  // On schedule, whether or not the earlier requests have been answered: otherwise a slow server
  // would be asked less.
  const failures: unknown[] = [];
  const timer = setInterval(
    () => asked.push(ask().catch((error: unknown) => void failures.push(error))),
    EVERY_MS,
  );
  const began = performance.now();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(asked);
  if (failures.length > 0) throw new AggregateError(failures, "Home could not be read");
  return { seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** What a publisher on the server can do. */
async function publisherOf(server: RunningServer) {
  const { url } = server;
  const publisher = await makeMember(server);
  await employ(server, publisher, "publisher");
  const headers = { authorization: `Bearer ${publisher.token}` };

  const post = async (path: string, body: string, type: string): Promise<unknown> => {
    const response = await fetch(`${url}/api/${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": type },
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return z.object({ data: z.unknown() }).parse(await response.json()).data;
  };
  const call = async <Input extends z.ZodType, Output extends z.ZodType>(
    contract: OperationContract<Input, Output>,
    input: z.input<Input>,
  ): Promise<z.output<Output>> =>
    contract.output.parse(await post(contract.path, JSON.stringify(input), "application/json"));
  return Object.assign(call, {
    upload: (text: string) =>
      post(`${UPLOAD_IMPORT}?kind=startup&name=startups.csv`, text, "text/csv"),
    async until(id: string, state: (typeof IMPORT_STATES)[number]): Promise<void> {
      for (;;) {
        const found = await call(readImport, { id });
        if (found.failure) throw new Error(`The import came to nothing: ${found.failure}`);
        if (found.state === state) return;
        await setTimeout(POLL_MS);
      }
    },
  });
}
