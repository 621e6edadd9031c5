import { diffWordsWithSpace } from "diff";
import { useLabel, useMessages } from "../../app/i18n/messages-context.tsx";
import { useSayField } from "./say-field.ts";

type Content = Record<string, unknown>;

/** What differs between two versions, field by field: removed text struck out, new text marked. */
export function Differences({ before, after }: { before: Content; after: Content }) {
  const t = useMessages("deskDocuments");
  const sayField = useSayField();
  const label = useLabel();
  const [old, current] = [flatten(before), flatten(after)];
  /** Codes in words that people know; texts as they were written. */
  const say = (way: string, value = "") => (way.startsWith("texts.") ? value : label(value));
  const fields = [...new Set([...old.keys(), ...current.keys()])].filter(
    // Timestamps and row numbers are not anybody's words.
    (field) =>
      !/\.(at|id|readBy)$/.test(field) && (old.get(field) ?? "") !== (current.get(field) ?? ""),
  );
  if (fields.length === 0) return <p className="text-muted">{t("noDifference")}</p>;
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {fields.map((field) => (
        <div key={field}>
          <dt className="text-xs font-medium text-muted">{sayField(field)}</dt>
          <dd className="mt-1 whitespace-pre-wrap wrap-anywhere">
            {diffWordsWithSpace(say(field, old.get(field)), say(field, current.get(field))).map(
              (part, at) => {
                const key = `${at} ${part.value}`;
                if (part.added)
                  return (
                    <ins key={key} className="bg-sprout/25">
                      {part.value}
                    </ins>
                  );
                if (part.removed)
                  return (
                    <del key={key} className="bg-hard/20">
                      {part.value}
                    </del>
                  );
                return <span key={key}>{part.value}</span>;
              },
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every leaf as text, by its path. */
function flatten(value: unknown, way = ""): Map<string, string> {
  if (typeof value !== "object" || value === null) {
    return new Map([[way, value === null || value === undefined ? "" : String(value)]]);
  }
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [
      ...flatten(inner, way === "" ? key : `${way}.${key}`),
    ]),
  );
}
