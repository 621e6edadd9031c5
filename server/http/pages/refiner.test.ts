import { brotliDecompressSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { type Encoding, type StoredAnswer, storeAnswerNow } from "../stored-answer.ts";
import { createRefiner } from "./refiner.ts";

const BODY = Array.from({ length: 400 }, (_, n) => `<p class="line">Line ${n * 7919}</p>`).join(
  "\n",
);

const page = (encoding: Encoding = "br") =>
  storeAnswerNow({ status: 200, body: BODY, headers: { "x-a": "1" }, storable: true }, encoding);

/** The headers as names and values. */
const headersOf = ({ headers }: StoredAnswer) =>
  Object.fromEntries(
    headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])),
  );

const refiner = createRefiner(pino({ level: "silent" }));
afterAll(() => refiner.close());

/** Resolves when everything requested before is done: it works on one at a time. */
async function untilDone(): Promise<void> {
  const last = page();
  const before = last.body.length;
  refiner.refine(last, () => true);
  await expect.poll(() => last.body.length, { timeout: 20_000 }).toBeLessThan(before);
}

describe("the refiner", () => {
  it("makes a kept answer smaller, and says its new length", async () => {
    const stored = page();
    const before = stored.body.length;
    refiner.refine(stored, () => true);
    await untilDone();
    expect(stored.body.length).toBeLessThan(before);
    expect(brotliDecompressSync(stored.body).toString()).toBe(BODY);
    expect(headersOf(stored)).toEqual({
      "x-a": "1",
      "content-encoding": "br",
      "content-length": String(stored.body.length),
      etag: stored.etag,
    });
  });

  it("skips pages dropped in the meantime, and other encodings", async () => {
    const dropped = page();
    const other = page("gzip");
    const before = [dropped.body, other.body];
    refiner.refine(dropped, () => false);
    refiner.refine(other, () => true);
    await untilDone();
    expect([dropped.body, other.body]).toEqual(before);
  });

  it("leaves as they are what does not fit into its queue", async () => {
    const many = Array.from({ length: 200 }, () => page());
    let asked = 0;
    // This one is being worked on, so the others wait.
    refiner.refine(page(), () => true);
    for (const stored of many) {
      refiner.refine(stored, () => {
        asked += 1;
        return false;
      });
    }
    await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(10);
    await untilDone();
    expect(asked).toBeLessThan(100);
  });
});
