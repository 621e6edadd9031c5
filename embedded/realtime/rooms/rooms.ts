import type { Identity } from "../../gateway/identity.ts";
import type { Broadcast } from "../wire/broadcast-frames.ts";
import { encodeBroadcast } from "../wire/broadcast-frames.ts";
import type { Frame, ProtocolVersion } from "../wire/frames.ts";

/** A channel that others can reach through its topic. */
export type Member = {
  version: ProtocolVersion;
  wantsPresence: boolean;
  send(frame: Frame): void;
};

/** The answer to clients that may not send. */
export const SENDING_REFUSED =
  "Unauthorized: You do not have permissions to write to this Channel topic (only the secret key may broadcast or track presence)";

/**
 * Topics have no owners, and the product sends nothing through them: only the secret key may send.
 * Anybody may listen.
 */
export function maySend({ role }: Identity): boolean {
  return role === "service_role";
}

export type Rooms = ReturnType<typeof createRooms>;

/** Who has joined which topic on this server. */
export function createRooms() {
  const rooms = new Map<string, Set<Member>>();

  /** Writes the frame once per version; a version that cannot carry it gets nothing. */
  const sendTo = (
    members: Iterable<Member>,
    encode: (version: ProtocolVersion) => Frame | null,
  ) => {
    const frames = new Map<ProtocolVersion, Frame | null>();
    for (const member of members) {
      const written = frames.get(member.version);
      const frame = written === undefined ? encode(member.version) : written;
      frames.set(member.version, frame);
      if (frame) member.send(frame);
    }
  };

  return {
    enter(topic: string, member: Member): void {
      const members = rooms.get(topic) ?? new Set();
      rooms.set(topic, members.add(member));
    },
    leave(topic: string, member: Member): void {
      const members = rooms.get(topic);
      members?.delete(member);
      if (members?.size === 0) rooms.delete(topic);
    },
    /** Sends to all in the topic but `sender`, when one is given. */
    broadcast(topic: string, broadcast: Broadcast, sender: Member | null): void {
      const receivers = [...(rooms.get(topic) ?? [])].filter((member) => member !== sender);
      sendTo(receivers, (version) => encodeBroadcast(version, topic, broadcast));
    },
    /** Sends to those in the topic who follow presence. */
    tellPresence(topic: string, encode: (version: ProtocolVersion) => Frame): void {
      sendTo(
        [...(rooms.get(topic) ?? [])].filter((member) => member.wantsPresence),
        encode,
      );
    },
  };
}
