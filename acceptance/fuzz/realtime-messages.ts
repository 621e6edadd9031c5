import fc from "fast-check";
import { hostileJson, hostileJsonText, hostileText, mostly } from "./hostile.ts";

export type Version = "1.0.0" | "2.0.0";
export type Message = {
  joinRef: unknown;
  ref: unknown;
  topic: unknown;
  event: unknown;
  payload: unknown;
};

const TOPICS = ["realtime:a", "realtime:a", "realtime:b", "realtime:news-feed"];
const topic = mostly<unknown>(
  fc.constantFrom(...TOPICS),
  fc.oneof<fc.Arbitrary<unknown>[]>(
    fc.constantFrom(
      "phoenix",
      "realtime:",
      "realtime",
      "realtime:*",
      "realtime::",
      `realtime:${"a".repeat(300)}`,
    ),
    hostileText,
    hostileJson,
  ),
  8,
);
const ref = mostly<unknown>(
  fc.constantFrom("1", "2", null),
  fc.oneof<fc.Arbitrary<unknown>[]>(
    fc.constantFrom("9".repeat(255), "9".repeat(256), "x".repeat(100_000)),
    hostileText,
    hostileJson,
  ),
  8,
);

/** The length of a message in characters; the server accepts a megabyte. */
const WIDEST = 1_200_000;

const change = fc.record(
  {
    event: mostly<unknown>(fc.constantFrom("*", "INSERT", "UPDATE", "DELETE"), hostileJson),
    schema: mostly<unknown>(fc.constantFrom("public", "auth", "*"), hostileJson, 6),
    table: mostly<unknown>(
      fc.constantFrom("news", "credit_accounts", "checkouts", "*"),
      hostileJson,
      6,
    ),
    filter: mostly<unknown>(
      fc.constantFrom(
        "category=eq.Event",
        "id=in.(1,2)",
        "title=like.*a*",
        "title=match.(a+)+$",
        "is_published=is.true",
        "id=eq.",
        "=eq.1",
        "id=x.1",
        "id=not.not.eq.1",
        "a=b=c",
        `id=in.(${"1,".repeat(100)}1)`,
        `title=eq.${"a".repeat(5000)}`,
        Array.from({ length: 300 }, () => "id=eq.1").join(),
        "title=imatch.[",
        "published_at=gt.infinity",
        "id=lt.\0",
      ),
      hostileJson,
    ),
    select: hostileJson,
    id: hostileJson,
  },
  { requiredKeys: [] },
);
const config = fc.record(
  {
    broadcast: mostly<unknown>(fc.record({ ack: fc.boolean(), self: fc.boolean() }), hostileJson),
    presence: mostly<unknown>(fc.record({ key: hostileText, enabled: fc.boolean() }), hostileJson),
    postgres_changes: mostly<unknown>(
      fc.oneof(
        fc.array(change, { maxLength: 4 }),
        change.map((each) => Array.from({ length: 20 }, () => each)),
        change.map((each) => {
          const most = Math.ceil(WIDEST / JSON.stringify(each).length);
          return Array.from({ length: Math.min(3000, most) }, () => each);
        }),
      ),
      hostileJson,
    ),
    private: mostly<unknown>(fc.boolean(), hostileJson),
    postgres_changes_options: mostly<unknown>(
      fc.record({ wait: fc.boolean(), timeout: fc.constantFrom(0, 1, 500, -1) }),
      hostileJson,
    ),
  },
  { requiredKeys: [] },
);
const token = mostly<unknown>(
  fc.constantFrom("~token0~", "~token7~", null, "~publishable~"),
  hostileJson,
  3,
);
const joining = fc.record(
  { config: mostly<unknown>(config, hostileJson, 8), access_token: token },
  { requiredKeys: [] },
);

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};
/** Within the limits of JSON.stringify; deeper ones are made as text. */
const anything = fc.oneof(
  hostileJson,
  fc.constantFrom(10, 500, 2000).map(nested),
  fc.dictionary(hostileText, hostileJson, { maxKeys: 40 }),
);
const broadcast = fc.record(
  {
    type: mostly<unknown>(fc.constant("broadcast"), hostileJson),
    event: mostly<unknown>(hostileText, hostileJson),
    payload: anything,
  },
  { requiredKeys: [] },
);
const presence = fc.record(
  {
    type: fc.constant("presence"),
    event: mostly<unknown>(fc.constantFrom("track", "untrack", "TRACK"), hostileJson),
    payload: anything,
  },
  { requiredKeys: [] },
);

