import { useLanguage } from "../../app/i18n/messages-context.tsx";
import { dateFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";

/** A moment on the clock of who reads it. */
export function Moment({ at }: { at: string }) {
  const tag = LANGUAGE_TAGS[useLanguage()];
  const format = dateFormat(tag, { dateStyle: "medium", timeStyle: "short" });
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {format.format(new Date(at))}
    </time>
  );
}
