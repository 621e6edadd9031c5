import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { DeckReview } from "../contracts/deck-review.ts";
import { ISSUE_KINDS, ISSUE_SUBJECTS } from "../contracts/review-terms.ts";
import { readDeck } from "../server/judging/decks/read/read-deck.ts";
import type { Engine } from "../server/judging/engine.ts";
import { UNWATCHED } from "../server/judging/review-files.ts";

const FOLDER = path.join(import.meta.dirname, "realistic");
/** The day on which the decks were written. */
const TODAY = "2026-11-22";

const place = z.object({ page: z.number().int(), quote: z.string() });
export type Place = z.infer<typeof place>;

const label = z.object({
  id: z.string(),
  language: z.string(),
  level: z.enum(["weak", "fair", "good", "excellent"]),
  score: z.number(),
  faults: z.array(
    z.object({
      about: z.enum(ISSUE_SUBJECTS),
      kind: z.enum(ISSUE_KINDS),
      severity: z.number(),
      evidence: z.array(place),
      description: z.string(),
    }),
  ),
  /** What looks wrong but is right. */
  sound: z.array(place.extend({ about: z.enum(ISSUE_SUBJECTS) })),
});

/** A realistic deck, by a writer who knew nothing of our rules (`realistic/README.md`). */
export type RealisticDeck = z.infer<typeof label> & { writer: string; file: string };

/** The decks of every writer, in order. */
export function readRealisticDecks(): RealisticDeck[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: writer }) =>
      readdirSync(path.join(FOLDER, writer))
        .filter((name) => name.endsWith(".pdf"))
        .map((name) => {
          const file = path.join(FOLDER, writer, name);
          const told: unknown = JSON.parse(readFileSync(file.replace(/pdf$/, "json"), "utf8"));
          return { ...label.parse(told), writer, file };
        }),
    );
}

/** As on the command line: nothing is known about the company but its deck. */
export async function reviewRealistic(deck: RealisticDeck, engine: Engine): Promise<DeckReview> {
  const reading = await readDeck(deck.file);
  if (reading.state === "refused") throw new Error(`${deck.id} is refused: ${reading.problem}`);
  const { language } = reading.deck;
  return engine.reviewDeck(
    reading.deck,
    { stage: undefined, sector: [], country: undefined, today: TODAY, language },
    UNWATCHED,
  );
}
