import { randomUUID } from "node:crypto";
import type { Identity } from "../../gateway/identity.ts";
import type { Log } from "../../log.ts";
import { entryId } from "../entries/subscription-spec.ts";
import type { Room } from "../limits/admission.ts";
import type { Limits } from "../limits/limits.ts";
import type { Presence, Tracker } from "../rooms/presence.ts";
import { createPresenceInbox } from "../rooms/presence-inbox.ts";
import { maySend, type Rooms, SENDING_REFUSED } from "../rooms/rooms.ts";
import type { Subscribe } from "../subscriptions/subscriber.ts";
import { createTableFeed } from "../subscriptions/table-feed.ts";
import type { Broadcast } from "../wire/broadcast-frames.ts";
import type { ClientMessage, Frame, ProtocolVersion } from "../wire/frames.ts";
import { createOutbox } from "../wire/outbox.ts";
import { type JoinConfig, parseJoin } from "./join-config.ts";
import { createSession, type VerifyToken } from "./session.ts";

/** What all channels of the server share. */
export type Services = {
  rooms: Rooms;
  presence: Presence;
  subscribe: Subscribe;
  verifyToken: VerifyToken;
  limits: Limits;
  log: Log;
};

/** What a channel needs from its connection. */
export type Carrier = {
  version: ProtocolVersion;
  /** The identity of the connection's key, used when no user token was given. */
  identity: Identity;
  network: string;
  room: Room;
  /** Never throws. */
  send(frame: Frame): void;
  /** Closes the connection after an unexpected error, and logs it. */
  fail(error: unknown): void;
};

export type Channel = {
  joinRef: string | null;
  join(ref: string | null, payload: Record<string, unknown>): void;
  receive(message: ClientMessage): void;
  broadcast(ref: string | null, broadcast: Broadcast): void;
  /** Ends it because a new join replaced it. */
  replace(): void;
  /** Ends it without a message, because the socket is gone. */
  drop(): void;
};

/** How long a reply waits by default: a subscription takes milliseconds unless Postgres is away. */
const SUBSCRIBE_GRACE_MS = 1_000;

type Joined = { config: JoinConfig; tracker: Tracker; identity: Identity };

