import type pg from "pg";
import {
  type RoundContent,
  roundContent,
  roundProblems,
} from "../../../../contracts/desk/round.ts";
import type { FieldProblems } from "../../../../contracts/errors.ts";
import { readFactSources, stampSources, writeFactSources } from "./fact-sources.ts";
import type { DocumentKindRules, RawContent } from "./kind.ts";
import { type MoneyRow, moneyColumns, moneyOf } from "./money-columns.ts";
import { keepDocument } from "./public-row.ts";

/** A round has no page of its own: it is shown on its company's, and in the tracker. */
export const roundRules: DocumentKindRules = {
  table: "funding_rounds",
  empty: () => roundContent.parse({}),
  read: (content) => roundContent.parse(content),
  titleOf(raw) {
    const { startup, kind, announcedOn } = roundContent.parse(raw);
    return [startup?.name ?? "", kind ?? "", announcedOn].filter((part) => part !== "").join(" · ");
  },
  addressOf: (content) => `/startups/${roundContent.parse(content).startup?.id}`,
  stamp(rawBefore, rawAfter, { by }) {
    const [before, after] = [roundContent.parse(rawBefore), roundContent.parse(rawAfter)];
    const investors = [...new Map(after.investors.map((one) => [one.id, one])).values()];
    return { ...after, investors, sources: stampSources(before.sources, after.sources, by) };
  },
  adopt,
  problems: (client, _id, raw) => problems(client, roundContent.parse(raw)),
  publish: (client, id, raw) => publish(client, id, roundContent.parse(raw)),
  async unpublish(client, id) {
    await keepDocument(client);
    await client.query(
      `insert into desk.parted_news (round_id, news_id)
       select funding_round_id, id from public.news where funding_round_id = $1
       on conflict do nothing`,
      [id],
    );
    await client.query("delete from public.funding_rounds where id = $1", [id]);
  },
};

async function problems(client: pg.ClientBase, content: RoundContent): Promise<FieldProblems> {
  const found = roundProblems(content);
  const { rows } = await client.query<{ id: string }>(
    `select id from public.startups where id = $1 and is_published
     union all select id from public.investors where id = any ($2)`,
    [content.startup?.id ?? null, content.investors.map(({ id }) => id)],
  );
  const known = new Set(rows.map(({ id }) => id));
  if (content.startup && !known.has(content.startup.id)) found.startup = "unpublished";
  if (content.investors.some(({ id }) => !known.has(id))) found.investors = "unpublished";
  return found;
}

async function adopt(client: pg.ClientBase, id: string): Promise<RawContent | undefined> {
  const { rows } = await client.query<
    MoneyRow & { startup: RawContent; kind: string; announced_on: string; backers: RawContent[] }
  >(
    `select r.kind, r.announced_on::text as announced_on, r.amount, r.currency, r.rate,
       r.rate_on::text as rate_on, r.amount_usd_thousand,
       jsonb_build_object('id', s.id, 'name', s.name) as startup,
       coalesce((
         select jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'isLead', b.is_lead)
                          order by b.is_lead desc, i.name)
         from public.funding_round_investors b join public.investors i on i.id = b.investor_id
         where b.funding_round_id = r.id
       ), '[]') as backers
     from public.funding_rounds r join public.startups s on s.id = r.startup_id where r.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  return roundContent.parse({
    startup: row.startup,
    kind: row.kind,
    announcedOn: row.announced_on,
    money: moneyOf(row),
    investors: row.backers,
    sources: await readFactSources(client, "funding_round_id", id),
  } satisfies Record<keyof RoundContent, unknown>);
}

async function publish(client: pg.ClientBase, id: string, content: RoundContent): Promise<void> {
  const columns = {
    startup_id: content.startup?.id,
    kind: content.kind,
    announced_on: content.announcedOn,
    ...moneyColumns(content.money),
  };
  const names = Object.keys(columns);
  await keepDocument(client);
  await client.query(
    `insert into public.funding_rounds (id, ${names.join(", ")})
     values ($1, ${names.map((_, at) => `$${at + 2}`).join(", ")})
     on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(", ")}`,
    [id, ...Object.values(columns)],
  );
  const ids = content.investors.map((one) => one.id);
  await client.query(
    "delete from public.funding_round_investors where funding_round_id = $1 and investor_id <> all ($2)",
    [id, ids],
  );
  await client.query(
    `insert into public.funding_round_investors (funding_round_id, investor_id, is_lead)
     select $1, backer.id, backer.is_lead from unnest($2::uuid[], $3::boolean[]) as backer (id, is_lead)
     on conflict (funding_round_id, investor_id) do update set is_lead = excluded.is_lead`,
    [id, ids, content.investors.map(({ isLead }) => isLead)],
  );
  await writeFactSources(client, "funding_round_id", id, content.sources);
  // Links it again to the articles that reported it when it was last public.
  await client.query(
    `update public.news n set funding_round_id = $1 from desk.parted_news p
     where p.round_id = $1 and n.id = p.news_id and n.funding_round_id is null`,
    [id],
  );
  await client.query("delete from desk.parted_news where round_id = $1", [id]);
}
