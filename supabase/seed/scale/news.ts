import { type Parts, textOf } from "./compose.ts";
import { idOf, slugOf } from "./identity.ts";
import type { Row } from "./row.ts";
import type { Story } from "./stories.ts";
import { inColumns, type Texts } from "./translations.ts";

export function newsRow(story: Story): Row {
  const titles = texts(story.titles);
  const publishedAt = new Date(story.publishedAt).toISOString();
  return {
    id: idOf("news", story.place),
    slug: slugOf(titles.en ?? "", story.place, "news"),
    ...inColumns("title", titles),
    ...inColumns("excerpt", texts(story.excerpts)),
    category: story.category,
    is_sample: true,
    is_published: true,
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
  };
}

/** Links to the companies in the story's titles. */
export function newsStartupRows({ place, startups }: Story): Row[] {
  return startups.map((startup, position) => ({
    news_id: idOf("news", place),
    startup_id: idOf("startup", startup),
    position,
  }));
}

export function newsInvestorRows({ place, investors }: Story): Row[] {
  return investors.map((investor, position) => ({
    news_id: idOf("news", place),
    investor_id: idOf("investor", investor),
    position,
  }));
}

function texts(parts: Story["titles"]): Texts {
  return Object.fromEntries(
    Object.entries<Parts>(parts).map(([language, text]) => [language, textOf(text)]),
  );
}
