import fc from "fast-check";
import { type Complaint, complaintsIn, PRINTS } from "../../testing/log-complaints.ts";
import { exchange, type Outcome } from "./exchange.ts";
import { type Attempt, type Findings, kindOf } from "./findings.ts";
import { complaintOn } from "./invariants.ts";
import type { Fill, Shot, Surface } from "./shot.ts";

/** The server that is shot at. */
export type Target = {
  fill: Fill;
  portFor(shot: Shot): number;
  /** Whether the process still runs and accepts connections. */
  isAlive(): Promise<boolean>;
  /** How the process ended, such as `code 1`. */
  ending(): string;
  /** The running process's output on standard error. */
  log(): string;
  /** Of the main process, in megabytes. */
  memory(): number;
  /** Starts another process after one has ended. */
  restart(): Promise<void>;
  /** What is wrong with a visitor's view; usually nothing. */
  check(): Promise<Complaint[]>;
  /** Restores what shots have changed and others rely on: sessions, and public content. */
  restore(): Promise<void>;
};

export type FuzzOptions = {
  seed: number;
  count: number;
  findings: Findings;
  concurrency?: number;
  mostMegabytes?: number;
  answerWithinMs?: number;
};

export type Tally = {
  sent: number;
  /** How often each status occurred, or an end without one. */
  ends: Map<string, number>;
  slowest: { ms: number; attempt: Attempt } | undefined;
};

const CONCURRENCY = 8;
/** Of the main process; PostgreSQL has its own. */
const MOST_MEGABYTES = 1500;
/** A fault was most likely caused by one of these. */
const SUSPECTS = 40;
/** How often a visitor's view is checked: at least as often as suspects are remembered. */
const CHECK_EVERY = 25;
/** The faults per surface whose cause is searched for. */
const MOST_TRIALS = 6;

/**
 * Fires a surface's shots at a server and checks the invariants after each and at the end. The
 * shots depend only on seed and count. A server that ends is restarted.
 */
export async function fuzz(target: Target, surface: Surface, options: FuzzOptions): Promise<Tally> {
  const { seed, count, findings, concurrency = CONCURRENCY, answerWithinMs } = options;
  const shots = shotsOf(surface, seed, count);
  const tally: Tally = { sent: 0, ends: new Map(), slowest: undefined };
  const underway = new Set<Attempt>();
  const recent: Attempt[] = [];
  const unsolved: { complaint: Complaint; suspects: Attempt[] }[] = [];
  const watch = watchLog(target);
  let revival: Promise<void> | undefined;
  let lives = 0;

  /** A fault that no answer shows is attributed to the last shot. */
  const suspect = (complaint: Complaint) => {
    if (findings.has(surface.name, complaint)) findings.add(surface.name, complaint, []);
    else
      unsolved.push({
        complaint,
        suspects: [...underway, ...recent.toReversed()].slice(0, SUSPECTS),
      });
  };
  const readLog = () => watch.news().forEach(suspect);

  const revive = async () => {
    lives += 1;
    // The last thing it printed.
    const printed = unsolved.filter(({ complaint }) => complaint.what === PRINTS);
    for (const each of printed) unsolved.splice(unsolved.indexOf(each), 1);
    suspect(deathOf(target));
    await target.restart();
    watch.restart();
  };

  const reviveOnce = () => {
    revival ??= revive().finally(() => {
      revival = undefined;
    });
    return revival;
  };

  const shoot = async (attempt: Attempt) => {
    await revival;
    const life = lives;
    underway.add(attempt);
    const outcome = await send(target, attempt.shot, seed * 7919 + tally.sent, answerWithinMs);
    // Eight shots are in progress: the first finds the server dead, the others its successor.
    const died = !wasHeard(outcome) && (life !== lives || !(await target.isAlive()));
    if (died) await (life === lives ? reviveOnce() : revival);
    else {
      const complaint = complaintOn(attempt.shot, outcome);
      if (complaint) findings.add(surface.name, complaint, [attempt]);
      readLog();
    }
    underway.delete(attempt);
    recent.push(attempt);
    if (recent.length > SUSPECTS) recent.shift();
    note(tally, outcome, attempt);
  };

  const queue = shots.map((shot, index) => ({ surface: surface.name, seed, index, shot })).values();
  const check = async () => {
    const seen = await target.check();
    if (seen.length === 0) return;
    if (await target.isAlive()) seen.forEach(suspect);
    else await reviveOnce();
    await target.restore();
  };
  const work = async () => {
    for (const attempt of queue) {
      await shoot(attempt);
      if (attempt.index % CHECK_EVERY === CHECK_EVERY - 1) await check();
    }
  };
  await target.restore();
  await Promise.all(Array.from({ length: concurrency }, work));
  await check();
  readLog();
  await target.restore();
  for (const [number, { complaint, suspects }] of unsolved.entries()) {
    const isKnown = findings.has(surface.name, complaint);
    const tried = isKnown || number >= MOST_TRIALS ? [] : suspects;
    const culprit = await findCulprit(
      target,
      surface.name,
      { complaint, suspects: tried },
      findings,
    );
    findings.add(surface.name, complaint, culprit ? [culprit] : suspects);
  }
  const megabytes = target.memory();
  const { mostMegabytes = MOST_MEGABYTES } = options;
  if (megabytes > mostMegabytes) {
    findings.add(surface.name, { what: "holds too much memory", detail: `${megabytes} MB` }, []);
  }
  return tally;
}

