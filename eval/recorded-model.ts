import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { LanguageModel, Question } from "../server/services/language-model/language-model.ts";

/**
 * A careful reader's answers to the questions about a deck, criteria or a story, so that anybody
 * can compute the same figures without a model: `recorded/<name>.json`, by purpose. An answer
 * belongs to its question: when that changes, it is recorded again (`node eval/record.ts`).
 */
const FOLDER = path.join(import.meta.dirname, "recorded");

const recording = z.record(z.string(), z.object({ question: z.string(), answer: z.unknown() }));
type Recording = z.infer<typeof recording>;

export function hasRecording(deck: string): boolean {
  return existsSync(fileOf(deck));
}

/** Asks `model` what it has not answered yet, and keeps the answers. */
export function recordingModel(model: LanguageModel, deck: string): LanguageModel {
  return {
    ...model,
    async ask(question, asking) {
      const mark = markOf(question);
      const kept = hasRecording(deck) ? read(deck) : {};
      const found = kept[question.purpose];
      if (found?.question === mark) return question.answer.parse(found.answer);
      const answer = await model.ask(question, asking);
      write(deck, { ...kept, [question.purpose]: { question: mark, answer } });
      return answer;
    },
  };
}

/** The recorded answer, if there was such a question. */
export function recordedAnswer(deck: string, purpose: string): unknown {
  return read(deck)[purpose]?.answer;
}

/** Replays recorded answers; `stale` is told of an answer that was given to another question. */
export function recordedModel(deck: string, stale: (purpose: string) => void): LanguageModel {
  const kept = read(deck);
  return {
    name: "recorded",
    sees: false,
    newBudget: () => ({ leftMicros: 0 }),
    async ask(question) {
      // Nobody was asked to correct what the checks of the time let through: it stays as it is.
      const found = kept[question.purpose] ?? kept[question.purpose.replace(/_again$/, "")];
      if (!found) throw new Error(`${deck} has no recorded answer to ${question.purpose}`);
      if (found.question !== markOf(question)) stale(question.purpose);
      return question.answer.parse(found.answer);
    },
  };
}

function markOf({ instructions, material }: Question<unknown>): string {
  return createHash("sha256").update(`${instructions}\n${material}`).digest("hex").slice(0, 16);
}

function read(deck: string): Recording {
  return recording.parse(JSON.parse(readFileSync(fileOf(deck), "utf8")));
}

function write(deck: string, kept: Recording): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(deck), `${JSON.stringify(kept, null, 2)}\n`);
}

function fileOf(deck: string): string {
  return path.join(FOLDER, `${deck}.json`);
}
