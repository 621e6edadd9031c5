import { numberFormat } from "../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useCredits } from "./use-credits.ts";

/** The balance beside the name of its page. */
export function BalanceMark({ person }: { person: Person }) {
  const language = useLanguage();
  const { data, isPending } = useCredits(person);
  // What is beside it must not move.
  if (isPending) return <span aria-hidden="true" className="skeleton h-6 w-8" />;
  if (!data) return null;
  return (
    <span className="rounded-full bg-sunken px-2 py-0.5 text-sm font-semibold text-ink tabular-nums">
      {numberFormat(LANGUAGE_TAGS[language]).format(data.balance)}
    </span>
  );
}
