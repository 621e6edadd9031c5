import type { Identity } from "../../gateway/identity.ts";
import type { Spec } from "../entries/subscription-spec.ts";
import type { Change } from "../replication/change.ts";
import type { Frame, ProtocolVersion } from "../wire/frames.ts";

/** One joined channel, as a receiver of frames. */
export type Sink = {
  version: ProtocolVersion;
  topic: string;
  /** The network in whose turn the channel's requests are checked. */
  network: string;
  send(frame: Frame): void;
  /** Closes the channel and tells its client why. */
  shutDown(message: string): void;
};

/** Equal entries of a group's channels: they are judged once. */
export type Entry = { spec: Spec; sinks: Set<Sink> };

/** Subscribers whom no policy can distinguish, with their entries that concern one change. */
export type Interest = { group: string; identity: Identity; entries: Entry[] };

export type Subscriptions = {
  /** Subscribes a channel; the returned function ends it. */
  add(identity: Identity, sink: Sink, specs: Spec[]): () => void;
  /** The subscribers that the change may concern, one element per identity. */
  interestedIn(change: Change): Interest[];
};

type Group = { identity: Identity; entries: Map<string, Entry> };

/** The subscriptions of this process, found by table and grouped by identity. */
export function createSubscriptions(): Subscriptions {
  const targets = new Map<string, Map<string, Group>>();

  const addOne = (identity: Identity, group: string, sink: Sink, spec: Spec) => {
    const target = targetName(spec.schema, spec.table);
    const groups = getOrMake(targets, target, () => new Map<string, Group>());
    const { entries } = getOrMake(groups, group, () => ({ identity, entries: new Map() }));
    const entry = getOrMake(entries, spec.key, () => ({ spec, sinks: new Set<Sink>() }));
    entry.sinks.add(sink);
    return () => {
      entry.sinks.delete(sink);
      // The maps must not outlive their last subscriber: their keys come from clients.
      if (entry.sinks.size === 0 && entries.get(spec.key) === entry) entries.delete(spec.key);
      if (entries.size === 0 && groups.get(group)?.entries === entries) groups.delete(group);
      if (groups.size === 0 && targets.get(target) === groups) targets.delete(target);
    };
  };

  return {
    add(identity, sink, specs) {
      const group = groupName(identity);
      const removals = specs.map((spec) => addOne(identity, group, sink, spec));
      return () => {
        for (const remove of removals) remove();
      };
    },
    interestedIn(change) {
      const interests = new Map<string, Interest>();
      for (const target of targetsOf(change)) {
        for (const [name, group] of targets.get(target) ?? []) {
          const matching = [...group.entries.values()].filter(
            ({ spec }) => spec.event === "*" || spec.event === change.kind,
          );
          if (matching.length === 0) continue;
          const { identity } = group;
          const interest = getOrMake(interests, name, () => ({
            group: name,
            identity,
            entries: [],
          }));
          interest.entries.push(...matching);
        }
      }
      return [...interests.values()];
    },
  };
}

function targetsOf({ schema, table }: Change): string[] {
  return [
    targetName(schema, table),
    targetName(schema, "*"),
    targetName("*", table),
    targetName("*", "*"),
  ];
}

function targetName(schema: string, table: string): string {
  return JSON.stringify([schema, table]);
}

/** A policy may read any claim, so two subscribers are the same only when all claims are. */
function groupName({ role, claims }: Identity): string {
  const sorted = Object.entries(claims).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([role, sorted]);
}

function getOrMake<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const present = map.get(key);
  if (present !== undefined) return present;
  const made = make();
  map.set(key, made);
  return made;
}
