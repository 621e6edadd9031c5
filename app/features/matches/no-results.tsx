import { useMessages } from "../../i18n/messages-context.tsx";

const LOOSER = [
  "looserExclusions",
  "looserRegions",
  "looserStage",
  "looserCheque",
  "looserFeedback",
] as const;

/** Says that nobody fits (spec §8), and which criteria could be loosened. */
export function NoResults({ onChangeCriteria }: { onChangeCriteria(): void }) {
  const t = useMessages("matches");
  return (
    <div className="card mt-4">
      <p className="font-semibold">{t("noResults")}</p>
      <p className="mt-1 text-muted">{t("noResultsText")}</p>
      <ul className="mt-3 grid list-disc gap-1.5 ps-5">
        {LOOSER.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <button type="button" className="button button-leaf mt-4" onClick={onChangeCriteria}>
        {t("changeCriteria")}
      </button>
    </div>
  );
}
