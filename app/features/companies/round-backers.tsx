import { Link } from "react-router";

/**
 * If more than one would be left over, they are only counted: the startup's page names them all.
 */
const SHOWN = 4;

/** A round's investors. The lead stands out, but no name as much as the startup's. */
export function RoundBackers(props: {
  backers: readonly { slug: string; name: string; isLead: boolean }[];
  /** A name, followed by a remark in brackets that it led. */
  sayLead(name: string): string;
  /** The number of the others, where only the first are named. */
  sayMore?(count: number): string;
}) {
  const { backers, sayLead, sayMore } = props;
  const shown = sayMore && backers.length > SHOWN + 1 ? backers.slice(0, SHOWN) : backers;
  return (
    <ul className="dotted flex flex-wrap">
      {shown.map(({ slug, name, isLead }) => (
        <li key={slug}>
          <Link
            to={`/investors/${slug}`}
            className={`name-link relative z-10 ${isLead ? "" : "!font-normal"}`}
          >
            {name}
          </Link>
          {isLead ? (
            <span className="whitespace-nowrap text-muted">{sayLead(name).slice(name.length)}</span>
          ) : null}
        </li>
      ))}
      {sayMore && shown.length < backers.length ? (
        <li className="text-muted">{sayMore(backers.length - shown.length)}</li>
      ) : null}
    </ul>
  );
}
