import type pg from "pg";
import { z } from "zod";
import { articleFault } from "../../../contracts/desk/article-faults.ts";
import type { WritingFault } from "../../../contracts/desk/writings.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
import type { Drafted, Translated } from "../../judging/articles/newsroom.ts";
import { articleRules } from "../desk/kinds/article.ts";
import { publishNow } from "../desk/move-documents.ts";
import { articleOfDraft, piecesOf } from "./article-of-draft.ts";
import { type Ending, endWriting, keepAnswer } from "./hold-writing.ts";
import { readMaterial, type StoryMaterial } from "./story-material.ts";
import type { HeldWriting, WritingWork } from "./writing-row.ts";

/** A draft that passed the checks is kept here while it is translated. */
const keptDraft = z.object({
  draft: z.object({
    title: z.string(),
    excerpt: z.string(),
    paragraphs: z.array(z.string()),
    rests: z.array(z.string()),
    faults: z.array(articleFault),
  }),
  /** The reports that it was written from, in order. */
  urls: z.array(z.string()),
});

/**
 * Writes the article of a story, has it translated, and puts it before a publisher; or publishes it at once, if
 * nobody asked for it, all its feeds are trusted, and it passed every check in every language.
 */
export const draftStory: WritingWork = async ({ pool, newsroom, asking }, writing) => {
  const material = await readMaterial(pool, writing.subjectId);
  if (!material) {
    await endWriting(pool, writing, async () => STOPPED);
    return;
  }
  const urls = material.reports.map(({ url }) => url);
  const kept = keptDraft.safeParse(writing.kept).data;
  // A kept draft does not cover reports that came later.
  const isSame = kept !== undefined && kept.urls.join() === urls.join();
  const draft = isSame ? kept.draft : await newsroom.draft(material.sources, asking);
  if (draft.faults.length > 0) {
    const faults = draft.faults.map((fault) => ({ ...fault, language: null }));
    await endWriting(pool, writing, async () => ({ state: "stopped", faults }));
    return;
  }
  if (!isSame) await keepAnswer(pool, writing, { draft, urls });
  const writtenOn = material.sources[0]?.publishedOn ?? "";
  const translated = await newsroom.translate(
    "article",
    { language: "en", pieces: piecesOf(draft), writtenOn },
    LANGUAGES.filter((language) => language !== "en"),
    asking,
    material.sources,
  );
  asking.signal.throwIfAborted();
  await endWriting(pool, writing, (client) =>
    makeArticle(client, writing, { draft, translated, material }),
  );
};

const STOPPED: Ending = {
  state: "stopped",
  faults: [{ code: "nothing_told", words: "", language: null }],
};

/** A round is reported within days; an older one may be the previous round. */
const TOLD_WITHIN_DAYS = 7;

async function makeArticle(
  client: pg.PoolClient,
  { subjectId: storyId, pageId: id, askedBy }: HeldWriting,
  made: { draft: Drafted; translated: Translated; material: StoryMaterial },
): Promise<Ending> {
  const { rows } = await client.query<{
    articleId: string | null;
    state: string;
    hasRound: boolean;
    isTrusted: boolean;
    round: string | null;
  }>(
    `select s.article_id as "articleId", s.state, s.has_round as "hasRound",
       not exists (select from desk.feed_items i left join desk.feeds f on f.id = i.feed_id
         where i.story_id = s.id and i.state = 'taken' and not coalesce(f.is_trusted, false)) as "isTrusted",
       (select r.id from public.funding_rounds r
         where r.id = s.round_id or (s.has_round and r.startup_id = any (s.entities)
           and r.announced_on between s.first_seen_at::date - $2::int and s.last_seen_at::date + 3)
         order by r.id = s.round_id desc, array_position(s.entities, r.startup_id), r.announced_on desc
         limit 1) as round
     from desk.stories s where s.id = $1 for update of s`,
    [storyId, TOLD_WITHIN_DAYS],
  );
  const [story] = rows;
  const faults = faultsIn(made.translated);
  // A person has meanwhile begun the article, or dismissed the story, which takes precedence.
  if (!story || story.articleId !== null || story.state === "dismissed") {
    return { state: "done", faults };
  }
  const isReported = story.round !== null && (await isReportedAlready(client, story.round));
  const now = new Date();
  const content = articleOfDraft(made.draft, made.translated, made.material, {
    isRound: story.hasRound,
    round: story.round,
    now,
  });
  const problems = await articleRules.problems(client, id, content);
  if (problems.slug) content.slug = `${content.slug || "news"}-${id.slice(0, 8)}`;
  const { slug: _, ...others } = problems;
  await client.query(
    `insert into desk.documents (id, kind, content, title, created_by)
     values ($1, 'article', $2, $3, $4)`,
    [id, JSON.stringify(content), content.texts.en.title.slice(0, 300), askedBy],
  );
  await client.query(
    "insert into desk.revisions (document_id, revision, content) values ($1, 1, $2)",
    [id, JSON.stringify(content)],
  );
  await client.query("update desk.stories set article_id = $2, state = 'drafted' where id = $1", [
    storyId,
    id,
  ]);
  const isFlawless = faults.length === 0 && Object.keys(others).length === 0;
  if (askedBy === null && story.isTrusted && isFlawless && !isReported) {
    await publishNow(client, "article", id, now);
  } else {
    await client.query("update desk.documents set state = 'waiting' where id = $1", [id]);
  }
  return { state: "done", faults };
}

/**
 * Whether there is an article about this round, public or at the desk: a publisher has to decide on another. Locked,
 * so that one of two stories about it comes first.
 */
async function isReportedAlready(client: pg.PoolClient, round: string): Promise<boolean> {
  await client.query("select from public.funding_rounds where id = $1 for no key update", [round]);
  const { rows } = await client.query<{ is: boolean }>(
    `select exists (select from public.news where funding_round_id = $1 and is_published)
       or exists (select from desk.documents
         where kind = 'article' and content ->> 'round' = $1::text) as is`,
    [round],
  );
  return rows[0]?.is ?? false;
}

/** The faults that keep translations out, by language. */
export function faultsIn(translated: Translated): WritingFault[] {
  return LANGUAGES.flatMap((language) =>
    (translated[language]?.faults ?? []).map((fault) => ({ ...fault, language })),
  );
}
