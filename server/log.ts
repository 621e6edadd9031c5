import { pino } from "pino";

export type Logger = pino.Logger;

/** Structured lines on standard error, so that standard output stays for people. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
