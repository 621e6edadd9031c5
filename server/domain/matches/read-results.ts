import type pg from "pg";
import { type Language, languageOrDefault } from "../../../contracts/languages.ts";
import type { MatchResult } from "../../../contracts/match-operations.ts";
import type { MatchDirection, MatchWords } from "../../../contracts/matching.ts";
import { inLanguage } from "../../postgres/in-language.ts";
import type { Actor } from "../account/actor.ts";
import { readIntroductionStates } from "../introductions/introduction-states.ts";
import { readReplyHabits } from "../introductions/reply-habits.ts";
import { SIDES } from "../profiles/sides.ts";
import { dealingsOf, matchFacts, type Traits, traitsOf } from "./match-facts.ts";

type Row = Omit<MatchResult, "introduction" | "replies" | "language" | "facts"> & {
  /** The traits on the page; null while it is withdrawn. */
  theirs: Traits | null;
  ours: Traits;
  /** In the language asked for, if it is not the run's. */
  otherWords: MatchWords | null;
  /** The owner of the page, if there is one other than the person. */
  ownerId: string | null;
};

/**
 * The matches of a run of the person's, with their feedback since.
 * @param wanted the reader's language; by default, and for words that are not in it, the run's
 */
export async function readResults(
  client: pg.ClientBase | pg.Pool,
  { userId }: Actor,
  direction: MatchDirection,
  runId: string,
  wanted?: Language,
): Promise<MatchResult[]> {
  const { own, other } = SIDES[direction];
  const { pages, drafts, link } = other;
  const runLanguage = await readRunLanguage(client, runId);
  const language = wanted ?? runLanguage;
  const { rows } = await client.query<Row>(
    `select page.id as "candidateId", page.name, page.logo, page.country,
            ${inLanguage("page.tagline", language)} as tagline,
            case when page.is_published then '/${pages}/' || page.slug end as page,
            case when page.is_published then page.website end as website, o.user_id as "ownerId",
            case when page.is_published then ${traitsOf(other, "page")} end as theirs,
            ${traitsOf(own, "me")} as ours,
            case when page.is_published then ${dealingsOf(other, "page")} end as dealings,
            json_build_object(
              'name', coalesce(me.name, ''),
              'page', (select '/${own.pages}/' || mine.slug from public.${own.pages} mine
                        where mine.id = me.${own.link} and mine.is_published)) as own,
            m.rate, m.is_doubtful as "isDoubtful", m.reasons, m.telling, m.shared, m.quote, m.against, m.conflicts,
            m.points, m.shares, m.other_words -> $3 as "otherWords",
            case when f.kind is not null
                 then json_build_object('kind', f.kind, 'reason', f.reason) end as feedback
       from public.match_results m
       join public.runs r on r.id = m.run_id and r.user_id = $2
       join public.${pages} page on page.id = m.${link}
       left join public.${own.drafts} me on me.user_id = $2
       left join public.${drafts} o on o.${link} = page.id and o.user_id <> $2
       left join public.match_feedback f on f.${link} = page.id and f.user_id = $2
      where m.run_id = $1 order by m.place`,
    [runId, userId, language],
  );
  const ids = rows.map(({ candidateId }) => candidateId);
  const states = await readIntroductionStates(client, userId, direction, ids);
  const owners = rows.flatMap(({ ownerId }) => ownerId ?? []);
  const habits = await readReplyHabits(client, owners);
  return rows.map(({ ownerId, otherWords, theirs, ours, ...row }) => ({
    ...row,
    ...otherWords,
    telling: (otherWords ?? row).telling ?? null,
    shared: (otherWords ?? row).shared ?? null,
    facts: theirs ? matchFacts(theirs, ours) : [],
    language: otherWords ? language : runLanguage,
    replies: (ownerId && habits.get(ownerId)) || null,
    introduction: states.get(row.candidateId) ?? "impossible",
  }));
}

async function readRunLanguage(client: pg.ClientBase | pg.Pool, runId: string): Promise<Language> {
  const { rows } = await client.query<{ language: string }>(
    "select language from public.runs where id = $1",
    [runId],
  );
  return languageOrDefault(rows[0]?.language);
}
