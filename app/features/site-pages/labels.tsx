import { Link } from "react-router";
import { Headline } from "../../ui/headline.tsx";
import { langOf } from "../news/news-card.ts";
import type { Label } from "./load-labels.server.ts";

/** The ways articles are made, in the words of their heads, each with its newest article. */
export function Labels({ labels }: { labels: Label[] }) {
  return (
    <ul className="mt-6 grid gap-2 md:mt-10 md:auto-cols-fr md:grid-flow-col md:gap-4">
      {labels.map((label) => (
        <li key={label.text} className="card relative grid content-start gap-2 !p-4 md:!p-5">
          <h2 lang={langOf(label, "title")} className="leading-snug font-bold md:text-lg">
            <Link
              to={`/news/${label.slug}`}
              className="after:absolute after:inset-0 hover:underline"
            >
              <Headline text={label.title} />
            </Link>
          </h2>
          <span className="text-sm text-muted underline decoration-turmeric decoration-2 underline-offset-4">
            {label.text}
          </span>
        </li>
      ))}
    </ul>
  );
}
