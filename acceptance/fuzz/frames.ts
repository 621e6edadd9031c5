import fc from "fast-check";
import { damaged, damagedBytes, hostileJsonText, hostileText, mostly } from "./hostile.ts";
import {
  abyss,
  JOIN,
  type Message,
  message,
  push,
  textOf,
  type Version,
} from "./realtime-messages.ts";
import type { Fill, Part, Shot, Surface } from "./shot.ts";
import { BINARY, TEXT, webSocketFrame } from "./web-socket-bytes.ts";

/** A client's frame, given its socket's protocol version. */
type Piece = (version: Version, fill: Fill) => Buffer;
const asText =
  (text: (version: Version) => Part): Piece =>
  (version, fill) =>
    webSocketFrame(TEXT, text(version), fill);

const good: fc.Arbitrary<Piece> = message.map((each) => asText((version) => textOf(each, version)));
const odd: fc.Arbitrary<Piece> = fc.oneof(
  {
    weight: 2,
    arbitrary: damaged(message.map((each) => textOf(each, "2.0.0"))).map((text) =>
      asText(() => text),
    ),
  },
  { weight: 2, arbitrary: abyss.map(asText) },
  { weight: 1, arbitrary: hostileJsonText.map((text) => asText(() => text)) },
  {
    weight: 2,
    arbitrary: mostly<Uint8Array>(push, damagedBytes(push), 2).map(
      (bytes): Piece =>
        (_, fill) =>
          webSocketFrame(BINARY, bytes, fill),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(message, fc.constantFrom(2, 20, 150, 400)).map(flood) },
);

const FLOOD_BYTES = 500_000;

/** The same message over and over, but not gigabytes of it. */
function flood([message, times]: [Message, number]): Piece {
  return (version, fill) => {
    const frame = webSocketFrame(TEXT, textOf(message, version), fill);
    const most = Math.max(1, Math.floor(FLOOD_BYTES / frame.length));
    return Buffer.concat(Array.from({ length: Math.min(times, most) }, () => frame));
  };
}

/** Frames that break the WebSocket protocol, or only its customs. */
const broken: fc.Arbitrary<Piece> = fc
  .record({
    opcode: fc.constantFrom(0, 1, 2, 3, 7, 8, 9, 10, 11, 15),
    fin: fc.boolean(),
    reserved: fc.constantFrom(0, 0, 0, 0x40, 0x70),
    masked: fc.constantFrom(true, true, true, false),
    length: fc.constantFrom<("right" | number)[]>(
      "right",
      "right",
      "right",
      0,
      125,
      126,
      127,
      2 ** 20 + 1,
      2 ** 31,
      2 ** 53,
      2 ** 62,
    ),
    payload: fc.oneof(
      fc.uint8Array({ maxLength: 140 }),
      hostileText.map((text) => Buffer.from(text)),
      fc.constantFrom(
        Buffer.from([0x03, 0xe8]),
        Buffer.from([0]),
        Buffer.from([0xff, 0xff]),
        Buffer.from([0xc3, 0x28]),
      ),
    ),
  })
  .map(
    ({ opcode, payload, ...how }): Piece =>
      (_, fill) =>
        webSocketFrame(opcode, payload, fill, how),
  );
const fragments: fc.Arbitrary<Piece> = fc
  .tuple(message, fc.constantFrom(2, 5, 200), fc.boolean())
  .map(
    ([each, parts, ends]): Piece =>
      (version, fill) => {
        const bytes = Buffer.from(fill(textOf(each, version)));
        const size = Math.ceil(bytes.length / parts) || 1;
        const cut = Array.from({ length: parts }, (_, index) =>
          bytes.subarray(index * size, (index + 1) * size),
        );
        return Buffer.concat(
          cut.map((piece, index) =>
            webSocketFrame(index === 0 ? TEXT : 0, piece, fill, {
              fin: ends && index === parts - 1,
            }),
          ),
        );
      },
  );
const rubbish: fc.Arbitrary<Piece> = fc.uint8Array({ maxLength: 200 }).map(
  (bytes): Piece =>
    () =>
      Buffer.from(bytes),
);

const END = "end of this shot";
const heartbeat: Piece = asText((version) =>
  textOf({ joinRef: null, ref: END, topic: "phoenix", event: "heartbeat", payload: {} }, version),
);
const address = fc
  .tuple(
    mostly(
      fc.constantFrom("/realtime/v1/websocket"),
      fc.constantFrom("/realtime/v1/", "/realtime/v1//websocket", "/realtime/v1/api/websocket"),
      25,
    ),
    mostly(
      fc.constantFrom("~publishable~", "~publishable~", "~secret~"),
      fc.constantFrom("", "x", "%00"),
      25,
    ),
  )
  .map(
    ([path, key]) =>
      (version: string) =>
        `${path}?apikey=${key}&vsn=${version}`,
  );

function handshake(target: string): string {
  return `GET ${target} HTTP/1.1\r\nHost: ~host~\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
}

/**
 * A socket that sends all of them. A reply can only be awaited if every frame ends as it claims.
 */
function conversation(
  pieces: fc.Arbitrary<Piece[]>,
  ending: fc.Arbitrary<Shot["ending"]>,
): fc.Arbitrary<Shot> {
  return fc
    .tuple(
      address,
      fc.constantFrom<Version[]>("2.0.0", "2.0.0", "1.0.0"),
      fc.boolean(),
      pieces,
      ending,
    )
    .map(([target, version, joinsFirst, sent, ending]) => ({
      write: (fill) => [
        Buffer.from(fill(handshake(target(version)))),
        ...(joinsFirst ? [asText(JOIN)(version, fill)] : []),
        ...sent.map((piece) => piece(version, fill)),
        ...(ending === "answer" ? [heartbeat(version, fill)] : []),
      ],
      ending,
      socketUntil: END,
    }));
}

/**
 * Realtime in both versions: valid messages, odd ones, floods, and frames that break the protocol.
 */
export const frames: Surface = {
  name: "frames",
  shots: fc.oneof(
    {
      weight: 8,
      arbitrary: conversation(
        fc.array(mostly(good, odd, 3), { minLength: 1, maxLength: 8 }),
        mostly<Shot["ending"]>(fc.constant("answer"), fc.constantFrom("half-close", "abandon"), 8),
      ),
    },
    {
      weight: 3,
      arbitrary: conversation(
        fc.array(fc.oneof(broken, broken, fragments, rubbish, good), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.constantFrom<Shot["ending"]>("half-close", "half-close", "abandon"),
      ),
    },
  ),
};
