import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { eventually } from "../../testing/eventually.ts";
import type { RunningServer } from "../../testing/running-server.ts";
import {
  damagedFiles,
  endedRuns,
  faultsOfBooks,
  jobsHeldTooLong,
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
import {
  growthVerdict,
  noneOf,
  printCounts,
  printVerdicts,
  shareVerdict,
  type Verdict,
} from "./verdicts.ts";

/**
 * `npm run soak -- [--hours 2 | --minutes 15] [--kill-every 60 | off] [--calm 0.5] [--share 0.5]
 * [--heap] [--output soak.json]`: the built product under a mixed load at half the machine, left
 * alone for half of the time and then killed every minute. Whatever it acknowledged is looked for after each kill and at the end.
 */

/** Enough people that nobody reaches a personal limit, even at the fastest rate. */
const COUNTS = { founders: 24, members: 200, publishers: 24 };
const VISITORS_LISTENING = 40;
const LISTENING_WITHIN_MS = 60_000;
const LOOK_MS = 5000;
const TELL_MS = 60_000;
const ARRIVES_WITHIN_MS = 11_000;
/**
 * No job of this load takes that long, and jobs that a worker does not know of are released sooner.
 */
const HELD_S = 60;
/** How many of each kind of fault are printed; the file has all. */
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
  await everySocketIsOpen(listeners);
  process.exitCode = (await soak(server, people, listeners, settings)) ? 0 : 1;
  await listeners.close();
} finally {
  await server.discard();
}

async function everySocketIsOpen(listeners: Listeners): Promise<void> {
  const sockets = VISITORS_LISTENING + COUNTS.founders;
  await eventually(
    "every socket is subscribed",
    LISTENING_WITHIN_MS,
    () => listeners.open() === sockets || undefined,
  );
}

/** @returns whether every bar was met. */
async function soak(
  server: RunningServer,
  people: People,
  listeners: Listeners,
  { minutes, calmMinutes, share }: Settings,
): Promise<boolean> {
  const began = Date.now();
  const memory = createMemorySamples(server);
  const load = { server, people, record, tally, listeners };
  const { pace, kinds, stop } = await putUnderLoad(server, load, { share, outages });
  const timers = [
    setInterval(() => memory.look(), LOOK_MS),
    setInterval(() => tell(began, pace), TELL_MS),
    setTimeout(() => over.abort(), minutes * 60_000),
  ];
  const earlier: Earlier = { losses: [], jobs: new Set() };
  const calmMs = calmMinutes * 60_000;
  await isTime(calmMs);
  const calmUntil = Math.min(Date.now() - began, calmMs);
  // A server that has ended by itself cannot be killed: the load ends, and the rest is judged.
  await killAgainAndAgain(server, people, { listeners, pace, earlier }).catch((error: unknown) =>
    tally.fault("a kill", String(error)),
  );
  await stop().catch((error: unknown) => tally.fault("the load", String(error)));
  for (const timer of timers) clearTimeout(timer);
  const durationMs = Date.now() - began;

  const { verdicts, found } = await judge(server, listeners, earlier);
  for (const part of PARTS) {
    const samples = memory.samples(part, calmUntil);
    verdicts.push(growthVerdict(`memory of ${part}`, samples, calmUntil));
  }
  const counts = tally.counts();
  const undone = kinds.filter((name) => !counts.get(name)?.answered);
  verdicts.push(
    shareVerdict(pace.meanShare(), share),
    noneOf("kinds of things that were never done", undone.length, kinds.length),
  );
  const report = {
    settings,
    durationMs,
    meanShare: pace.meanShare(),
    verdicts,
    counts: Object.fromEntries(counts),
    outages: outages.all(),
    found: { ...found, undone },
    memory: Object.fromEntries(PARTS.map((part) => [part, memory.samples(part)])),
  };
  writeFileSync(settings.output, JSON.stringify(report, undefined, 2));
  printReport(report);
  return verdicts.every(({ isMet }) => isMet);
}

/** What was found during the soak. */
type Earlier = { losses: LossOf[]; jobs: Set<string> };

