import type pg from "pg";
import type { Newsroom } from "../../judging/articles/newsroom.ts";
import type { Asking } from "../../judging/engine.ts";

/** A model writes the article of a story, or translates an article or a company's page. */
export type WritingKind = "story" | "article" | "startup" | "investor";

/** A writing that this runner holds, as long as it shows signs of life. */
export type HeldWriting = {
  id: string;
  kind: WritingKind;
  subjectId: string;
  pageId: string;
  askedBy: string | null;
  attempts: number;
  kept: unknown;
  /** Identifies the runner. */
  runner: string;
  /** What it may cost, in millionths of a US dollar. */
  budgetMicros: number;
};

/** What a kind of writing needs; it ends the writing itself (`endWriting`). */
export type WritingWork = (
  means: { pool: pg.Pool; newsroom: Newsroom; asking: Asking },
  writing: HeldWriting,
) => Promise<void>;