const kinds = {
  phx_join: joining,
  broadcast,
  presence,
  access_token: fc.record({ access_token: token }, { requiredKeys: [] }),
  phx_leave: fc.constant({}),
  heartbeat: fc.constant({}),
  phx_close: fc.constant({}),
  phx_reply: anything,
  postgres_changes: anything,
  system: anything,
};
export const message: fc.Arbitrary<Message> = fc
  .constantFrom<(keyof typeof kinds)[]>(
    "phx_join",
    "phx_join",
    "broadcast",
    "broadcast",
    "presence",
    "presence",
    "access_token",
    "phx_leave",
    "heartbeat",
    "phx_close",
    "phx_reply",
    "postgres_changes",
    "system",
  )
  .chain((event) =>
    fc.record<Message>({
      joinRef: ref,
      ref,
      topic,
      event: mostly<unknown>(fc.constant(event), hostileJson, 15),
      payload: mostly<unknown>(kinds[event], anything, 10),
    }),
  );

export function textOf({ joinRef, ref, topic, event, payload }: Message, version: Version): string {
  return JSON.stringify(
    version === "2.0.0"
      ? [joinRef, ref, topic, event, payload]
      : { join_ref: joinRef, ref, topic, event, payload },
  );
}

/** Payloads deeper than JSON.stringify can handle on either side. */
export const abyss = fc
  .tuple(
    fc.constantFrom("broadcast", "presence", "phx_join", "access_token", "x"),
    fc.constantFrom(1000, 9000, 60_000, 150_000),
    fc.constantFrom(["[", "]"], ['{"a":', "}"]),
  )
  .map(([event, depth, [open = "", close = ""]]) => {
    const inside = open.repeat(depth) + (open === "[" ? "" : "1") + close.repeat(depth);
    const payload =
      event === "presence"
        ? `{"event":"track","payload":{"a":${inside}}}`
        : `{"payload":${inside},"config":{"postgres_changes":[{"event":"*","a":${inside}}]}}`;
    return (version: Version) =>
      version === "2.0.0"
        ? `["1","2","realtime:a","${event}",${payload}]`
        : `{"join_ref":"1","ref":"2","topic":"realtime:a","event":"${event}","payload":${payload}}`;
  });

export const JOIN = (version: Version) =>
  textOf(
    {
      joinRef: "1",
      ref: "1",
      topic: "realtime:a",
      event: "phx_join",
      payload: { config: { broadcast: { self: true, ack: true }, presence: { enabled: true } } },
    },
    version,
  );

/** A push as version 2.0.0 packs it: kind, five lengths, encoding, five texts, payload. */
export const push = fc
  .tuple(
    fc.constantFrom(3, 3, 3, 3, 0, 1, 4, 255),
    fc.constantFrom("1", "", "2"),
    fc.constantFrom("", "7"),
    fc.constantFrom("realtime:a", "realtime:b", ""),
    fc.constantFrom("ev", "", "e".repeat(255)),
    fc.constantFrom(0, 1, 2, 255),
    hostileJsonText,
    fc.boolean(),
  )
  .map(([kind, joinRef, own, where, event, encoding, payload, lies]) => {
    const texts = [joinRef, own, where, event, ""];
    return Buffer.concat([
      Buffer.from([kind, ...texts.map((text) => (lies ? 255 : Buffer.byteLength(text))), encoding]),
      Buffer.from(texts.join("")),
      Buffer.from(payload),
    ]);
  });
