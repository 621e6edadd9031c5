import { isObject } from "../../json-object.ts";
import type { Limits } from "../limits/limits.ts";
import { createTokenBucket } from "../limits/token-bucket.ts";
import type { Outbox } from "../wire/outbox.ts";
import type { Tracker } from "./presence.ts";

/** Each event goes to every member of the topic, so they are rarer than other messages. */
const EVENTS_PER_SECOND = 10;
const BURST = 30;

/** Handles what one channel sends about its own presence. */
export function createPresenceInbox(
  limits: Limits,
  outbox: Outbox,
  shutDown: (message: string) => void,
) {
  const bucket = createTokenBucket(EVENTS_PER_SECOND, BURST);
  const track = (tracker: Tracker, ref: string | null, meta: unknown) => {
    if (!isObject(meta)) outbox.refuse(ref, "Presence track payload must be a map");
    else if (JSON.stringify(meta).length > limits.presenceBytes) {
      shutDown("Track message size exceeded");
    } else {
      tracker.track(meta);
      outbox.reply(ref, "ok");
    }
  };
  return (tracker: Tracker, ref: string | null, message: Record<string, unknown>): void => {
    const event = typeof message.event === "string" ? message.event.toLowerCase() : "";
    if (!bucket.take(1)) shutDown("Client presence rate limit exceeded");
    else if (event === "track") track(tracker, ref, message.payload ?? {});
    else if (event === "untrack") {
      tracker.untrack();
      outbox.reply(ref, "ok");
    } else outbox.refuse(ref, "Unknown presence event");
  };
}
