import { Link } from "react-router";

/** Of more than one above these the rest is counted: the startup's page names them all. */
const SHOWN = 4;

/** Who gave a round's money. Whoever leads stands out, and no other name as much as the startup's. */
export function RoundBackers(props: {
  backers: readonly { slug: string; name: string; isLead: boolean }[];
  /** A name, and behind it in brackets that it leads. */
  sayLead(name: string): string;
  /** How many others there are, where only the first are named. */
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
