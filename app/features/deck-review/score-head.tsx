import type { DeckReview } from "../../../contracts/deck-review.ts";
import { scoreWord } from "../../../contracts/told-sections.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { sayScore } from "../../i18n/scores.ts";
import { ScoreScale } from "./score-scale.tsx";

/** A score, shown the same everywhere: its figure, its word, and its place on the scale. */
export function ScoreHead(props: {
  scored: Pick<DeckReview, "score" | "judgedBy"> & {
    issues: readonly { adds?: number | undefined }[];
  };
}) {
  const { score, judgedBy, issues } = props.scored;
  const t = useMessages("deckReview");
  const language = useLanguage();
  return (
    <div>
      <p className="text-sm text-muted">{t("overall")}</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-6xl font-bold tabular-nums">
          {sayScore(score, language)}
        </span>
        <span className="text-muted">{t("ofTen")}</span>
        <span className="ms-1 text-lg font-semibold">{t(scoreWord(props.scored))}</span>
      </p>
      <ScoreScale score={score} issues={issues} isCheck={judgedBy === "rules"} />
    </div>
  );
}
