import { Link } from "react-router";
import { USUAL_DIFFICULTY } from "../../../contracts/funding.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { DifficultyPast } from "./difficulty-past.tsx";
import { DifficultyScale } from "./difficulty-scale.tsx";
import { DifficultyTerms } from "./difficulty-terms.tsx";
import type { PresentedDifficulty } from "./present-difficulty.ts";
import { Provisional } from "./provisional.tsx";
import { METHOD } from "./tracker-address.ts";

/** The index of the view: how hard, how certain, and how it was computed. */
export function DifficultySection({ difficulty }: { difficulty: PresentedDifficulty }) {
  const t = useMessages("funding");
  const { index, indexText, verdict, sampleSize, earlierIndex, provisional, past } = difficulty;
  return (
    <section aria-labelledby="difficulty-heading">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-12">
        <div>
          <h2 id="difficulty-heading" className="text-2xl font-bold">
            {verdict}
          </h2>
          <p className="mt-1 text-muted">
            {sampleSize}
            {index === null ? null : <span className="block">{difficulty.comparison}</span>}
          </p>
          {index === null ? null : (
            <>
              <DifficultyScale index={index} indexText={indexText} earlierIndex={earlierIndex} />
              <p className="mt-3 max-w-2xl text-sm">{t("scaleMeaning", USUAL_DIFFICULTY)}</p>
            </>
          )}
          {provisional === "" ? null : (
            <p className="mt-4 max-w-2xl text-sm text-muted">
              <Provisional text={provisional} /> {t("provisionalText")}
            </p>
          )}
        </div>
        {past === null ? null : <DifficultyPast past={past} />}
      </div>
      {difficulty.terms.length === 0 ? null : <DifficultyTerms difficulty={difficulty} />}
      <p className="mt-4">
        <Link to={METHOD} className="button button-quiet text-sm">
          {t("readMethod")}
        </Link>
      </p>
    </section>
  );
}
