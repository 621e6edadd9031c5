import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { CompanyHit } from "./company-hit.ts";
import { fold } from "./fold.ts";
import { SEARCH_GROUPS } from "./groups.ts";
import type { SearchResults } from "./read-results.ts";

/** The company whose name the query is, or begins with in whole words. */
export function bestMatch(query: string, { company, ...results }: SearchResults) {
  for (const group of SEARCH_GROUPS) {
    if (group.name !== "startups" && group.name !== "investors") continue;
    if (group.kind !== company?.kind) continue;
    const hit = results[group.name].hits.find(({ id }) => id === company.id);
    const asked = fold(query).text;
    if (hit && `${fold(hit.name).text} `.startsWith(`${asked} `)) return { hit, path: group.path };
  }
  return undefined;
}

/** Above all other results: most people who type a name look for its page. */
export function BestMatch({ hit, path }: { hit: CompanyHit; path: string }) {
  const t = useMessages("search");
  return (
    <section
      aria-labelledby="best-heading"
      className="relative mt-4 flex items-start gap-4 sm:items-center rounded-2xl border border-leaf bg-surface p-4 md:mt-6 md:gap-5 md:p-5"
    >
      <CompanyLogo logo={hit.logo} name={hit.name} large />
      <div className="min-w-0 flex-1">
        <h2 id="best-heading" className="font-sans text-sm font-semibold text-leaf">
          {t("bestMatch")}
        </h2>
        <h3 className="text-xl leading-tight font-bold wrap-anywhere md:text-2xl">
          <Link
            to={`${path}/${hit.slug}`}
            className="after:absolute after:inset-0 hover:underline hover:decoration-turmeric hover:decoration-2 hover:underline-offset-4"
          >
            {hit.name}
          </Link>
        </h3>
        {hit.tagline === "" ? null : (
          <p lang={hit.taglineLang} className="mt-0.5 text-sm text-muted md:text-base">
            {hit.tagline}
          </p>
        )}
        <ul className="dotted mt-1 flex flex-wrap text-sm text-muted">
          {[hit.country, ...hit.fields].map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </div>
      <Icon name="arrow" className="size-5 shrink-0 text-leaf max-sm:hidden" />
    </section>
  );
}
