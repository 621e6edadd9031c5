import { useEffect, useState } from "react";
import { TYPEWRITER_DELETE_MS, TYPEWRITER_TYPE_MS } from "../../../contracts/news-feed.ts";

const HOLD_MS = 1600;

export type Step = { phrase: number; length: number; deleting: boolean };

/**
 * The typewriter's next step and how long the current one lasts (spec §9: 90 ms to type a
 * character, 60 ms to delete one, endlessly).
 * @param lengths how many characters each phrase has.
 */
export function nextStep(step: Step, lengths: readonly number[]): { next: Step; afterMs: number } {
  const whole = lengths[step.phrase] ?? 0;
  if (!step.deleting) {
    if (step.length < whole) {
      return { next: { ...step, length: step.length + 1 }, afterMs: TYPEWRITER_TYPE_MS };
    }
    return { next: { ...step, deleting: true }, afterMs: HOLD_MS };
  }
  if (step.length > 0) {
    return { next: { ...step, length: step.length - 1 }, afterMs: TYPEWRITER_DELETE_MS };
  }
  const phrase = (step.phrase + 1) % Math.max(1, lengths.length);
  return { next: { phrase, length: 0, deleting: false }, afterMs: TYPEWRITER_TYPE_MS };
}

/**
 * The typewriter's current text. It begins with the whole first phrase, as the server rendered it,
 * and stays there for people who prefer less motion.
 */
export function useTypewriter(phrases: readonly string[], language: string): string {
  const [step, setStep] = useState<Step>(() => ({
    phrase: 0,
    length: Number.POSITIVE_INFINITY,
    deleting: false,
  }));
  // By perceived characters: a Thai vowel mark is not typed separately from its letter.
  const [characters] = useState(() => {
    const segmenter = new Intl.Segmenter(language, { granularity: "grapheme" });
    return phrases.map((phrase) => [...segmenter.segment(phrase)].map((part) => part.segment));
  });

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const lengths = characters.map((phrase) => phrase.length);
    const bounded = { ...step, length: Math.min(step.length, lengths[step.phrase] ?? 0) };
    const { next, afterMs } = nextStep(bounded, lengths);
    const timer = setTimeout(() => setStep(next), afterMs);
    return () => clearTimeout(timer);
  }, [step, characters]);

  return (characters[step.phrase] ?? []).slice(0, step.length).join("");
}
