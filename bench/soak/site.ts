import { setTimeout as delay } from "node:timers/promises";
import { eventually } from "../../testing/eventually.ts";
import { descendantsOf, postmasterOf, serverOf } from "../../testing/processes.ts";
import { type RunningServer, startServer } from "../../testing/running-server.ts";
import { type Caller, operate } from "./operations.ts";
import type { Outages } from "./outages.ts";
import { addressOf, expectReply } from "./requests.ts";

const BACK_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 50;
const HEAP_REPORT = new URL("heap-report.ts", import.meta.url);

export type Victim = "server" | "PostgreSQL" | "both";

/** Mostly the server, because it is what crashes. */
export const VICTIMS: readonly Victim[] = ["server", "server", "PostgreSQL", "server", "both"];

/**
 * The built product on a folder of its own with the sample content, as `npm start` runs it.
 * @param heapFolder where its threads write the memory in use (heap-report.ts), if given.
 */
export function startSite(heapFolder: string | undefined): Promise<RunningServer> {
  // A setting not of the product, but of the module loaded into it.
  if (heapFolder !== undefined) process.env.HEAP_FOLDER = heapFolder;
  return startServer({
    program: "scripts/start.mjs",
    settings: {
      // Visitors come from many networks: the limits of a single one are not under test.
      TRUST_PROXY: "on",
      MADE_NEWS: "on",
      LOG_LEVEL: "warn",
      ...(heapFolder && { NODE_OPTIONS: `--import=${HEAP_REPORT}` }),
    },
  });
}

/** The processes of the product, by kind. */
export function processesOf(server: RunningServer): { server: number; postgres: number[] } {
  const postmaster = postmasterOf(server.dataDirectory);
  return {
    server: serverOf(server.program.pid),
    postgres: [postmaster, ...descendantsOf(postmaster)],
  };
}

/** Kills, and waits until everything answers again. @returns how many seconds that took. */
export async function killAndWait(
  server: RunningServer,
  victim: Victim,
  { outages, caller }: { outages: Outages; caller: Caller },
): Promise<number> {
  const pids = [
    ...(victim === "server" ? [] : [postmasterOf(server.dataDirectory)]),
    ...(victim === "PostgreSQL" ? [] : [serverOf(server.program.pid)]),
  ];
  const end = outages.begin(victim);
  for (const pid of pids) process.kill(pid, "SIGKILL");
  // Give the killed process time to go: otherwise it would still answer.
  await delay(LOOK_AGAIN_MS);
  const back = eventually("the site is back", BACK_WITHIN_MS, async () => {
    const from = addressOf(0);
    await expectReply(server.url, { path: "/", from }, [200]);
    const headers = { apikey: server.publishableKey };
    await expectReply(server.url, { path: "/rest/v1/news?limit=1", from, headers }, [200]);
    await operate(server.url, caller, { path: "desk/list-documents", input: { kind: "article" } });
    return true;
  });
  // Even if it does not: the kill explains nothing that comes later.
  const { from, until } = await back.then(end, (error: unknown) => {
    end();
    throw error;
  });
  return (until - from) / 1000;
}
