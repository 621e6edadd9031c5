import { randomUUID } from "node:crypto";
import { encodeText } from "../wire/frames.ts";
import type { Rooms } from "./rooms.ts";

/** A client's presence payload, with the reference that distinguishes its versions. */
type Meta = Record<string, unknown> & { phx_ref: string };
type Entries = Record<string, { metas: Meta[] }>;

/** One channel's place in a topic's presence. */
export type Tracker = {
  track(meta: Record<string, unknown>): void;
  untrack(): void;
};

export type Presence = ReturnType<typeof createPresence>;

/** Who is present in each topic: a key may be present several times (two tabs of one person). */
export function createPresence(rooms: Rooms) {
  const topics = new Map<string, Map<string, Map<object, Meta>>>();

  const tell = (topic: string, joins: Entries, leaves: Entries) => {
    const payload = JSON.stringify({ joins, leaves });
    const address = { joinRef: null, ref: null, topic, event: "presence_diff" };
    rooms.tellPresence(topic, (version) => encodeText(version, address, payload));
  };

  const put = (topic: string, key: string, tracker: object, meta: Meta) => {
    const keys = topics.get(topic) ?? new Map<string, Map<object, Meta>>();
    const metas = keys.get(key) ?? new Map<object, Meta>();
    topics.set(topic, keys.set(key, metas.set(tracker, meta)));
  };

  const remove = (topic: string, key: string, tracker: object) => {
    const keys = topics.get(topic);
    const metas = keys?.get(key);
    metas?.delete(tracker);
    if (metas?.size === 0) keys?.delete(key);
    if (keys?.size === 0) topics.delete(topic);
  };

  return {
    /** The topic's `presence_state`. */
    state(topic: string): Entries {
      const keys = [...(topics.get(topic) ?? [])];
      return entriesOf(keys.map(([key, metas]) => [key, [...metas.values()]]));
    },

    tracker(topic: string, key: string): Tracker {
      const self = {};
      const present = () => topics.get(topic)?.get(key)?.get(self);
      return {
        track(tracked) {
          const previous = present();
          const meta: Meta = { ...tracked, phx_ref: randomUUID() };
          if (previous) meta.phx_ref_prev = previous.phx_ref;
          put(topic, key, self, meta);
          const leaves = previous ? entriesOf([[key, [previous]]]) : {};
          tell(topic, entriesOf([[key, [meta]]]), leaves);
        },
        untrack() {
          const previous = present();
          if (!previous) return;
          remove(topic, key, self);
          tell(topic, {}, entriesOf([[key, [previous]]]));
        },
      };
    },
  };
}

/** From pairs, because a client may choose `__proto__` as its key. */
function entriesOf(pairs: [string, Meta[]][]): Entries {
  return Object.fromEntries(pairs.map(([key, metas]) => [key, { metas }]));
}
