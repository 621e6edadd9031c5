import { Fragment } from "react";
import { Link } from "react-router";
import { type HubKind, hubAddress } from "../../../contracts/hubs.ts";
import { joinNames } from "../../../contracts/lists.ts";
import { useLabel, useLanguage } from "../../i18n/messages-context.tsx";

const STAND_IN = "\ue000";

/** Countries or sectors in a row, as the language joins them, each leading to its hub. */
export function HubLinks({ kind, values }: { kind: HubKind; values: readonly string[] }) {
  const label = useLabel();
  const language = useLanguage();
  // What stands between the names, found with a sign that none of them has.
  const between = joinNames(
    values.map(() => STAND_IN),
    language,
  ).split(STAND_IN);
  return values.map((value, at) => {
    const to = hubAddress(kind, value);
    return (
      <Fragment key={value}>
        {between[at]}
        {to === null ? (
          label(value)
        ) : (
          <Link
            to={to}
            className="underline decoration-line underline-offset-4 hover:decoration-turmeric"
          >
            {label(value)}
          </Link>
        )}
      </Fragment>
    );
  });
}
