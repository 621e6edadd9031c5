import type pg from "pg";
import { sendNewsletterConfirmation } from "../../../contracts/jobs.ts";
import { CONFIRMATION_DAYS } from "../../../contracts/newsletter.ts";
import type { NewsletterRequest } from "../../../contracts/newsletter-form.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import { transaction } from "../../postgres/transaction.ts";
import type { Reader } from "./links.ts";

/** The most mails to an address before its request lapses, whoever asks. */
const MOST_CONFIRMATIONS = 5;

/**
 * Asks the owner of an address whether they want the news there: at most once an hour, and not at all if it
 * already goes there. The caller cannot tell which of these it was.
 */
export async function askForNews(
  pool: pg.Pool,
  { email, language }: Pick<NewsletterRequest, "email" | "language">,
): Promise<void> {
  await transaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into internal.newsletter_subscribers as s (email, language)
       select lower($1), $2 where not exists (
         select from auth.users u join public.profiles p on p.user_id = u.id
          where u.email = lower($1) and u.email_confirmed_at is not null and p.mails_news)
       on conflict (email) do update
         set asked_at = now(), times_asked = s.times_asked + 1, language = excluded.language
         where s.confirmed_at is null and s.asked_at < now() - interval '1 hour'
           and s.times_asked < $3
       returning id`,
      [email, language, MOST_CONFIRMATIONS],
    );
    const [asked] = rows;
    if (!asked) return;
    const told = { subscriberId: asked.id };
    await queueJob(client, sendNewsletterConfirmation, told, `newsletter:${asked.id}`);
  });
}

/** @returns false if the request has lapsed, or the reader has left again. */
export function confirmNews(pool: pg.Pool, subscriberId: string): Promise<boolean> {
  return transaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update internal.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
        where id = $1
          and (confirmed_at is not null or asked_at > now() - make_interval(days => $2))`,
      [subscriberId, CONFIRMATION_DAYS],
    );
    if (rowCount === 0) return isConfirmedByAccount(client, subscriberId);
    await foldIntoAccounts(client);
    return true;
  });
}

/** Whether the link was used before, and an account now gets the news instead. */
async function isConfirmedByAccount(client: pg.ClientBase, subscriberId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from internal.newsletter_folded f join public.profiles p on p.user_id = f.user_id
      where f.subscriber_id = $1 and p.mails_news`,
    [subscriberId],
  );
  return rowCount !== 0;
}

/**
 * Turns visitors whose address has an account into its settings' switch, so that only one place says what is sent.
 * Links in earlier mails stay valid, and mails planned for the visitor go to the account.
 */
export async function foldIntoAccounts(client: pg.ClientBase): Promise<void> {
  await client.query(
    `with known as (
       select s.id, u.id as user_id from internal.newsletter_subscribers s
         join auth.users u on u.email = s.email and u.email_confirmed_at is not null
         join public.profiles p on p.user_id = u.id
        where s.confirmed_at is not null
     ), switched as (
       update public.profiles p set mails_news = true from known
        where p.user_id = known.user_id and not p.mails_news
     ), folded as (
       insert into internal.newsletter_folded (subscriber_id, user_id) select id, user_id from known
     ), moved as (
       update internal.newsletter_sends s set user_id = known.user_id, subscriber_id = null
         from known
        where s.subscriber_id = known.id
          and not exists (select from internal.newsletter_sends o
                           where o.week = s.week and o.user_id = known.user_id)
     )
     delete from internal.newsletter_subscribers s using known where s.id = known.id`,
  );
}

/** Ends the news to the reader's address, however it was subscribed. May be called again. */
export async function leaveNews(pool: pg.Pool, { kind, id }: Reader): Promise<void> {
  const address =
    kind === "account"
      ? "select lower(email) as email from auth.users where id = $1"
      : `select email from internal.newsletter_subscribers where id = $1
          union select lower(u.email) from internal.newsletter_folded f
          join auth.users u on u.id = f.user_id where f.subscriber_id = $1`;
  await pool.query(
    `with reader as (${address}),
     switched as (
       update public.profiles p set mails_news = false from auth.users u, reader
        where u.email = reader.email and p.user_id = u.id and p.mails_news
     )
     delete from internal.newsletter_subscribers s using reader where s.email = reader.email`,
    [id],
  );
}