/** The shots of a run: the same for the same seed, and a longer run begins as a shorter one. */
export function shotsOf({ shots }: Surface, seed: number, count: number): Shot[] {
  return fc.sample(shots, { seed, numRuns: count });
}

function send(target: Target, shot: Shot, number: number, withinMs?: number): Promise<Outcome> {
  const from = shot.fromThisMachine ? undefined : visitorAddress(number);
  return exchange(shot, { port: target.portFor(shot), fill: target.fill }, from, withinMs);
}

/**
 * Each shot comes from another visitor, so that limits per visitor do not answer in the server's
 * place.
 */
export function visitorAddress(number: number): string | undefined {
  // Only Linux has more than 127.0.0.1 to send from.
  if (process.platform !== "linux") return undefined;
  return `127.${1 + (number % 199)}.${Math.floor(number / 199) % 256}.${1 + (number % 251)}`;
}

/** A connection that ends without an answer may be the first sign that the server has ended. */
function wasHeard({ end }: Outcome): boolean {
  return end === "answered" || end === "flooded" || end === "unsent";
}

function note(tally: Tally, { end, statuses, ms }: Outcome, attempt: Attempt): void {
  tally.sent += 1;
  const name = end === "answered" ? String(statuses[0] ?? "?") : end;
  tally.ends.set(name, (tally.ends.get(name) ?? 0) + 1);
  if (ms > (tally.slowest?.ms ?? 0)) tally.slowest = { ms, attempt };
}

/** Follows the log, up to the last whole line. */
function watchLog(target: Target) {
  let read = target.log().length;
  return {
    news(): Complaint[] {
      const log = target.log();
      const end = log.lastIndexOf("\n") + 1;
      if (end <= read) return [];
      const complaints = complaintsIn(log.slice(read, end));
      read = end;
      return complaints;
    },
    restart() {
      read = 0;
    },
  };
}

const LAST_LINES = 40;

/** Why a server has ended: the error that it printed, or its last words. */
function deathOf(target: Target): Complaint {
  const last = target.log().trimEnd().split("\n").slice(-LAST_LINES);
  const text = last.join("\n");
  const reason = /^(?:Uncaught )?\w*Error\b.*$|^.*(?:FATAL|heap out of memory).*$/m.exec(text)?.[0];
  const place = /^ +at .*?((?:server|embedded|app|build|contracts|acceptance)\/[^):]*:\d+)/m.exec(
    text,
  )?.[1];
  const words = reason ?? last.slice(-3).join(" ⏎ ");
  return { what: "ends", detail: `${target.ending()}: ${words}${place ? ` at ${place}` : ""}` };
}

/** Sends the suspects one by one, until one reproduces it. */
async function findCulprit(
  target: Target,
  surface: string,
  { complaint, suspects }: { complaint: Complaint; suspects: Attempt[] },
  findings: Findings,
): Promise<Attempt | undefined> {
  for (const [number, attempt] of suspects.entries()) {
    const watch = watchLog(target);
    await send(target, attempt.shot, number);
    // Whatever it logs about the shot, it logs before these answers.
    const seen = await target.check();
    if (!(await target.isAlive())) {
      const death = deathOf(target);
      await target.restart();
      if (complaint.what === death.what) return attempt;
      findings.add(surface, death, [attempt]);
      continue;
    }
    if (seen.length > 0) await target.restore();
    if ([...seen, ...watch.news()].some((each) => kindOf(each) === kindOf(complaint))) {
      return attempt;
    }
  }
  return undefined;
}
