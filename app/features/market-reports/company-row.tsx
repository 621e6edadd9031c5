import { Link } from "react-router";
import { CompanyLogo } from "../../ui/company-logo.tsx";

export type ShownCompany = { to: string; name: string; logo: string; note: string };

/** Companies beside one another, each linked to its page. */
export function CompanyRow({ companies }: { companies: ShownCompany[] }) {
  return (
    <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {companies.map(({ to, name, logo, note }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full items-center gap-3 rounded-2xl border border-line bg-surface p-3 hover:border-leaf"
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
