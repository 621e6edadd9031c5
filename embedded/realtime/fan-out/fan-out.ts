import type { Log } from "../../log.ts";
import type { Change } from "../replication/change.ts";
import type { Interest, Sink, Subscriptions } from "../subscriptions/subscriptions.ts";
import { SessionEnded } from "../visibility/act-as.ts";
import type { Catalogue, Table } from "../visibility/catalogue.ts";
import type { Visibility } from "../visibility/visibility.ts";
import { deliver } from "./delivery.ts";
import { type Check, planChecks } from "./visibility-checks.ts";

type Options = {
  subscriptions: Subscriptions;
  catalogue: Catalogue;
  visibility: Visibility;
  /** Called with the time from a change's commit until it had reached everybody who may see it. */
  onDelivered?(lagSeconds: number): void;
  log: Log;
};

/** Changes that are judged together, in one transaction per identity. */
const BATCH = 100;
const QUEUE_LIMIT = 1_000;
/** Identities judged at the same time; the rest of the pool is for requests. */
const AT_ONCE = 3;

/** Such subscribers are closed, as they would cost everybody time at each change. */
const TOO_SLOW = "The filters of postgres_changes take too long";

type Work = { identity: Interest["identity"]; checks: Check[] };

/** Takes changes in order and sends each to the subscribers who may see it. */
export function createFanOut(options: Options) {
  const { subscriptions, catalogue, visibility, log } = options;
  const queue: Change[] = [];
  let draining: Promise<void> | null = null;

  /** Without an answer nothing is sent: nobody gets a row that no policy has passed. */
  const reportDropped = (count: number) => (error: unknown) =>
    log("error", "realtime could not judge changes and dropped them", {
      count,
      error: String(error),
    });

  const drain = async () => {
    while (queue.length > 0) {
      const batch = queue.splice(0, BATCH);
      await judge(batch).catch(reportDropped(batch.length));
    }
    draining = null;
  };

  const judge = async (batch: Change[]) => {
    const work = [...(await sortByGroup(batch)).values()];
    if (work.length === 0) return;
    await visibility.committed(batch);
    const worker = async () => {
      for (let next = work.pop(); next; next = work.pop()) {
        await judgeFor(next).catch(reportDropped(next.checks.length));
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, work.length) }, worker));
    for (const { commitTimestamp } of batch) {
      options.onDelivered?.((Date.now() - Date.parse(commitTimestamp)) / 1000);
    }
  };

  const sortByGroup = async (batch: Change[]): Promise<Map<string, Work>> => {
    const work = new Map<string, Work>();
    for (const change of batch) {
      const interests = subscriptions.interestedIn(change);
      if (interests.length === 0) continue;
      const table = findTable(await catalogue.tables(), change);
      if (!table) continue;
      for (const interest of interests) {
        const checks = planChecks(change, table, interest);
        const known = work.get(interest.group);
        if (known) known.checks.push(...checks);
        else if (checks.length > 0)
          work.set(interest.group, { identity: interest.identity, checks });
      }
    }
    return work;
  };

  const judgeFor = async ({ identity, checks }: Work) => {
    const questions = checks.map((check) => check.question);
    const answers = await visibility.ask(identity, questions).catch((error: unknown) => {
      if (!(error instanceof SessionEnded)) throw error;
      for (const sink of sinksOf(checks)) sink.shutDown(error.message);
      return [];
    });
    checks.forEach((check, at) => {
      const answer = answers[at];
      if (!answer) return;
      deliver(check, answer);
      for (const { entry, filter } of check.recipients) {
        if (!answer.late.has(filter)) continue;
        for (const sink of [...entry.sinks]) sink.shutDown(TOO_SLOW);
      }
    });
  };

  return {
    /** Returns a promise when the queue is full: wait for it before the next change. */
    push(change: Change): Promise<void> | undefined {
      queue.push(change);
      draining ??= drain();
      return queue.length >= QUEUE_LIMIT ? draining : undefined;
    },
  };
}

function sinksOf(checks: Check[]): Set<Sink> {
  const entries = checks.flatMap(({ recipients }) => recipients.map(({ entry }) => entry));
  return new Set(entries.flatMap(({ sinks }) => [...sinks]));
}

function findTable(tables: Table[], change: Change): Table | undefined {
  return tables.find((table) => table.schema === change.schema && table.name === change.table);
}
