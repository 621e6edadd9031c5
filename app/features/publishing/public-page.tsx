import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { useBackend } from "../../platform/backend-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { ShareMenu } from "../share/share-menu.tsx";

/** The public page as the directory shows it, a link to it, and sharing it. */
export function PublicPage(props: {
  role: Role;
  page: string;
  /** Something else is the thing to do. */
  isQuiet: boolean;
}) {
  const { role, page, isQuiet } = props;
  const t = useMessages("publishing");
  const { data: shown } = useShown(role, page);
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
          {`${window.location.host}${page}`}
        </span>
      </span>
    </Link>
  );
}

/** What everybody sees of the page, which may be older than the profile. */
function useShown(role: Role, page: string) {
  const { connect } = useBackend();
  return useQuery({
    queryKey: ["public-page", page],
    queryFn: async ({ signal }) => {
      const client = await connect();
      const { data } = await client
        .from(role === STARTUP_ROLE ? "startups" : "investors")
        .select("name, tagline, logo")
        .eq("slug", page.slice(page.lastIndexOf("/") + 1))
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      return data;
    },
    // It changes with each publication, after which this is shown anew.
    staleTime: 0,
    // Without it, its address is there all the same.
    retry: false,
  });
}
