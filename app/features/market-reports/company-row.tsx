import { Link } from "react-router";
import { CompanyLogo } from "../../ui/company-logo.tsx";

export type ShownCompany = { to: string; name: string; logo: string; note: string };

/** Companies beside one another, on phones below; each linked to its page. */
export function CompanyRow({ companies }: { companies: ShownCompany[] }) {
  // None alone in the last row.
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
