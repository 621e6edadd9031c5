import { describe, expect, it } from "vitest";
import { decodePush, encodeBroadcast } from "./broadcast-frames.ts";
import { decodeText, encodeText, parseJson } from "./frames.ts";

const message = { joinRef: "1", ref: "2", topic: "realtime:é", event: "x", payload: { a: 1 } };
const address = { joinRef: "1", ref: null, topic: "realtime:é", event: "x" };

describe("text frames", () => {
  it("reads both versions", () => {
    const array = JSON.stringify(["1", "2", "realtime:é", "x", { a: 1 }]);
    const object = '{"topic":"realtime:é","event":"x","payload":{"a":1},"ref":"2","join_ref":"1"}';
    expect(decodeText(array, "2.0.0")).toEqual(message);
    expect(decodeText(object, "1.0.0")).toEqual(message);
    expect(decodeText(array, "1.0.0")).toBeNull();
    expect(decodeText(object, "2.0.0")).toBeNull();
  });

  it("writes both versions", () => {
    const [array, object] = (["2.0.0", "1.0.0"] as const).map((version) =>
      JSON.parse(encodeText(version, address, '{"a":1}').data.toString()),
    );
    expect(array).toEqual(["1", null, "realtime:é", "x", { a: 1 }]);
    expect(object).toEqual({
      join_ref: "1",
      ref: null,
      topic: "realtime:é",
      event: "x",
      payload: { a: 1 },
    });
  });
});

describe("JSON of a client", () => {
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

  it("is read down to 100 levels", () => {
    expect(parseJson(nested(100))).toBeDefined();
    expect(parseJson(nested(101))).toBeUndefined();
    expect(parseJson(nested(100_000))).toBeUndefined();
    expect(parseJson(`[${Array.from({ length: 500 }, () => nested(50))}]`)).toHaveLength(500);
  });

  it.each(["[", '"[', "\\[", '\\"[', '\\\\"['])("may hold strings full of %s", (part) => {
    const value = { [part.repeat(200)]: [part.repeat(200)] };
    expect(parseJson(JSON.stringify(value))).toEqual(value);
  });
});

describe("binary frames", () => {
  // kind 3, lengths 1 2 3 4 0, JSON, then "1" "22" "top" "evén" and the payload
  const push = (encoding: number, payload: string) =>
    Buffer.concat([Buffer.from([3, 1, 2, 3, 5, 0, encoding]), Buffer.from(`122topevén${payload}`)]);

  it("reads a client's broadcast", () => {
    expect(decodePush(push(1, '{"a":1}'))).toEqual({
      joinRef: "1",
      ref: "22",
      topic: "top",
      broadcast: { kind: "user", event: "evén", encoding: "json", payload: Buffer.from('{"a":1}') },
    });
    expect(decodePush(push(0, "\u0000"))?.broadcast).toMatchObject({ encoding: "binary" });
    expect(decodePush(push(1, "{"))).toBeNull();
    expect(decodePush(Buffer.from([3, 9]))).toBeNull();
  });

  it("writes it for either version", () => {
    const broadcast = {
      kind: "user",
      event: "é",
      encoding: "json",
      payload: Buffer.from("[1]"),
    } as const;
    expect(encodeBroadcast("2.0.0", "top", broadcast)).toEqual({
      binary: true,
      data: Buffer.concat([Buffer.from([4, 3, 2, 0, 1]), Buffer.from("topé[1]")]),
    });
    expect(JSON.parse(String(encodeBroadcast("1.0.0", "top", broadcast)?.data))).toMatchObject({
      event: "broadcast",
      payload: { type: "broadcast", event: "é", payload: [1] },
    });
    expect(encodeBroadcast("1.0.0", "top", { ...broadcast, encoding: "binary" })).toBeNull();
  });
});
