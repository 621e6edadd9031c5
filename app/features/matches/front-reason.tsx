import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";

/** The reason on the front of a result (spec §3): the one that distinguishes it, else the first. */
export function FrontReason({
  result: { telling, reasons, language },
  className,
}: {
  result: MatchResult;
  className: string;
}) {
  const said = telling ?? reasons[0];
  if (said === undefined) return null;
  return (
    <p lang={LANGUAGE_TAGS[language]} className={`text-muted wrap-anywhere ${className}`}>
      {said}
    </p>
  );
}
