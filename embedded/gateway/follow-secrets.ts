import { unwatchFile, watchFile } from "node:fs";
import type { JWK } from "jose";
import type { Log } from "../log.ts";
import type { Ring } from "../ring.ts";
import { readSecrets, type Secrets } from "./secrets.ts";

/** The command that rotates waits for several of these (scripts/keys.ts). */
const LOOK_EVERY_MS = 1000;

type TextKind = Exclude<keyof Secrets["accepted"], "userTokenKey">;

/** The current secrets of the file, while a server runs. */
export type LiveSecrets = {
  now(): Secrets;
  ring(kind: TextKind): Ring<string>;
  userTokenKeys: Ring<JWK>;
  onChange(listener: () => void): void;
  close(): void;
};

/**
 * Follows the file of secrets by polling: it may be on a disk shared by several servers, where the system
 * does not report changes.
 */
export function followSecrets(file: string, first: Secrets, log: Log): LiveSecrets {
  let current = first;
  const listeners: (() => void)[] = [];
  const look = () => {
    try {
      const read = readSecrets(file);
      if (JSON.stringify(read) === JSON.stringify(current)) return;
      const isRotated = read.publishableKey !== current.publishableKey;
      current = read;
      for (const listener of listeners) listener();
      if (isRotated) log("info", "New keys are in use; earlier ones are accepted for a while");
    } catch (error) {
      log("error", "The file of secrets cannot be read; the ones that were read last are used", {
        error: error instanceof Error ? error.message : String(error),
      });
    }
  };
  watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, look);
  // It may have changed since it was read.
  look();
  return {
    now: () => current,
    ring: (kind) => () => [current[kind], ...good(current.accepted[kind])],
    userTokenKeys: () => [current.userTokenKey, ...good(current.accepted.userTokenKey)],
    onChange: (listener) => listeners.push(listener),
    close: () => unwatchFile(file, look),
  };
}

function good<Value>(entries: readonly { value: Value; until: string }[]): Value[] {
  const now = Date.now();
  return entries.filter(({ until }) => Date.parse(until) > now).map(({ value }) => value);
}
