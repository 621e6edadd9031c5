import { afterEach, describe, expect, it } from "vitest";
import { GOOD, modelWith, QUESTION, stopServers } from "./test-asking.ts";
import { fails, says } from "./test-model-server.ts";

afterEach(stopServers);

describe("a run's budget", () => {
  it("is never exceeded: a call that could exceed it is not made", async () => {
    // A call reserves 1000 tokens at $10 for a million, and what it sends.
    const { ask, requests } = await modelWith([says(GOOD)], { maxRunCost: 0.01 });
    await expect(ask()).rejects.toThrow(/could go beyond/);
    expect(requests).toEqual([]);
  });

  it("reserves for pictures what they may cost", async () => {
    // 20 pictures of 1600 tokens at $2 for a million.
    const { model, onCall, requests } = await modelWith([says(GOOD)], { maxRunCost: 0.07 });
    const run = { signal: new AbortController().signal, onCall };
    const pictures = Array.from({ length: 20 }, () => ({ name: "Page 1", jpeg: "AAAA" }));
    await expect(model.ask({ ...QUESTION, pictures }, run)).rejects.toThrow(/could go beyond/);
    expect(requests).toEqual([]);
    expect(await model.ask({ ...QUESTION, pictures: pictures.slice(0, 10) }, run)).toEqual(GOOD);
  });

  it("counts what each call of the run really took, over all its questions", async () => {
    const usage = { prompt_tokens: 1000, completion_tokens: 1000 };
    const { model, onCall, requests } = await modelWith([says(GOOD, { usage })], {
      maxRunCost: 0.03,
    });
    const run = { signal: new AbortController().signal, onCall, budget: model.newBudget() };
    expect(await model.ask(QUESTION, run)).toEqual(GOOD);
    expect(run.budget.leftMicros).toBe(30_000 - 12_000);
    expect(await model.ask(QUESTION, run)).toEqual(GOOD);
    await expect(model.ask(QUESTION, run)).rejects.toThrow(/could go beyond/);
    expect(requests).toHaveLength(2);
    expect(await model.ask(QUESTION, { ...run, budget: model.newBudget() })).toEqual(GOOD);
  });

  it("is not taken up by calls that were turned away", async () => {
    // Only one call is reserved, not three.
    const replies = [fails(500), fails(429), says(GOOD)];
    const { ask } = await modelWith(replies, { maxRunCost: 0.015 });
    expect(await ask()).toEqual(GOOD);
  });

  it("holds for second chances, too", async () => {
    const usage = { prompt_tokens: 1000, completion_tokens: 1000 };
    const { ask, requests } = await modelWith([says("no", { usage })], { maxRunCost: 0.02 });
    await expect(ask()).rejects.toThrow(/could go beyond/);
    expect(requests).toHaveLength(1);
  });
});
