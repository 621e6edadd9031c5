import { availableParallelism } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { descendantsOf } from "../../testing/processes.ts";
import type { RunningServer } from "../../testing/running-server.ts";
import { usageOfAll } from "../usage.ts";
import { type Action, type Load, oneOf } from "./load/load.ts";
import { paying } from "./load/paying.ts";
import { publishing } from "./load/publishing.ts";
import { reading } from "./load/reading.ts";
import { writing } from "./load/writing.ts";
import type { Outages } from "./outages.ts";
import { createPace, type Pace } from "./pace.ts";

const AT_ONCE = 32;
const LOOK_MS = 1000;
/** A browser does not retry at once. */
const AFTER_FAILURE_MS = 250;

/** Keeps people busy with the site until it is stopped, at a share of the machine. */
export async function putUnderLoad(
  server: RunningServer,
  load: Load,
  { share, outages }: { share: number; outages: Outages },
): Promise<{ pace: Pace; kinds: string[]; stop(): Promise<void> }> {
  const actions = [
    ...(await reading(load)),
    ...(await writing(load)),
    ...publishing(load),
    ...paying(load),
  ];
  const pick = chooser(actions);
  const pace = createPace(share);
  let isOver = false;
  const work = async () => {
    while (!isOver) {
      await pace.turn(async () => {
        const { name, act } = pick();
        const isDone = await load.tally.attempt(name, act);
        if (!isDone) await delay(AFTER_FAILURE_MS);
      });
    }
  };
  const watch = async () => {
    let [at, used] = [performance.now(), secondsUsed(server)];
    while (!isOver) {
      await delay(LOOK_MS);
      const [now, usedNow] = [performance.now(), secondsUsed(server)];
      const seconds = (now - at) / 1000;
      // It has decreased: a process has ended, and its parent does not count it yet.
      const part = Math.max(0, usedNow - used) / seconds / availableParallelism();
      pace.look(part, !outages.met(Date.now() - (now - at), Date.now()));
      [at, used] = [now, usedNow];
    }
  };
  const working = Promise.all([watch(), ...Array.from({ length: AT_ONCE }, work)]);
  // The caller learns of it when it stops the load.
  working.catch(() => undefined);
  return {
    pace,
    kinds: actions.map(({ name }) => name),
    async stop() {
      isOver = true;
      await working;
    },
  };
}

/** Processor seconds of every process below the launcher. */
function secondsUsed({ program }: RunningServer): number {
  return usageOfAll([program.pid, ...descendantsOf(program.pid)]).seconds;
}

/** Chooses each action as often as its weight says. */
function chooser(actions: readonly Action[]): () => Action {
  let total = 0;
  const upTo = actions.map((action) => {
    total += action.weight;
    return { action, end: total };
  });
  return () => {
    const point = Math.random() * total;
    return upTo.find(({ end }) => point < end)?.action ?? oneOf(actions);
  };
}
