import type { Sentence } from "./story-text.ts";

/** A stretch of a sentence that is somebody's name, known to the directory or not. */
export type NameSpan = {
  sentence: Sentence;
  start: number;
  end: number;
  text: string;
  /** Its id in the directory. */
  id: string | undefined;
  kind: "startup" | "investor" | undefined;
  /** A single word that only occurs at the beginning of a sentence, where any word is capitalised. */
  isDoubtful?: boolean;
};
