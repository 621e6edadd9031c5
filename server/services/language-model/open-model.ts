import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { type SpanOptions, traced } from "../../signals/tracing.ts";
import {
  CallFailed,
  type Endpoint,
  type EndpointSettings,
  type Message,
  type Said,
} from "./call.ts";
import { costOf, type Prices, type Tokens, tokensIn } from "./costs.ts";
import { type Dialect, FIRST_DIALECT } from "./dialect.ts";
import {
  type LanguageModel,
  type ModelAsking,
  type ModelCall,
  ModelUnavailable,
  type Question,
} from "./language-model.ts";
import { readAnswer, type Understood } from "./read-answer.ts";

export type ModelSettings = EndpointSettings & {
  prices: Prices;
  /** US dollars that one run may cost. */
  maxRunCost: number;
  /** Whether the model can be shown pictures. */
  sees: boolean;
};

/** Resolves later, or rejects when the signal aborts. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

const pause: Wait = (ms, signal) => setTimeout(ms, undefined, { signal });

/** How often the question is repeated after an unusable answer. */
const SECOND_CHANCES = 2;
const MOST_FAILURES = 4;
const FIRST_WAIT_MS = 1000;
/** Longer waits than this are not worth it: somebody is waiting for us. */
const LONGEST_WAIT_MS = 60_000;
/** How much of an unusable answer is shown to the model again. */
const LONGEST_ECHO = 8000;

/** More than any known model counts for a picture of 1024 pixels. */
const TOKENS_OF_PICTURE = 1600;

/** A model at any endpoint that is compatible with OpenAI's. */
export function openModel(settings: ModelSettings, wait: Wait = pause): LanguageModel {
  let opened: Promise<Endpoint> | undefined;
  // The SDK is loaded on first use: a configured model that is never asked costs nothing.
  const open = () => import("./endpoint.ts").then(({ openEndpoint }) => openEndpoint(settings));
  const { model: name, prices, maxOutputTokens } = settings;
  /** The dialect that was understood last. */
  let dialect: Dialect = FIRST_DIALECT;

  const newBudget = () => ({ leftMicros: Math.round(settings.maxRunCost * 1_000_000) });

  /** One call, within the budget and recorded in the books. */
  async function call<Answer>(
    question: Question<Answer>,
    talk: Talk,
    { signal, onCall, budget = newBudget() }: ModelAsking,
  ): Promise<{ said: Said; understood: Understood<Answer> } | CallFailed> {
    const form = JSON.stringify(z.toJSONSchema(question.answer, { io: "input" }));
    const instructions =
      talk.dialect.format === "schema"
        ? question.instructions
        : `${question.instructions}\n\nAnswer with one JSON object and nothing else. Its JSON schema:\n${form}`;
    const sent = [question.instructions, form, ...talk.messages.map(({ content }) => content)];
    const input = tokensIn(sent.join("\n")) + TOKENS_OF_PICTURE * (question.pictures?.length ?? 0);
    const most: Tokens = { input, output: maxOutputTokens };
    const reserved = costOf(most, prices);
    if (reserved > budget.leftMicros) {
      throw new ModelUnavailable("The next call could go beyond what a run may cost.");
    }
    budget.leftMicros -= reserved;
    const report = (outcome: ModelCall["outcome"], used: Tokens) =>
      onCall({
        model: name,
        purpose: question.purpose,
        outcome,
        inputTokens: used.input,
        outputTokens: used.output,
        costMicros: costOf(used, prices),
      });
    let said: Said;
    try {
      opened ??= open();
      const endpoint = await opened;
      const { pictures = [], answer } = question;
      said = await traced(`model ${question.purpose}`, spanOf(name), () =>
        endpoint({ ...talk, instructions, pictures, answer, signal }),
      );
    } catch (error) {
      if (!(error instanceof CallFailed) && !signal.aborted) throw error;
      // An unanswered call may still be billed: the budget keeps the whole reservation.
      const mayCost = !(error instanceof CallFailed) || error.failure.mayCost === true;
      if (!mayCost) budget.leftMicros += reserved;
      await report("failed", { input: mayCost ? most.input : 0, output: 0 });
      if (error instanceof CallFailed) return error;
      throw error;
    }
    const used = {
      input: said.inputTokens ?? most.input,
      output: said.outputTokens ?? tokensIn(said.text),
    };
    budget.leftMicros += reserved - costOf(used, prices);
    const understood = understand(said, question);
    await report("answer" in understood ? "answered" : "failed", used);
    return { said, understood };
  }

  async function ask<Answer>(question: Question<Answer>, asking: ModelAsking): Promise<Answer> {
    const whole = { ...asking, budget: asking.budget ?? newBudget() };
    const { signal } = asking;
    const talk: Talk = { messages: [{ role: "user", content: question.material }], dialect };
    let failures = 0;
    for (let chances = SECOND_CHANCES; ; ) {
      signal.throwIfAborted();
      const result = await call(question, talk, whole);
      if (result instanceof CallFailed) {
        const { dialect: other, isPassing, retryAfterMs } = result.failure;
        if (other) {
          talk.dialect = other;
          continue;
        }
        const ms = retryAfterMs ?? FIRST_WAIT_MS * 2 ** failures;
        failures += 1;
        if (!isPassing || failures > MOST_FAILURES || ms > LONGEST_WAIT_MS) {
          throw new ModelUnavailable(`The language model ${result.message}.`);
        }
        await wait(ms, signal).catch((error: unknown) => {
          throw signal.aborted ? signal.reason : error;
        });
        continue;
      }
      dialect = talk.dialect;
      const { said, understood } = result;
      if ("answer" in understood) return understood.answer;
      if (said.end === "refused") throw new ModelUnavailable("The language model refused.");
      if (chances === 0) {
        throw new ModelUnavailable("The language model's answers could not be used.");
      }
      chances -= 1;
      talk.messages = [
        ...talk.messages.slice(0, 1),
        { role: "assistant", content: said.text.slice(0, LONGEST_ECHO).toWellFormed() || "{}" },
        { role: "user", content: complaintOf(understood.wrong) },
      ];
    }
  }

  return { name, sees: settings.sees, newBudget, ask };
}

type Talk = { messages: Message[]; dialect: Dialect };

function understand<Answer>(said: Said, { answer }: Question<Answer>): Understood<Answer> {
  if (said.end === "refused") return { wrong: "" };
  if (said.end === "cut_off") return { wrong: "It was cut off, as it is too long. Say less." };
  return readAnswer(said.text, answer);
}

function complaintOf(wrong: string): string {
  return `That answer cannot be used.\n${wrong}\nAnswer the first message again, with one JSON object in the form asked for and nothing else.`;
}

function spanOf(model: string): SpanOptions {
  return { kind: "client", attributes: { "gen_ai.request.model": model } };
}
