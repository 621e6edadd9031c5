import { useSyncExternalStore } from "react";

/** The wait before a failed page is requested again, and between tries without a connection. */
const RETRY_MS = 1000;
const HELD_RETRY_MS = 30_000;

/**
 * Failures that may pass by the next try; retrying others would only worsen an overload or a
 * timeout.
 */
const PASSING_STATUS = [500, 502];

type LoadOptions = {
  signal?: AbortSignal | null;
  /** No page waits for it, so there is no need to say that it is not there yet. */
  inBackground?: boolean;
};

/**
 * Loads that a page waits for and that wait for a connection, each with the function that lets it
 * try again.
 */
const held = new Set<() => void>();
const listeners = new Set<() => void>();
/** The server answers, but no longer has this page's code: the site has been updated. */
let outdated = false;

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What prevents the next page from loading. */
export function useHindrance(): "connection" | "outdated" | null {
  return useSyncExternalStore(
    subscribe,
    () => (outdated ? "outdated" : held.size > 0 ? "connection" : null),
    () => null,
  );
}

/** Lets all loads that wait for a connection try again. */
export function tryAgain(): void {
  for (const go of [...held]) go();
}

function untilConnected({ signal, inBackground }: LoadOptions): Promise<void> {
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
    if (inBackground) return;
    held.add(go);
    announce();
  });
}

/**
 * Loads what a page needs. A first failure is retried soon; after that, or while the device is
 * offline, the load waits for a connection. It fails only when it is cancelled.
 */
export async function persistently<T>(
  load: (tries: number) => Promise<T>,
  options: LoadOptions = {},
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load(tries);
    } catch {
      options.signal?.throwIfAborted();
      if (tries === 1 && navigator.onLine) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      } else await untilConnected(options);
      options.signal?.throwIfAborted();
    }
  }
}

declare global {
  interface Window {
    importFile: typeof importFile;
  }
}

/** How often loading a file has failed, by its address. */
const failures = new Map<string, number>();

/**
 * Imports a file of the build. Browsers such as Chromium 150 remember for good that a file failed
 * to load: after a failure another address is used for it.
 */
async function importFile(address: string): Promise<unknown> {
  const failed = failures.get(address);
  try {
    return await import(/* @vite-ignore */ failed ? `${address}?${failed}` : address);
  } catch (error) {
    failures.set(address, (failed ?? 0) + 1);
    throw error;
  }
}

/** The build imports its files with this (scripts/vite/retried-imports.ts). */
export function importFilesAgain(): void {
  window.importFile = importFile;
}

/**
 * Replaces React Router's own function (scripts/vite/own-page-loads.ts), which reloads the document
 * when a page's code cannot be loaded: offline, that ends on the browser's error page.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  loaded: Record<string, unknown>,
): Promise<unknown> {
  loaded[route.id] ??= await persistently(async (tries) => {
    try {
      return await importFile(route.module);
    } catch (error) {
      console.error("The code of a page could not be loaded", error);
      if (tries > 1 && (await isServed())) {
        outdated = true;
        announce();
        return new Promise(() => undefined);
      }
      throw error;
    }
  });
  return loaded[route.id];
}

async function isServed(): Promise<boolean> {
  return (await fetch("/robots.txt", { method: "HEAD" })).ok;
}

/**
 * Imports what a press needs. If the server answers, but no longer has it, the site has been
 * updated: the document is reloaded with its matching code, and the press can be repeated.
 * @throws the import's error, without a connection
 */
export async function importForPress<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load().catch(load);
  } catch (error) {
    if (!(await isServed().catch(() => false))) throw error;
    window.location.reload();
    return new Promise(() => undefined);
  }
}

/** Makes React Router fetch the data of pages as persistently as their code. */
export function fetchPagesPersistently(): void {
  const plain = window.fetch;
  window.fetch = (input, init) => {
    if (!(input instanceof URL) || !input.pathname.endsWith(".data")) return plain(input, init);
    return persistently(
      async (tries) => {
        const answer = await plain(input, init);
        if (tries === 1 && PASSING_STATUS.includes(answer.status))
          throw new Error(answer.statusText);
        // Read to the end: an answer that breaks off is retried too.
        const body = await answer.arrayBuffer();
        return new Response(body.byteLength > 0 ? body : null, answer);
      },
      { signal: init?.signal },
    );
  };
}
