import type { Translate } from "../../i18n/messages.ts";

/**
 * How many of the candidates we can introduce, in the same words everywhere; those who have not
 * joined can only be invited.
 */
export function sayJoined(
  { count, joined }: { count: number; joined: number },
  t: Translate<"nextStep">,
): string {
  if (joined === 0) return t("joinedNone", { count });
  return joined < count ? t("joinedSome", { count: joined }) : t("joinedAll", { count });
}
