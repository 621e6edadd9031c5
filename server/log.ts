import { BroadcastChannel, isMainThread } from "node:worker_threads";
import { pino } from "pino";
import { createOutageFilter } from "./database-outage.ts";
import { currentRequestId } from "./signals/request-id.ts";

export type Logger = pino.Logger;

/** The other threads' lines go through the main thread, because they may report the same outage. */
const CHANNEL = "log";

/**
 * The part before the @ of an address, since mail servers quote recipients they refuse. It also covers passwords
 * in addresses (`postgres://user:password@host`).
 */
const BEFORE_AT = /[^\s"'<>(),;=@/\\]{1,256}@(?=[\w-]+(\.[\w-]+)*)/g;

/** A logger of structured lines without people's addresses; a thread's lines are written by the main thread. */
export function createLogger(
  level: string,
  write: (line: string) => void = isMainThread ? toStandardError() : toMainThread(),
): Logger {
  const mixin = () => {
    const request = currentRequestId();
    return request === undefined ? {} : { request };
  };
  const settings = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin };
  return pino(settings, { write: (line: string) => write(line.replace(BEFORE_AT, "…@")) });
}

/** The main thread's log; `watchDatabase` makes one line of each outage of the database. */
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

/** Standard output is for people. */
function toStandardError(): (line: string) => void {
  const destination = pino.destination(2);
  return (line) => void destination.write(line);
}

function toMainThread(): (line: string) => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  return (line) => channel.postMessage(line);
}
