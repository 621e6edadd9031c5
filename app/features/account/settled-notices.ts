import { useSyncExternalStore } from "react";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";

type SilentWebsite = NonNullable<ProfileStatus["silentWebsite"]>;

/** What begins like this goes with the session: it names a website, and what somebody asks for. */
const STORAGE_KEY = "benih-form-settled";
/** Older ones are of profiles that have changed since. */
const KEPT = 20;

const SETTLED = "benih-settled";

/** Whether this browser's person has dealt with it, and need not be told again. */
export function isSettled(name: string): boolean {
  return read().includes(name);
}

/** The same while it is on the screen, where it may be dealt with. */
export function useIsSettled(name: string): boolean {
  return useSyncExternalStore(
    followSettling,
    () => isSettled(name),
    () => false,
  );
}

export function settle(name: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([name, ...read()].slice(0, KEPT)));
    dispatchEvent(new Event(SETTLED));
  } catch {
    // Without storage they are told again the next time.
  }
}

/** A website that did not respond; once it has, only a newer review can tell otherwise. */
export function nameOfSilence({ address, checkedAt }: SilentWebsite): string {
  return `website ${address} ${checkedAt}`;
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
