import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { waitsForMe } from "./introductions.ts";
import { useIntroductionChanges, useIntroductions } from "./use-introductions.ts";

/**
 * How many introductions wait for the person's answer, beside the name of their page; renders
 * nothing if none does. It is on every account page, and listens for all that these pages show of
 * introductions.
 */
export function WaitingMark({ person }: { person: Person }) {
  const t = useMessages("account");
  const { data = [] } = useIntroductions(person);
  useIntroductionChanges(person);
  const count = data.filter(waitsForMe).length;
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-leaf px-2 py-0.5 text-sm font-semibold text-on-leaf tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t("introductionsWaiting", { count })}</span>
    </span>
  );
}
