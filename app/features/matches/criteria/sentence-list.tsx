import { useMessages } from "../../../i18n/messages-context.tsx";
import { PointChip } from "./point-chip.tsx";
import { GROUP_WORDS, type Point, type Sentence } from "./points.ts";

/** The criteria sentence by sentence, each with its points, grouped by how they are meant. */
export function SentenceList(props: {
  sentences: readonly Sentence[];
  onEdit(point: Point): void;
  onRemove(point: Point): void;
}) {
  const t = useMessages("criteria");
  return (
    <ol className="mt-4 grid grid-cols-1 gap-4">
      {props.sentences.map(({ quote, groups }) => (
        <li key={quote ?? ""} className="min-w-0 border-s-2 border-line ps-3">
          {quote === undefined ? (
            <p className="font-medium">{t("addedByYou")}</p>
          ) : (
            <blockquote className="wrap-anywhere whitespace-pre-line text-muted">
              {quote}
            </blockquote>
          )}
          {groups.map(({ group, points }) => (
            <div key={group} className="mt-2">
              <p className={`text-sm font-semibold ${group === "never" ? "text-alert" : ""}`}>
                {t(GROUP_WORDS[group])}
              </p>
              <ul aria-label={t(GROUP_WORDS[group])} className="mt-1 flex flex-wrap gap-2">
                {points.map((point) => (
                  <PointChip
                    key={point.id}
                    point={point}
                    onEdit={() => props.onEdit(point)}
                    onRemove={() => props.onRemove(point)}
                  />
                ))}
              </ul>
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}
