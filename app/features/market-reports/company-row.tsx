import { Link } from "react-router";
import { CompanyLogo } from "../../ui/company-logo.tsx";

export type ShownCompany = { to: string; name: string; logo: string; note: string };

/** Companies side by side, below each other on phones; each linked to its page. */
export function CompanyRow({ companies }: { companies: ShownCompany[] }) {
  // Avoids a single one in the last row.
  const columns = companies.length % 4 === 1 ? "xl:grid-cols-3" : "xl:grid-cols-4";
  return (
    <ul
      className={`mt-4 grid max-sm:border-t max-sm:border-line sm:grid-cols-2 sm:gap-3 ${columns}`}
    >
      {companies.map(({ to, name, logo, note }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full items-center gap-3 border-line py-2.5 hover:border-leaf max-sm:border-b sm:rounded-2xl sm:border sm:bg-surface sm:p-3"
          >
            <CompanyLogo name={name} logo={logo} />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-muted">{note}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export type RankedCompany = ShownCompany & {
  /** The figure that it is ranked by. */
  figure: string;
};

/** Companies ranked by a comparable figure: two columns where there is room. */
export function CompanyRanking({ companies }: { companies: RankedCompany[] }) {
  // Equal figures share a rank.
  const rankOf = (figure: string) => companies.findIndex((one) => one.figure === figure) + 1;
  return (
    <ol className="mt-4 gap-x-12 border-t border-line lg:columns-2 lg:border-0">
      {companies.map(({ to, name, logo, figure, note }) => (
        <li
          key={to}
          className="relative flex break-inside-avoid items-center gap-3 border-b border-line py-2.5"
        >
          <span aria-hidden="true" className="w-5 shrink-0 text-sm text-muted tabular-nums">
            {rankOf(figure)}
          </span>
          <CompanyLogo name={name} logo={logo} />
          <span className="min-w-0 flex-1">
            <Link to={to} className="story name-link wrap-anywhere">
              {name}
            </Link>
            {note === "" ? null : <span className="block text-sm text-muted">{note}</span>}
          </span>
          <span className="font-semibold whitespace-nowrap tabular-nums">{figure}</span>
        </li>
      ))}
    </ol>
  );
}
