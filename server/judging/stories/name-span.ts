import type { Sentence } from "./story-text.ts";

/** A stretch of a sentence that is somebody's name, whether the directory knows it or not. */
export type NameSpan = {
  sentence: Sentence;
  start: number;
  end: number;
  text: string;
  /** Of the directory. */
  id: string | undefined;
  kind: "startup" | "investor" | undefined;
  /** One word that stands first, and nowhere else: any has its capital there. */
  isDoubtful?: boolean;
};
