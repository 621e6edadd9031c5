import { Link } from "react-router";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import type { Mention } from "./read-article.ts";

/** The startups or investors of an article, each linked to its page. */
export function Mentions(props: {
  heading: string;
  path: "/startups" | "/investors";
  mentions: Mention[];
}) {
  if (props.mentions.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-xl font-bold">{props.heading}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {props.mentions.map((mention) => (
          <li key={mention.slug}>
            <Link
              to={`${props.path}/${mention.slug}`}
              className="flex h-full items-center gap-3 rounded-2xl border border-line bg-surface p-3 hover:border-leaf"
            >
              <CompanyLogo name={mention.name} logo={mention.logo} />
              <span className="min-w-0">
                <span className="block font-semibold">{mention.name}</span>
                <span className="block text-sm text-muted">{mention.tagline}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
