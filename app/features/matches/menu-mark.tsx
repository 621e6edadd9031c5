import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { waitsForMe } from "./introductions.ts";
import { useIntroductionsOf } from "./introductions-query.ts";

/**
 * How many introductions wait for the person's answer, on every page; it needs no words of its own.
 */
export function MenuMark({ userId }: { userId: string }) {
  const language = useLanguage();
  const { data = [] } = useIntroductionsOf(userId);
  const count = data.filter(waitsForMe).length;
  if (count === 0) return null;
  return (
    <span className="ms-1 inline-flex min-w-5 justify-center rounded-full border border-surface bg-alert px-1 text-xs leading-5 font-semibold text-surface tabular-nums">
      {numberFormat(LANGUAGE_TAGS[language]).format(count)}
    </span>
  );
}
