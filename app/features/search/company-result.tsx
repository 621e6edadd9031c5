import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import type { CompanyHit } from "./company-hit.ts";
import { ElsewhereLine } from "./elsewhere-line.tsx";
import { Highlighted } from "./highlighted.tsx";
import type { SearchTerm } from "./search-terms.ts";

/** A startup or an investor: the name, and the matching facts. */
export function CompanyResult(props: { hit: CompanyHit; path: string; terms: SearchTerm[] }) {
  const { hit, path, terms } = props;
  const t = useMessages("search");
  return (
    <article className="relative flex h-full gap-3 rounded-2xl border border-line bg-surface p-3 hover:border-leaf">
      <CompanyLogo logo={hit.logo} name={hit.name} />
      <div className="min-w-0">
        <h3 className="font-sans font-semibold wrap-anywhere">
          <Link to={`${path}/${hit.slug}`} className="after:absolute after:inset-0">
            <Highlighted text={hit.name} terms={terms} />
          </Link>
        </h3>
        {hit.tagline === "" ? null : (
          <p lang={hit.taglineLang} className="line-clamp-2 text-sm text-muted">
            <Highlighted text={hit.tagline} terms={terms} />
          </p>
        )}
        <ElsewhereLine elsewhere={hit.elsewhere} terms={terms} />
        <ul className="dotted mt-1.5 flex flex-wrap text-sm text-muted">
          {[hit.country, ...hit.fields].map((word) => (
            <li key={word} className="first:font-medium">
              <Highlighted text={word} terms={terms} />
            </li>
          ))}
        </ul>
        {hit.investsIn === undefined ? null : (
          <p className="mt-1 text-sm">
            <Highlighted text={t("investsIn", { places: hit.investsIn })} terms={terms} />
          </p>
        )}
      </div>
    </article>
  );
}
