import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { BESIDE_CONTENTS, Contents, LONG_TEXT } from "../../ui/contents.tsx";
import type { Section } from "../../ui/sections.server.ts";
import { TRACKER } from "./tracker-address.ts";

/** How the difficulty index is computed, for founders. */
export function MethodPage(props: {
  /** From method-text.server.ts. */
  method: { intro: string; rest: string; sections: Section[] };
  /** The heading of its list of sections. */
  contents: string;
}) {
  const { method, contents } = props;
  const t = useMessages("funding");
  const tracker = `${TRACKER}?tab=difficulty`;
  return (
    <article className={`${LONG_TEXT} pt-6 md:pt-10`}>
      <Link
        to={tracker}
        className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline"
      >
        {t("backToTracker")}
      </Link>
      <h1 className="mt-1 max-w-4xl text-3xl leading-tight font-bold tracking-tight md:text-5xl">
        {t("methodTitle")}
      </h1>
      <div
        className="article-body mt-4 max-w-2xl"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
        dangerouslySetInnerHTML={{ __html: method.intro }}
      />
      <div className={`mt-8 ${BESIDE_CONTENTS}`}>
        <Contents label={contents} sections={method.sections} />
        <div className="min-w-0">
          <div
            className="article-body [&_p>code:only-child]:block [&_p>code:only-child]:rounded-xl [&_p>code:only-child]:bg-sunken [&_p>code:only-child]:p-4 [&_p>code:only-child]:font-sans [&_p>code:only-child]:text-base [&_li+li]:mt-3 [&_table]:text-base [&_:is(th,td):last-child]:whitespace-nowrap"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text
            dangerouslySetInnerHTML={{ __html: method.rest }}
          />
          <p className="mt-10">
            <Link to={tracker} className="button button-leaf">
              {t("backToTracker")}
            </Link>
          </p>
        </div>
      </div>
    </article>
  );
}
