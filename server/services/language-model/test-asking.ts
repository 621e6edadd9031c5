import { z } from "zod";
import type { ModelCall } from "./language-model.ts";
import { type ModelSettings, openModel } from "./open-model.ts";
import { type Reply, startModelServer } from "./test-model-server.ts";

export const QUESTION = {
  purpose: "deck_review",
  instructions: "Judge.",
  material: "What a stranger wrote in confidence",
  answer: z.object({ score: z.number().min(0).max(10), why: z.string() }),
};
export const GOOD = { score: 7, why: "sound" };

const stops: (() => Promise<void>)[] = [];
export async function stopServers(): Promise<void> {
  for (const stop of stops.splice(0)) await stop();
}

/** A model with a server that gives these replies, and a record of requests, waits and costs. */
export async function modelWith(replies: Reply[], changes: Partial<ModelSettings> = {}) {
  const server = await startModelServer(...replies);
  stops.push(server.stop);
  const waits: number[] = [];
  const calls: ModelCall[] = [];
  const model = openModel({ ...server.settings, ...changes }, async (ms) => waits.push(ms));
  const onCall = async (call: ModelCall) => {
    calls.push(call);
  };
  const ask = (signal = new AbortController().signal) => model.ask(QUESTION, { signal, onCall });
  const { settings, requests } = server;
  return { model, ask, onCall, waits, calls, settings, requests };
}
