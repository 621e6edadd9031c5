import { BroadcastChannel, isMainThread } from "node:worker_threads";
import { pino } from "pino";
import { createOutageFilter } from "./database-outage.ts";

export type Logger = pino.Logger;

/** Lines of the other threads go through the main thread, for what they tell may be one outage. */
const CHANNEL = "log";

/** A logger of structured lines; in a thread, the main thread writes its lines. */
export function createLogger(
  level: string,
  write: (line: string) => void = isMainThread ? toStandardError() : toMainThread(),
): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write });
}

/** The log of the main thread; `watchDatabase` makes one line of each outage of the database. */
export function openLog(level: string): {
  log: Logger;
  watchDatabase: ReturnType<typeof createOutageFilter>["watch"];
} {
  const filter = createOutageFilter(toStandardError());
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => filter.take(String(data));
  channel.unref();
  return { log: createLogger(level, filter.take), watchDatabase: filter.watch };
}

/** So that standard output stays for people. */
function toStandardError(): (line: string) => void {
  const destination = pino.destination(2);
  return (line) => void destination.write(line);
}

function toMainThread(): (line: string) => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  return (line) => channel.postMessage(line);
}
