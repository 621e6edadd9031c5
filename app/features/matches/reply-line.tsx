import type { ReplyHabit } from "../../../contracts/match-operations.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { percentage, roughTime } from "../../i18n/sizes.ts";

/** Whether and how fast they usually answer; renders nothing until they were asked often enough. */
export function ReplyLine({ replies }: { replies: ReplyHabit | null }) {
  const t = useMessages("matches");
  const language = useLanguage();
  if (!replies) return null;
  const { percent, medianHours } = replies;
  return (
    <p className="w-full text-sm text-muted">
      {medianHours === null
        ? t("repliesNever")
        : t("repliesUsually", {
            percent: percentage(percent / 100, language),
            time: roughTime(medianHours, language),
          })}
    </p>
  );
}
