import type { SitePage } from "../../../contracts/site-pages.ts";
import { BESIDE_CONTENTS, Contents, LONG_TEXT, WORTH_A_LIST } from "../../ui/contents.tsx";
import type { Section } from "../../ui/sections.server.ts";
import { Figures } from "./figures.tsx";
import { Labels } from "./labels.tsx";
import type { loadFigures } from "./load-figures.server.ts";
import type { Label } from "./load-labels.server.ts";
import { PageWays } from "./page-ways.tsx";

/**
 * A page that staff have written: its beginning, what most people want to do there, and its
 * sections.
 */
export function SitePageText(props: {
  slug: SitePage;
  /** The heading of its list of sections. */
  contents: string;
  page: {
    title: string;
    intro: string;
    rest: string;
    sections: Section[];
    /** The day since which it says so; empty where nobody asks. */
    changed: string;
    figures: Awaited<ReturnType<typeof loadFigures>> | null;
    labels: Label[] | null;
  };
}) {
  const { slug, contents, page } = props;
  const isAbout = slug === "about";
  const hasContents = page.sections.length >= WORTH_A_LIST;
  return (
    <article className={`${hasContents && !isAbout ? LONG_TEXT : "frame"} py-4 md:py-10`}>
      <div
        className={
          isAbout
            ? "items-center gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]"
            : undefined
        }
      >
        <div>
          <h1 className="text-2xl font-bold tracking-tight md:text-5xl">{page.title}</h1>
          {page.changed === "" ? null : <p className="mt-1 text-sm text-muted">{page.changed}</p>}
          <div
            className="article-body mt-3 max-w-2xl md:mt-5"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by article-html.server.ts, which lets no markup through
            dangerouslySetInnerHTML={{ __html: page.intro }}
          />
        </div>
        {isAbout ? (
          <img
            src="/hero.svg"
            alt=""
            width={600}
            height={400}
            className="dimmed mt-5 w-full rounded-xl max-lg:max-w-md lg:mt-0"
          />
        ) : null}
      </div>
      {page.figures ? <Figures figures={page.figures} /> : null}
      {page.labels ? <Labels labels={page.labels} /> : null}
      {slug === "contact" ? <PageWays slug={slug} /> : null}
      {page.rest === "" ? null : (
        <div
          className={`mt-8 md:mt-12 ${hasContents ? BESIDE_CONTENTS : "gap-x-16 lg:columns-2 [&_h2]:break-after-avoid [&_ul]:break-inside-avoid"}`}
        >
          {hasContents ? <Contents label={contents} sections={page.sections} /> : null}
          <div
            className="article-body min-w-0"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by article-html.server.ts, which lets no markup through
            dangerouslySetInnerHTML={{ __html: page.rest }}
          />
        </div>
      )}
      {isAbout ? (
        <div className="pt-4">
          <PageWays slug={slug} />
        </div>
      ) : null}
    </article>
  );
}
