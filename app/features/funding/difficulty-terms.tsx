import { USUAL_DIFFICULTY } from "../../../contracts/funding.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { ScaleTrack } from "../../ui/charts/scale-track.tsx";
import type { PresentedDifficulty } from "./present-difficulty.ts";

/** The five terms of an index: the measured value, its place in history, its weight. */
export function DifficultyTerms({ difficulty }: { difficulty: PresentedDifficulty }) {
  const t = useMessages("funding");
  return (
    <>
      <h3 className="mt-8 text-xl font-bold">{t("howItCameAbout")}</h3>
      <table className="mt-3 w-full tabular-nums">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="w-1/2 py-2">
              {t("columnTerm")}
            </th>
            <th scope="col">{t("columnPercentile")}</th>
            <th scope="col" className="text-end">
              {t("columnWeight")}
            </th>
          </tr>
        </thead>
        <tbody>
          {difficulty.terms.map((term) => (
            <tr key={term.key} className="border-t border-line align-top text-sm">
              <th scope="row" className="py-3 pe-3 font-semibold">
                {term.name}
                <span className="block font-normal text-muted">
                  {t("measured", { value: term.value })}
                </span>
              </th>
              <td className="py-3">
                {term.percentileText}
                {term.percentile === null ? null : (
                  <span className="mt-2 mb-1 block">
                    <ScaleTrack at={term.percentile} usual={USUAL_DIFFICULTY} />
                  </span>
                )}
              </td>
              <td className="py-3 ps-3 text-end">{term.weight}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {difficulty.notes.map((note) => (
        <p key={note} className="mt-3 max-w-prose text-sm text-muted">
          {note}
        </p>
      ))}
    </>
  );
}
