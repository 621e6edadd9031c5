import type pg from "pg";
import type { Service } from "../../../contracts/credits.ts";
import { type DeckReview, deckReview } from "../../../contracts/deck-review.ts";
import { type Language, languageOrDefault } from "../../../contracts/languages.ts";
import { isLocked } from "../account/locked.ts";

/** A finished run and its result. */
export type FinishedRun = {
  email: string;
  language: Language;
  service: Service;
  isFailed: boolean;
  price: number;
  /** Whether it was the company's free first review. */
  isFree: boolean;
  /** The review of a deck; null for another service, or a failed run. */
  review: DeckReview | null;
  /** Null if there is no result of a profile's review. */
  verdict: "approved" | "rejected" | null;
  reasons: number;
  /** The person's public page, while it is public. */
  page: { name: string; path: string } | null;
  matches: number;
  bestMatch: string | null;
  /** Whether it was refunded because the match found nobody. */
  isPaidBack: boolean;
};

type Row = {
  email: string;
  language: string;
  service: Service;
  is_failed: boolean;
  price: number;
  is_free: boolean;
  review: unknown;
  verdict: FinishedRun["verdict"];
  reasons: number;
  page_name: string | null;
  page_path: string | null;
  matches: number;
  best_match: string | null;
  is_paid_back: boolean;
};

/** Reads a finished run of a person who wants a mail about it and can sign in; undefined otherwise. */
export async function readFinishedRun(
  pool: pg.Pool,
  runId: string,
): Promise<FinishedRun | undefined> {
  const { rows } = await pool.query<Row>(
    `select u.email, p.language, r.service, r.state = 'failed' as is_failed, r.price, r.is_free,
            d.review, b.verdict,
            (select count(*)::int from jsonb_array_elements(b.findings) as finding
              where finding ->> 'weight' = 'rejects') as reasons,
            page.name as page_name, page.path as page_path,
            found.matches, found.best_match,
            exists (select from public.credit_entries e
                     where e.idempotency_key = 'refund:' || r.id) as is_paid_back
       from public.runs r
       join auth.users u on u.id = r.user_id
       join public.profiles p on p.user_id = r.user_id
       left join public.deck_reviews d on d.run_id = r.id
       left join public.publications b on b.run_id = r.id
       left join lateral (
         select s.name, '/startups/' || s.slug as path
           from public.startup_profiles o join public.startups s on s.id = o.startup_id
          where p.role = 'Startup' and o.user_id = r.user_id and s.is_published
         union all
         select i.name, '/investors/' || i.slug
           from public.investor_profiles o join public.investors i on i.id = o.investor_id
          where p.role <> 'Startup' and o.user_id = r.user_id and i.is_published
       ) page on true
       cross join lateral (
         select count(*)::int as matches,
                (array_agg(coalesce(s.name, i.name) order by m.place))[1] as best_match
           from public.match_results m
           left join public.startups s on s.id = m.startup_id and s.is_published
           left join public.investors i on i.id = m.investor_id and i.is_published
          where m.run_id = r.id and coalesce(s.name, i.name) is not null
       ) found
      where r.id = $1 and r.state in ('done', 'failed') and p.mails_results
        and not ${isLocked("u")}`,
    [runId],
  );
  const [row] = rows;
  return row && asRun(row);
}

function asRun({
  page_name,
  page_path,
  is_failed,
  is_free,
  review,
  best_match,
  is_paid_back,
  language,
  ...row
}: Row): FinishedRun {
  return {
    ...row,
    language: languageOrDefault(language),
    isFailed: is_failed,
    isFree: is_free,
    review: deckReview.nullable().parse(review),
    page: page_name === null || page_path === null ? null : { name: page_name, path: page_path },
    bestMatch: best_match,
    isPaidBack: is_paid_back,
  };
}
