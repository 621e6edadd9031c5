import { encodeText, type Frame, type ProtocolVersion } from "./frames.ts";

export type Outbox = ReturnType<typeof createOutbox>;

type Channel = {
  version: ProtocolVersion;
  topic: string;
  joinRef: string | null;
  send(frame: Frame): void;
};

/** The messages that the server itself sends to one channel. */
export function createOutbox({ version, topic, joinRef, send }: Channel) {
  const push = (ref: string | null, event: string, payload: object) =>
    send(encodeText(version, { joinRef, ref, topic, event }, JSON.stringify(payload)));
  return {
    reply: (ref: string | null, status: "ok" | "error", response: object = {}) =>
      push(ref, "phx_reply", { status, response }),
    refuse: (ref: string | null, reason: string) =>
      push(ref, "phx_reply", { status: "error", response: { reason } }),
    system: (extension: "system" | "postgres_changes", status: "ok" | "error", message: string) =>
      push(null, "system", {
        extension,
        status,
        message,
        channel: topic.slice("realtime:".length),
      }),
    presenceState: (state: object) => push(null, "presence_state", state),
    /** The client only accepts a close whose ref is the join's. */
    closed: () => push(joinRef, "phx_close", {}),
  };
}
