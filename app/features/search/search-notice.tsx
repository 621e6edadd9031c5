import { joinNames } from "../../../contracts/lists.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import type { CommonLack } from "./lacking.ts";

/** Why the results differ from what was typed; renders nothing where they do not. */
export function SearchNotice(props: {
  query: string;
  /** What was searched for: the query, or as it was probably meant. */
  meant: string;
  isNear: boolean;
  lack: CommonLack | undefined;
}) {
  const { query, meant, isNear, lack } = props;
  const t = useMessages("search");
  const language = useLanguage();
  const quoted = lack?.words?.map((text) => t("quoted", { text }));
  const sentences = [
    meant === query ? undefined : t("nothingTyped", { query }),
    isNear ? t("nearOnly", { query }) : undefined,
    quoted ? t("lackedByAll", { words: joinNames(quoted, language) }) : undefined,
    lack && !quoted ? t("lackedBySome") : undefined,
  ].filter((sentence) => sentence !== undefined);
  if (sentences.length === 0) return null;
  return (
    <div role="note" className="notice notice-info mt-4 max-w-2xl">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
