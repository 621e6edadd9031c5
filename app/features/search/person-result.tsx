import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { Highlighted } from "./highlighted.tsx";
import type { PersonHit } from "./person-hit.ts";
import type { SearchTerm } from "./search-terms.ts";

/** A founder, beside the company whose page names them. */
export function PersonResult({ hit, terms }: { hit: PersonHit; terms: SearchTerm[] }) {
  const t = useMessages("search");
  const { name, company } = hit;
  return (
    <article className="relative flex h-full items-center gap-3 rounded-2xl border border-line bg-surface p-3 hover:border-leaf">
      <CompanyLogo logo={company.logo} name={company.name} />
      <div className="min-w-0">
        <h3 className="font-sans font-semibold wrap-anywhere">
          <Link to={`/startups/${company.slug}`} className="after:absolute after:inset-0">
            <Highlighted text={name} terms={terms} />
          </Link>
        </h3>
        <p className="text-sm text-muted wrap-anywhere">
          {t("founderOf", { company: company.name })}
        </p>
      </div>
    </article>
  );
}
