import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { refineStored, storePage } from "./stored-page.ts";

const BODY = Array.from({ length: 400 }, (_, n) => `<p class="line">Line ${n * 7919}</p>`).join(
  "\n",
);

const page = () => storePage({ status: 200, body: BODY, headers: { "x-a": "1" }, storable: true });

/** The headers as names and values. */
const headersOf = (flat: string[]) =>
  Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])));

describe("refineStored", () => {
  it("makes the page smaller, and says its new length", async () => {
    const stored = await page();
    const before = stored.br.body.length;
    await refineStored(stored, () => true);
    expect(stored.br.body.length).toBeLessThan(before);
    expect(brotliDecompressSync(stored.br.body).toString()).toBe(BODY);
    expect(headersOf(stored.br.headers)).toEqual({
      "x-a": "1",
      "content-encoding": "br",
      "content-length": String(stored.br.body.length),
      etag: stored.etag,
    });
  });

  it("spares a page that was dropped meanwhile", async () => {
    const stored = await page();
    const before = stored.br;
    await refineStored(stored, () => false);
    expect(stored.br).toBe(before);
  });
});
