import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { TRACKER } from "./tracker-address.ts";

/**
 * How the difficulty index is computed, for founders.
 * @param html of method-text.server.ts.
 */
export function MethodPage({ html }: { html: string }) {
  const t = useMessages("funding");
  const tracker = `${TRACKER}?tab=difficulty`;
  return (
    <article className="frame pt-6 md:pt-10">
      <div className="mx-auto max-w-2xl">
        <Link
          to={tracker}
          className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline"
        >
          {t("backToTracker")}
        </Link>
        <h1 className="mt-1 text-3xl leading-tight font-bold tracking-tight md:text-5xl">
          {t("methodTitle")}
        </h1>
        <div
          className="article-body mt-8 [&_p>code:only-child]:block [&_p>code:only-child]:rounded-xl [&_p>code:only-child]:bg-sunken [&_p>code:only-child]:p-4 [&_p>code:only-child]:text-base [&_li+li]:mt-3"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <p className="mt-10">
          <Link to={tracker} className="button button-leaf">
            {t("backToTracker")}
          </Link>
        </p>
      </div>
    </article>
  );
}
