import { sitePageHtml } from "../../app/features/site-pages/page-html.server.ts";
import type { PageContent } from "../../contracts/desk/page.ts";
import { ORIGINAL } from "../../contracts/desk/translations.ts";
import type { Language } from "../../contracts/languages.ts";
import type { Operator } from "../../contracts/operator.ts";

/**
 * A page as readers will see it; `marks` are shown where the operator's settings will be filled in.
 */
export function PagePreview(props: { content: PageContent; language: Language; marks: Operator }) {
  const { texts } = props.content;
  const [own, original] = [texts[props.language], texts[ORIGINAL]];
  const html = sitePageHtml(own.body || original.body, props.marks);
  return (
    <article className="frame py-10">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-4xl font-bold md:text-5xl">{own.title || original.title}</h1>
        <div
          className="article-body mt-8"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by article-html.server.ts, which lets no markup through
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </article>
  );
}
