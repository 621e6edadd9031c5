import { Link } from "react-router";
import { type HubKind, hubAddress } from "../../../contracts/hubs.ts";
import { Joined } from "../../i18n/joined.tsx";
import { useLabel } from "../../i18n/messages-context.tsx";
import { Headline } from "../../ui/headline.tsx";

/** A row of countries or sectors, each linked to its hub. */
export function HubLinks({ kind, values }: { kind: HubKind; values: readonly string[] }) {
  const label = useLabel();
  const links = values.map((value) => {
    const name = label(value);
    const to = hubAddress(kind, value);
    const link =
      to === null ? (
        <Headline key={value} text={name} />
      ) : (
        <Link key={value} to={to} className="name-link">
          <Headline text={name} />
        </Link>
      );
    return { key: value, name, link };
  });
  return <Joined links={links} />;
}
