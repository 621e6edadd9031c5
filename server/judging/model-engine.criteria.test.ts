import { afterEach, describe, expect, it } from "vitest";
import { says } from "../services/language-model/test-model-server.ts";
import { engineThatHears, engineWithin, stopServers } from "./test-engine.ts";

afterEach(stopServers);

const TEXT = "We never back games. Cheques of S$260k to S$1.3M; no rivals of TapLane.";
const point = (changes: object = {}) => ({
  polarity: "never",
  about: "field",
  terms: ["games"],
  unless: [],
  condition: null,
  range: null,
  quote: "We never back games.",
  reading: "sure",
  ...changes,
});

async function read(...constraints: object[]) {
  const { engine, asking, requests } = await engineThatHears(says({ constraints }));
  const found = await engine.readCriteria({ text: TEXT, direction: "investors" }, asking);
  return { found, requests };
}

describe("criteria as a model reads them", () => {
  it("are the points whose quotes are in the text", async () => {
    const { found, requests } = await read(point(), point({ quote: "We never back tobacco." }));
    expect(found).toEqual([point()]);
    expect(requests[0]?.messages[1]?.content).toContain("no rivals of TapLane");
  });

  it("have their amounts in US dollars", async () => {
    const cheque = point({
      polarity: "seek",
      about: "cheque",
      terms: [],
      range: { min: 260_000, max: 1_300_000, currency: "SGD" },
      quote: "Cheques of S$260k to S$1.3M",
    });
    const unknown = { ...cheque, range: { min: 5, max: null, currency: "XQZ" } };
    const { found } = await read(cheque, unknown);
    expect(found.map(({ range }) => range)).toEqual([{ min: 200_000, max: 1_000_000 }, null]);
  });

  it("are asked for again where a polarity is none", async () => {
    const { engine, asking, requests } = await engineThatHears(
      says({ constraints: [point({ polarity: "maybe" })] }),
      says({ constraints: [point()] }),
    );
    const asked = { text: TEXT, direction: "investors" } as const;
    expect(await engine.readCriteria(asked, asking)).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });

  it("cost what is left of their run: the next run has a budget of its own", async () => {
    const { engine, asking, requests } = await engineWithin(
      { maxRunCost: 0.03 },
      says({ constraints: [] }, { usage: { prompt_tokens: 1000, completion_tokens: 1000 } }),
    );
    const asked = { text: TEXT, direction: "investors" } as const;
    await engine.readCriteria(asked, asking);
    await engine.readCriteria(asked, asking);
    await expect(engine.readCriteria(asked, asking)).rejects.toThrow("beyond what a run may cost");
    await engine.readCriteria(asked, { ...asking });
    expect(requests).toHaveLength(3);
  });
});
