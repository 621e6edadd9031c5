import { useSyncExternalStore } from "react";
import { OF_SESSION } from "./sign-out.ts";

/** They name a website, and what somebody asks for, so they go with the session. */
const STORAGE_KEY = `${OF_SESSION}settled`;
/** Older ones are about profiles that have changed since. */
const KEPT = 20;

const SETTLED = "benih-settled";

/** Whether the person has dealt with it in this browser, and need not be told again. */
export function isSettled(name: string): boolean {
  return read().includes(name);
}

/**
 * The newest name with this prefix; followed while the notice is on the screen, where it may be
 * dealt with.
 */
export function useNewestSettled(beginning: string): string | undefined {
  return useSyncExternalStore(
    followSettling,
    () => read().find((name) => name.startsWith(beginning)),
    () => undefined,
  );
}

/** @param instead a prefix whose names are no longer needed. */
export function settle(name: string, instead?: string): void {
  try {
    const others = read().filter((other) => instead === undefined || !other.startsWith(instead));
    localStorage.setItem(STORAGE_KEY, JSON.stringify([name, ...others].slice(0, KEPT)));
    dispatchEvent(new Event(SETTLED));
  } catch {
    // Without storage they are told again next time.
  }
}

function followSettling(changed: () => void): () => void {
  addEventListener(SETTLED, changed);
  return () => removeEventListener(SETTLED, changed);
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}
