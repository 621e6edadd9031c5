import type { ArticleContent } from "../../contracts/desk/article.ts";
import { ORIGINAL, translationState } from "../../contracts/desk/translations.ts";
import { LANGUAGES } from "../../contracts/languages.ts";
import type { Editing } from "../documents/use-editing.ts";
import { useMayChange } from "../ui/may-change.tsx";
import { useWriting } from "../writing/use-writing.ts";
import { WritingAct, WritingStanding } from "../writing/writing.tsx";

/** Has a model write the translations that are missing or out of date. */
export function Translating({ editing }: { editing: Editing<ArticleContent> }) {
  const { work, content } = editing;
  const mayChange = useMayChange();
  const writing = useWriting({ kind: "article", id: work.document.id }, work.reload);
  const lacks = LANGUAGES.some((language) =>
    ["missing", "outdated"].includes(translationState(content, language)),
  );
  // A scheduled article is published as it is.
  const isOpen = work.document.state !== "scheduled";
  const isBegun = content.texts[ORIGINAL].title.trim() !== "";
  return (
    <div className="mt-4">
      {mayChange && isOpen && lacks && isBegun ? (
        <WritingAct writing={writing} first={work.settle} />
      ) : null}
      <WritingStanding writing={writing} />
    </div>
  );
}
