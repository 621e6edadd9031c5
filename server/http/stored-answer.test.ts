import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { storeAnswer, storeAnswerNow } from "./stored-answer.ts";

const BODY = Array.from({ length: 400 }, (_, n) => `<p class="line">Line ${n * 7919}</p>`).join(
  "\n",
);
const ANSWER = { status: 200, body: BODY, headers: { "x-a": "1" }, storable: true };

/** The headers as names and values. */
const headersOf = (flat: string[]) =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])));

describe.each([
  ["beside other work", storeAnswer],
  ["at once", storeAnswerNow],
])("an answer stored %s", (_when, store) => {
  it("is smaller in an encoding, and says which and how long it is", async () => {
    const stored = await store(ANSWER, "br");
    expect(stored.body.length).toBeLessThan(BODY.length / 2);
    expect(brotliDecompressSync(stored.body).toString()).toBe(BODY);
    expect(headersOf(stored.headers)).toEqual({
      "x-a": "1",
      "content-encoding": "br",
      "content-length": String(stored.body.length),
      etag: stored.etag,
    });
    expect(gunzipSync((await store(ANSWER, "gzip")).body).toString()).toBe(BODY);
  });

  it("has one tag in every encoding, and names no encoding when there is none", async () => {
    const plain = await store(ANSWER, "identity");
    expect(plain.etag).toBe((await store(ANSWER, "br")).etag);
    expect(headersOf(plain.headers)).not.toHaveProperty("content-encoding");
  });
});

it("says the same in haste", () => {
  const hasty = storeAnswerNow(ANSWER, "br", true);
  expect(brotliDecompressSync(hasty.body).toString()).toBe(BODY);
  expect(hasty.etag).toBe(storeAnswerNow(ANSWER, "br").etag);
});
