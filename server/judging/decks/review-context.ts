import type { INDUSTRIES } from "../../../contracts/catalogue.ts";
import type { Language } from "../../../contracts/languages.ts";
import { namesStage, type VentureRound } from "../../language/stages.ts";
import type { Outline } from "./outline/outline.ts";
import type { PagePicture } from "./read/page-pictures.ts";
import type { Stage } from "./rubric/stages.ts";

export type Industry = (typeof INDUSTRIES)[number];

/** What is known about a company besides its deck; the rest is read from the deck. */
export type ReviewContext = {
  stage: VentureRound | undefined;
  sector: readonly Industry[];
  /** One of the catalogue's countries. */
  country: string | undefined;
  /** The day of the review, as an ISO date; it separates past from future. */
  today: string;
  /** The interface's language, for the reasons. */
  language: Language;
  /** The pages as pictures, for a model that sees. */
  pictures?: readonly PagePicture[];
};

/** "Pre-series A" also contains "series A", so narrower names come first; a listing is seldom the next round. */
const ROUNDS = ["pre_seed", "pre_series_a", "series_a", "series_b", "series_c", "seed"] as const;

/** The stage that weights a review: the given one, else the round that the deck raises, else seed. */
export function stageOf(context: ReviewContext, outline: Outline): Stage {
  const round = context.stage ?? roundIn(outline);
  if (round === "pre_seed") return "early";
  return round === undefined || round === "seed" ? "seed" : "growth";
}

function roundIn({ told, sentences }: Outline): VentureRound | undefined {
  const ask = [...(told.get("ask")?.pages ?? [])].flatMap((page) =>
    sentences.filter((one) => one.page === page),
  );
  const words = [...ask, ...sentences.filter(({ page }) => page === 1)]
    .map(({ folded }) => folded)
    .join("\n");
  return ROUNDS.find((round) => namesStage(words, round));
}
