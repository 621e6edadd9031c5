import { USUAL_DIFFICULTY } from "../../../contracts/funding.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { ScaleTrack } from "../../ui/charts/scale-track.tsx";

/** An index between easy and hard, and the previous period's. */
export function DifficultyScale(props: {
  index: number;
  indexText: string;
  earlierIndex: number | null;
}) {
  const { index, indexText, earlierIndex } = props;
  const t = useMessages("funding");
  return (
    <div role="img" aria-label={t("scaleText", { index: indexText })} className="mt-6 max-w-2xl">
      <ScaleTrack isLarge at={index} usual={USUAL_DIFFICULTY} earlier={earlierIndex} />
      <p className="mt-3 grid grid-cols-3 text-sm text-muted">
        <span>{t("easy")}</span>
        <span className="text-center">{t("usual")}</span>
        <span className="text-end">{t("hard")}</span>
      </p>
      {earlierIndex === null ? null : (
        <p className="mt-1 flex items-center gap-2 text-sm text-muted">
          <span className="h-4 border-s-2 border-dashed border-ink" />
          {t("earlierMark")}
        </p>
      )}
    </div>
  );
}
