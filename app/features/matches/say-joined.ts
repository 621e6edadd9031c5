import type { Translate } from "../../i18n/messages.ts";

/**
 * Whom of so many we can introduce the person to, in the same words wherever it is said: who has not
 * joined can only be invited.
 */
export function sayJoined(
  { count, joined }: { count: number; joined: number },
  t: Translate<"nextStep">,
): string {
  if (joined === 0) return t("joinedNone", { count });
  return joined < count ? t("joinedSome", { count: joined }) : t("joinedAll", { count });
}
