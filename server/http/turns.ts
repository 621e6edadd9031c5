import type { IncomingMessage, ServerResponse } from "node:http";
import { signal } from "../signals/signal.ts";
import { sendError } from "./answer.ts";
import { createRenderQueue, Refused } from "./pages/render-queue.ts";

const AT_ONCE = 2;
const MOST_WAITING = 128;
const MOST_WAITING_OF_ONE = 32;
const COME_BACK_SECONDS = 5;

export type Turns = {
  /**
   * Does the work in the turn of the request's network.
   * @throws Refused when too many wait.
   */
  take<Result>(key: string, request: IncomingMessage, work: () => Promise<Result>): Promise<Result>;
  /** This one waits for the work with that key, too. */
  join(key: string, request: IncomingMessage): void;
};

/**
 * Files and pictures that cost more than a page to make, in turns as pages are rendered. Crawlers have no turn
 * of their own: anybody may call itself one, and it is they who show preview pictures.
 */
export function createTurns(networkOf: (request: IncomingMessage) => string): Turns {
  const queue = createRenderQueue(MOST_WAITING, MOST_WAITING_OF_ONE);
  let busy = 0;

  const dispatch = () => {
    while (queue.length > 0 && busy < AT_ONCE) queue.startNext();
  };

  const perform = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
      dispatch();
    }
  };

  return {
    take: (key, request, work) =>
      new Promise((resolve, reject) => {
        const refuse = (error: Refused) => {
          signal({ kind: "refused", limit: "turns" });
          reject(error);
        };
        queue.add({ key, start: () => resolve(perform(work)), refuse }, networkOf(request));
        dispatch();
      }),
    join: (key, request) => queue.join(key, networkOf(request)),
  };
}

/** Answers what was refused with 503, which every crawler understands, whoever asked for too much. */
export function sendRefused(error: unknown, response: ServerResponse): boolean {
  if (!(error instanceof Refused)) return false;
  sendError(response, "service_unavailable", "Too many wait for this. Try again in a moment.", {
    retryAfter: COME_BACK_SECONDS,
  });
  return true;
}
