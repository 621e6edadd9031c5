import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { eventually } from "../../acceptance/eventually.ts";
import type { RunningServer } from "../../acceptance/running-server.ts";
import {
  damagedFiles,
  endedRuns,
  faultsOfBooks,
  type LossOf,
  lossesIn,
  settle,
  stuckJobs,
} from "./audit.ts";
import { type Listeners, openListeners } from "./listeners.ts";
import { oneOf } from "./load/load.ts";
import { faultsInLog } from "./log-faults.ts";
import { createMemorySamples, PARTS } from "./memory.ts";
import { createOutages } from "./outages.ts";
import type { Pace } from "./pace.ts";
import { makePeople, type People } from "./people.ts";
import { createRecord } from "./record.ts";
import { readSettings, type Settings } from "./settings.ts";
import { killAndWait, startSite, VICTIMS } from "./site.ts";
import { createTally } from "./tally.ts";
import { putUnderLoad } from "./under-load.ts";
import { growthVerdict, noneOf, printCounts, printVerdicts, type Verdict } from "./verdicts.ts";

/**
 * `npm run soak -- [--hours 2 | --minutes 15] [--kill-every 60 | off] [--share 0.5] [--heap]
 * [--output soak.json]`: the built product under a mixed load at half the machine, killed every
 * minute. Whatever it acknowledged is looked for after each kill and at the end.
 */

/** So many that nobody comes to the limits of a person, at the fastest rate. */
const COUNTS = { founders: 24, members: 200, publishers: 24 };
const VISITORS_LISTENING = 40;
const LISTENING_WITHIN_MS = 60_000;
const LOOK_MS = 5000;
const TELL_MS = 60_000;
const ARRIVES_WITHIN_MS = 11_000;
/** Of each kind of fault; all are in the file. */
const SHOWN = 5;

const settings = readSettings(process.argv.slice(2));
const over = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => over.abort());

const outages = createOutages();
const tally = createTally(outages);
const record = createRecord();
const heapFolder = settings.heap ? mkdtempSync(path.join(tmpdir(), "benih heap ")) : undefined;

const server = await startSite(heapFolder);
try {
  const people = await makePeople(server, COUNTS);
  const listeners = await openListeners(server, {
    visitors: VISITORS_LISTENING,
    founders: people.founders,
  });
  const sockets = VISITORS_LISTENING + people.founders.length;
  await eventually(
    "every socket is subscribed",
    LISTENING_WITHIN_MS,
    () => listeners.open() === sockets || undefined,
  );
  process.exitCode = (await soak(server, people, listeners, settings)) ? 0 : 1;
  await listeners.close();
} finally {
  await server.discard();
}

/** @returns whether every bar was met. */
async function soak(
  server: RunningServer,
  people: People,
  listeners: Listeners,
  { minutes, killEvery, share }: Settings,
): Promise<boolean> {
  const began = Date.now();
  const memory = createMemorySamples(server);
  const load = { server, people, record, tally, listeners };
  const { pace, stop } = await putUnderLoad(server, load, { share, outages });
  const timers = [
    setInterval(() => memory.look(), LOOK_MS),
    setInterval(() => tell(began, pace), TELL_MS),
    setTimeout(() => over.abort(), minutes * 60_000),
  ];
  const losses: LossOf[] = [];
  for (let kills = 0; await isTime(killEvery); kills += 1) {
    const victim = VICTIMS[kills % VICTIMS.length] ?? "server";
    memory.look();
    const caller = oneOf(people.publishers);
    const seconds = await killAndWait(server, victim, { outages, caller });
    const release = await pace.hold();
    losses.push(...(await lossesIn(server, record)));
    release();
    console.log(`Killed ${victim}: back after ${seconds.toFixed(1)} s, ${losses.length} lost`);
  }
  await stop();
  for (const timer of timers) clearTimeout(timer);
  const durationMs = Date.now() - began;

  const { verdicts, found } = await judge(server, listeners, losses);
  for (const part of PARTS) {
    const samples = memory.samples(part, killEvery !== undefined);
    verdicts.push(growthVerdict(`memory of ${part}`, samples, durationMs));
  }
  const share100 = (pace.meanShare() * 100).toFixed(0);
  printCounts(tally.counts());
  printVerdicts(
    `${(durationMs / 60_000).toFixed(0)} minutes at ${share100} % of the machine, ${outages.all().length} kills`,
    verdicts,
  );
  for (const [what, all] of Object.entries(found)) {
    for (const one of all.slice(0, SHOWN)) console.log(`${what}: ${JSON.stringify(one)}`);
  }
  if (heapFolder) console.log(`What was in use after collections: ${heapFolder}`);
  const samples = Object.fromEntries(PARTS.map((part) => [part, memory.samples(part, false)]));
  const report = {
    settings,
    durationMs,
    meanShare: pace.meanShare(),
    verdicts,
    counts: Object.fromEntries(tally.counts()),
    outages: outages.all(),
    found,
    memory: samples,
  };
  writeFileSync(settings.output, JSON.stringify(report, undefined, 2));
  return verdicts.every(({ isMet }) => isMet);
}

/** Looks at everything that is left once the load has ended. */
async function judge(server: RunningServer, listeners: Listeners, earlier: readonly LossOf[]) {
  await settle(server);
  const losses = [...earlier, ...(await lossesIn(server, record))];
  const books = await faultsOfBooks(server, record);
  const jobs = await stuckJobs(server);
  const damaged = await damagedFiles(server);
  await delay(ARRIVES_WITHIN_MS);
  const { arrived, missing } = listeners.judge(await endedRuns(server), outages);
  const logged = faultsInLog(server.program.stderr(), outages);
  const done = [...tally.counts().values()].reduce((sum, { answered }) => sum + answered, 0);
  const verdicts: Verdict[] = [
    noneOf("acknowledged writes lost", losses.length, record.acknowledged()),
    noneOf("files damaged", damaged.length),
    noneOf("books, payments and runs that do not agree", books.length),
    noneOf("jobs stuck", jobs.length),
    noneOf("messages that sockets missed", missing.length, arrived + missing.length),
    noneOf("answers that nobody expects", tally.found(), done),
    noneOf("errors logged", logged.length),
  ];
  const faults = tally.faults();
  return { verdicts, found: { losses, damaged, books, jobs, missing, logged, faults } };
}

/** Waits for the time of the next kill. @returns false when the soak is over. */
async function isTime(seconds: number | undefined): Promise<boolean> {
  const { signal } = over;
  const longest = 24 * 3600;
  await delay((seconds ?? longest) * 1000, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}

function tell(began: number, pace: Pace): void {
  const minutes = ((Date.now() - began) / 60_000).toFixed(0);
  const share = (pace.meanShare() * 100).toFixed(0);
  console.log(
    `${minutes} min: ${share} % of the machine, ${pace.perSecond().toFixed(0)} a second, ${record.acknowledged()} writes, ${tally.found()} faults`,
  );
}
