import { useLanguage } from "../../app/i18n/messages-context.tsx";
import { exactMoment } from "../../app/i18n/moments.ts";

/** A moment in the reader's time zone. */
export function Moment({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {exactMoment(at, language)}
    </time>
  );
}
