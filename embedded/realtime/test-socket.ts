import { once } from "node:events";
import { expect } from "vitest";
import { WebSocket } from "ws";
import { inbox } from "./test-channel.ts";

/** A 2.0.0 frame as it is on the wire. */
export type WireFrame = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Record<string, unknown>,
];

/** A bare socket, for what the real client never sends. */
export async function openSocket(
  webSocketUrl: string,
  options: { query?: string; key?: string; headers?: Record<string, string> } = {},
) {
  const { query = "vsn=2.0.0", key = "sb_publishable_test", headers = {} } = options;
  const socket = new WebSocket(`${webSocketUrl}?apikey=${key}&${query}`, { headers });
  const frames = inbox<WireFrame>();
  const closed = Promise.withResolvers<number>();
  socket.on("message", (data, isBinary) => {
    if (!isBinary) frames.add(JSON.parse(String(data)));
  });
  socket.on("close", (code) => closed.resolve(code));
  await once(socket, "open");
  return {
    socket,
    frames,
    closed: closed.promise,
    send: (...frame: WireFrame) => socket.send(JSON.stringify(frame)),
    /** The first frame of that event on the topic. */
    next: (topic: string, event: string) =>
      frames.first(([, , at, name]) => at === topic && name === event),
    /** The reply to the message with that ref. */
    reply: (ref: string) => frames.first(([, to, , event]) => to === ref && event === "phx_reply"),
  };
}

/** A join's payload that follows tables. */
export function following(...postgres_changes: Record<string, unknown>[]) {
  return { config: { broadcast: {}, presence: {}, postgres_changes, private: false } };
}

/** Checks that the server still serves: another socket joins and leaves. */
export async function joinAnew(webSocketUrl: string) {
  const { send, reply, socket } = await openSocket(webSocketUrl);
  send("1", "1", "realtime:fine", "phx_join", following());
  expect((await reply("1"))[4]).toMatchObject({ status: "ok" });
  socket.close();
}