/** One topic that one connection joined, until either side ends it. `onEnd` is called once. */
export function createChannel(
  services: Services,
  carrier: Carrier,
  topic: string,
  joinRef: string | null,
  onEnd: () => void,
): Channel {
  const { rooms, presence, limits } = services;
  const { version, network, send, fail } = carrier;
  const outbox = createOutbox({ version, topic, joinRef, send });
  const member = {
    version,
    topic,
    network,
    wantsPresence: false,
    send,
    shutDown: (message: string) => shutDown(message),
  };
  const ending = new AbortController();
  const session = createSession(
    services.verifyToken,
    () => shutDown("Access token has expired"),
    fail,
  );
  const feed = createTableFeed(services.subscribe, member, outbox, ending.signal);
  let joined: Joined | null = null;
  let entryCharacters = 0;
  let renewing = Promise.resolve();

  const end = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    session.end();
    feed.end();
    rooms.leave(topic, member);
    carrier.room.giveBack(entryCharacters);
    joined?.tracker.untrack();
    joined = null;
    onEnd();
  };

  const shutDown = (message: string) => {
    if (ending.signal.aborted) return;
    outbox.system("system", "error", message);
    outbox.closed();
    end();
  };

  const refuse = (ref: string | null, reason: string) => {
    outbox.refuse(ref, reason);
    end();
  };

  const identify = async (token: string | null): Promise<Identity | null> =>
    isUserToken(token) ? session.use(token) : carrier.identity;

  const join = async (ref: string | null, payload: Record<string, unknown>) => {
    const config = parseJoin(payload);
    const objection = config ? objectionTo(config, topic, limits) : "InvalidJoinPayload";
    if (!config || objection) return refuse(ref, objection ?? "");
    const characters = JSON.stringify(config.postgresChanges).length;
    if (!carrier.room.take(characters)) {
      return refuse(ref, "ChannelRateLimitReached: Too many or too long postgres_changes");
    }
    entryCharacters = characters;
    const identity = await identify(config.accessToken).catch(() => undefined);
    if (ending.signal.aborted) return;
    if (identity === undefined) return refuse(ref, "The token could not be verified, try again");
    if (!identity) return refuse(ref, "InvalidJWTToken: The token is invalid or has expired");
    const outcome = feed.follow(identity, config.postgresChanges);
    const result = await within(config.waitMs ?? SUBSCRIBE_GRACE_MS, outcome);
    if (ending.signal.aborted) return;
    if (config.waitMs !== null && result?.status !== "ok") {
      return refuse(
        ref,
        result
          ? `RealtimeDisabledForConfiguration: ${result.message}`
          : "PostgresChangesSubscribeTimeout: the database did not confirm the subscription in time",
      );
    }
    admit(ref, config, identity);
    await feed.announce(outcome);
  };

  const admit = (ref: string | null, config: JoinConfig, identity: Identity) => {
    const tracker = presence.tracker(topic, config.presenceKey ?? randomUUID());
    joined = { config, tracker, identity };
    member.wantsPresence = config.presenceEnabled;
    rooms.enter(topic, member);
    const entries = config.postgresChanges.map((entry) => ({ ...entry, id: entryId(entry) }));
    outbox.reply(ref, "ok", { postgres_changes: entries });
    if (config.presenceEnabled) outbox.presenceState(presence.state(topic));
  };

  const renew = async (token: unknown) => {
    if (!joined || !isUserToken(token)) return;
    // Failing to verify is not a refusal: the current token stays in use.
    const identity = await session.use(token).catch(() => undefined);
    if (!joined || identity === undefined) return;
    if (!identity) return shutDown("The access token is invalid or has expired");
    joined.identity = identity;
    feed.announce(feed.follow(identity, joined.config.postgresChanges)).catch(fail);
  };

  const broadcast = (ref: string | null, message: Broadcast) => {
    if (!joined) return;
    if (!maySend(joined.identity)) return outbox.refuse(ref, SENDING_REFUSED);
    const { acknowledgeBroadcasts, receiveOwnBroadcasts } = joined.config;
    rooms.broadcast(topic, message, receiveOwnBroadcasts ? null : member);
    if (acknowledgeBroadcasts) outbox.reply(ref, "ok");
  };

  const presenceInbox = createPresenceInbox(limits, outbox, shutDown);

  return {
    joinRef,
    join: (ref, payload) => void join(ref, payload).catch(fail),
    receive({ event, ref, payload }) {
      if (event === "phx_leave") {
        outbox.reply(ref, "ok");
        outbox.closed();
        end();
      } else if (event === "access_token") {
        // One after another, so that the last one wins.
        renewing = renewing.then(() => renew(payload.access_token)).catch(fail);
      } else if (event === "broadcast") {
        broadcast(ref, { kind: "message", payloadJson: JSON.stringify(payload) });
      } else if (event === "presence" && joined) {
        if (maySend(joined.identity)) presenceInbox(joined.tracker, ref, payload);
        else outbox.refuse(ref, SENDING_REFUSED);
      }
    },
    broadcast,
    replace() {
      outbox.closed();
      end();
    },
    drop: end,
  };
}

function objectionTo(config: JoinConfig, topic: string, limits: Limits): string | null {
  if (config.isPrivate) {
    const name = topic.slice("realtime:".length);
    return `Unauthorized: You do not have permissions to read from this Channel topic: ${name} (private channels are not served by this backend)`;
  }
  if (config.postgresChanges.length > limits.entriesPerChannel) {
    return `ChannelRateLimitReached: Too many postgres_changes, at most ${limits.entriesPerChannel}`;
  }
  return null;
}

/** Publishable and secret keys belong to no user: supabase-js sends them when signed out. */
function isUserToken(token: unknown): token is string {
  return typeof token === "string" && token !== "" && !token.startsWith("sb_");
}

/** The promise's value if it arrives within `ms`, else null. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), ms);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
