import { useSyncExternalStore } from "react";

/** How long after a failure a page is asked for once more, and how often while there is no connection. */
const RETRY_MS = 1000;
const HELD_RETRY_MS = 30_000;

/** Failures that may be over by the next try; an overload or a timeout would only grow. */
const PASSING_STATUS = [500, 502];

/** Loads that wait for a connection, each by what lets it try again. */
const held = new Set<() => void>();
const listeners = new Set<() => void>();
/** The server answers, but the code of this page is no longer there: it has been updated. */
let outdated = false;

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What keeps the next page from coming. */
export function useHindrance(): "connection" | "outdated" | null {
  return useSyncExternalStore(
    subscribe,
    () => (outdated ? "outdated" : held.size > 0 ? "connection" : null),
    () => null,
  );
}

/** Lets all that waits for a connection try again. */
export function tryAgain(): void {
  for (const go of [...held]) go();
}

function untilConnected(signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      held.delete(go);
      announce();
      resolve();
    };
    const timer = setTimeout(go, HELD_RETRY_MS);
    addEventListener("online", go);
    signal?.addEventListener("abort", go);
    held.add(go);
    announce();
  });
}

/**
 * Loads what a page needs. A first failure is tried again soon; after that, or while the device is
 * offline, the load waits for a connection. It fails only when it is given up.
 */
export async function persistently<T>(
  load: (tries: number) => Promise<T>,
  signal?: AbortSignal | null,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load(tries);
    } catch (error) {
      if (signal?.aborted) throw error;
      if (tries === 1 && navigator.onLine) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      } else await untilConnected(signal);
    }
  }
}

/**
 * In the place of React Router's own function (scripts/vite/own-router-parts.ts), which reloads the
 * document when a page's code cannot be had: offline, that ends at the browser's error page.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  loaded[route.id] ??= await persistently(async (tries) => {
    try {
      return await import(/* @vite-ignore */ route.module);
    } catch (error) {
      console.error("The code of a page could not be loaded", error);
      if (tries > 1 && (await fetch("/robots.txt", { method: "HEAD" })).ok) {
        outdated = true;
        announce();
        return new Promise(() => undefined);
      }
      throw error;
    }
  });
  return loaded[route.id];
}

/** Has the data of pages, which React Router asks for by itself, fetched as persistently as their code. */
export function fetchPagesPersistently(): void {
  const plain = window.fetch;
  window.fetch = (input, init) => {
    if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return plain(input, init);
    return persistently(async (tries) => {
      const answer = await plain(input, init);
      if (tries === 1 && PASSING_STATUS.includes(answer.status)) throw new Error(answer.statusText);
      // Read to its end: also an answer that breaks off is one to try again.
      const body = await answer.arrayBuffer();
      return new Response(body.byteLength > 0 ? body : null, answer);
    }, init?.signal);
  };
}
