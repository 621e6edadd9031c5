import { useLanguage } from "../../app/i18n/messages-context.tsx";
import { exactMoment } from "../../app/i18n/moments.ts";

/** A moment on the clock of whoever reads it. */
export function Moment({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {exactMoment(at, language)}
    </time>
  );
}
