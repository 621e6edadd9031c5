import { Link } from "react-router";
import type { Role } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { ShareMenu } from "../share/share-menu.tsx";
import { usePublicPage } from "./use-public-page.ts";

/** The public page as the directory shows it, a link to it, and sharing it. */
export function PublicPage(props: {
  role: Role;
  page: string;
  /** Something else is the thing to do now. */
  isQuiet: boolean;
}) {
  const { role, page, isQuiet } = props;
  const t = useMessages("publishing");
  const { data: shown } = usePublicPage(role, page);
  return (
    <section aria-labelledby="public-page" className="mt-6">
      <h3 id="public-page" className="sr-only">
        {t("publicPage")}
      </h3>
      <PageCard page={page} shown={shown} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to={page} className={`button text-sm ${isQuiet ? "button-quiet" : "button-leaf"}`}>
          {t("viewPage")}
        </Link>
        <ShareMenu title={t("shareTitle")} address={`${window.location.origin}${page}`} />
      </div>
    </section>
  );
}

/** A public page as the directory shows it, and its address. */
export function PageCard(props: {
  page: string;
  shown: { name: string; tagline: string; logo: string } | null | undefined;
}) {
  const { page, shown } = props;
  return (
    <Link
      to={page}
      className="grid min-h-20 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-xl border border-line p-4 hover:border-leaf"
    >
      <CompanyLogo name={shown?.name ?? ""} logo={shown?.logo ?? ""} />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-display text-lg leading-snug font-bold">{shown?.name}</span>
        <span className="block text-sm">{shown?.tagline}</span>
        <span className="flex items-center gap-2 text-sm text-muted">
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-leaf" />
          <span>
            {addressParts(page).map((part) => (
              // Each part in one piece as long as a line has room for it.
              <span key={part} className="inline-block max-w-full">
                {part}
              </span>
            ))}
          </span>
        </span>
      </span>
    </Link>
  );
}

/** The parts of an address, which may break after its slashes. */
function addressParts(page: string): string[] {
  return `${window.location.host}${page}`.split(/(?<=\/)/);
}