async function killAgainAndAgain(
  server: RunningServer,
  people: People,
  { listeners, pace, earlier }: { listeners: Listeners; pace: Pace; earlier: Earlier },
): Promise<void> {
  const { killEvery } = settings;
  if (killEvery === undefined) return;
  for (let kills = 0; await isTime(killEvery * 1000); kills += 1) {
    const victim = VICTIMS[kills % VICTIMS.length] ?? "server";
    // The next kill might release what nothing else does.
    for (const job of await jobsHeldTooLong(server, Math.max(killEvery, HELD_S)))
      earlier.jobs.add(job);
    const caller = oneOf(people.publishers);
    const seconds = await killAndWait(server, victim, { outages, caller });
    const release = await pace.hold();
    const losses = await lossesIn(server, record).finally(release);
    earlier.losses.push(...losses);
    console.log(`Killed ${victim}: back after ${seconds.toFixed(1)} s, ${losses.length} lost`);
    await everySocketIsOpen(listeners).catch((error: unknown) =>
      tally.fault("sockets", `after the kill of ${victim}: ${error}`),
    );
  }
}

/** Checks everything that is left after the load. A failing check is a finding, too. */
async function judge(server: RunningServer, listeners: Listeners, earlier: Earlier) {
  const look = <Found>(looking: Promise<readonly Found[]>): Promise<readonly (Found | string)[]> =>
    looking.catch((error: unknown) => [`It could not be judged: ${error}`]);
  const unsettled = await look(settle(server).then(() => []));
  const losses = [...earlier.losses, ...(await look(lossesIn(server, record)))];
  const books = [...unsettled, ...(await look(faultsOfBooks(server, record)))];
  const jobs = [...earlier.jobs, ...(await look(stuckJobs(server)))];
  const damaged = await look(damagedFiles(server));
  await delay(ARRIVES_WITHIN_MS);
  await everySocketIsOpen(listeners).catch((error: unknown) => tally.fault("sockets", `${error}`));
  let arrived = 0;
  const missing = await look(
    endedRuns(server).then((ended) => {
      const heard = listeners.judge(ended, outages);
      arrived = heard.arrived;
      return heard.missing;
    }),
  );
  const logged = faultsInLog(server.program.stderr(), outages);
  const done = [...tally.counts().values()].reduce((sum, { answered }) => sum + answered, 0);
  const verdicts: Verdict[] = [
    noneOf("acknowledged writes lost", losses.length, record.acknowledged()),
    noneOf("files damaged", damaged.length),
    noneOf("books, payments and runs that do not agree", books.length),
    noneOf("jobs stuck", jobs.length),
    noneOf("messages that sockets missed", missing.length, arrived),
    noneOf("answers that nobody expects", tally.found(), done),
    noneOf("errors logged", logged.length),
  ];
  const faults = tally.faults();
  return { verdicts, found: { losses, damaged, books, jobs, missing, logged, faults } };
}

function printReport({
  durationMs,
  meanShare,
  verdicts,
  found,
}: {
  durationMs: number;
  meanShare: number;
  verdicts: Verdict[];
  found: { [what: string]: readonly unknown[] };
}): void {
  const share100 = (meanShare * 100).toFixed(0);
  printCounts(tally.counts());
  printVerdicts(
    `${(durationMs / 60_000).toFixed(0)} minutes at ${share100} % of the machine, ${outages.all().length} kills`,
    verdicts,
  );
  for (const [what, all] of Object.entries(found)) {
    for (const one of all.slice(0, SHOWN)) console.log(`${what}: ${JSON.stringify(one)}`);
  }
  if (heapFolder) console.log(`What was in use after collections: ${heapFolder}`);
}

/** Waits this long. @returns false when the soak is over. */
async function isTime(ms: number): Promise<boolean> {
  const { signal } = over;
  await delay(ms, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}

function tell(began: number, pace: Pace): void {
  const minutes = ((Date.now() - began) / 60_000).toFixed(0);
  const share = (pace.meanShare() * 100).toFixed(0);
  console.log(
    `${minutes} min: ${share} % of the machine, ${pace.perSecond().toFixed(0)} a second, ${record.acknowledged()} writes, ${tally.found()} faults`,
  );
}
