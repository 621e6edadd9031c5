import { Link } from "react-router";
import { useMessages } from "../../i18n/messages-context.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { Headline } from "../../ui/headline.tsx";
import type { Mention } from "./read-article.ts";

type Path = "/startups" | "/investors";

/** The startups or investors of an article, each linked to its page. */
export function Mentions(props: {
  heading: string;
  path: Path;
  mentions: Mention[];
  /** How many are visible at once, so that the text does not end long before them. */
  shown: number;
}) {
  const { heading, path, mentions, shown } = props;
  const t = useMessages("article");
  // Hiding a single one would save no room over the button that shows it.
  const seen = mentions.length === shown + 1 ? shown + 1 : shown;
  const more = mentions.length - seen;
  if (mentions.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-xl font-bold">{heading}</h2>
      <MentionList path={path} mentions={mentions.slice(0, seen)} />
      {more > 0 ? (
        <details className="group">
          <summary className="button button-quiet mt-3 text-sm">
            <span className="group-open:hidden">{t("moreMentions", { count: more })}</span>
            <span className="hidden group-open:inline">{t("fewerMentions")}</span>
          </summary>
          <MentionList path={path} mentions={mentions.slice(seen)} />
        </details>
      ) : null}
    </section>
  );
}

function MentionList({ path, mentions }: { path: Path; mentions: Mention[] }) {
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
      {mentions.map((mention) => (
        <li key={mention.slug}>
          <Link
            to={`${path}/${mention.slug}`}
            className="flex h-full items-center gap-3 rounded-2xl border border-line bg-surface p-3 hover:border-leaf"
          >
            <CompanyLogo name={mention.name} logo={mention.logo} />
            <span className="min-w-0">
              <span className="block font-semibold">{mention.name}</span>
              <span lang={mention.taglineLang} className="block text-sm text-muted">
                <Headline text={mention.tagline} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
