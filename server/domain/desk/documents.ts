import {
  DOCUMENTS_PER_PAGE,
  type DocumentKind,
  type DocumentState,
  type DocumentVersion,
  type ListedDocument,
  type OpenDocument,
} from "../../../contracts/desk/documents.ts";
import { containing } from "../../postgres/like-pattern.ts";
import type { Staff } from "./as-staff.ts";
import { IS_PUBLIC, readRow } from "./document-rows.ts";
import { rulesOf } from "./kinds/all-kinds.ts";
import type { RawContent } from "./kinds/kind.ts";

/** The list includes what was published without the desk. */
export async function listDocuments(
  { client }: Staff,
  view: {
    kind: DocumentKind;
    query: string;
    state?: DocumentState | undefined;
    isChanged?: boolean;
    page: number;
  },
): Promise<{ documents: ListedDocument[]; total: number }> {
  const { table } = rulesOf(view.kind);
  const title = TITLE_OF_ROW[table];
  const { rows } = await client.query<{
    id: string;
    title: string;
    state: DocumentState;
    revision: number;
    has_changes: boolean;
    publish_at: Date | null;
    published_at: Date | null;
    updated_at: Date;
    updated_by: string | null;
    is_sample: boolean;
    picture: string | null;
    total: string;
  }>(
    `with everything as (
       select coalesce(d.id, p.id) as id, coalesce(nullif(d.title, ''), ${title}, '') as title,
         case when d.state is not null and d.row_changed_at is null then d.state
              when ${IS_PUBLIC[table]} then 'published' else 'unpublished' end as state,
         -- As opening it would make it (document-rows.ts).
         case when d.id is null then 1 when d.row_changed_at is null then d.revision
              else desk.next_revision(d.id, d.revision) end as revision,
         coalesce(d.published_revision < d.revision, false) as has_changes,
         d.publish_at, ${PUBLISHED_AT[table]} as published_at,
         greatest(d.updated_at, p.updated_at) as updated_at, d.updated_by, coalesce(p.is_sample, false) as is_sample,
         ${PICTURE_OF[table]} as named
       from (select * from desk.documents where kind = $1) d
       full join public.${table} p on p.id = d.id ${COMPANY_OF[table]}
     )
     select e.*, s.email as updated_by, count(*) over () as total, coalesce(pic.address, e.named) as picture
     from everything e
     left join desk.list_staff() s on s.user_id = e.updated_by
     left join desk.pictures pic on e.named like '/pictures/%' and pic.id::text = substr(e.named, 11, 36)
     where ($2 = '' or e.title ilike $6 or e.id::text = $2)
       and ($3::text is null or e.state = $3) and (e.has_changes or not $7)
     order by e.updated_at desc, e.id
     limit $4 offset $5`,
    [
      view.kind,
      view.query,
      view.state ?? null,
      DOCUMENTS_PER_PAGE,
      (view.page - 1) * DOCUMENTS_PER_PAGE,
      containing(view.query),
      view.isChanged ?? false,
    ],
  );
  return {
    total: Number(rows[0]?.total ?? 0),
    documents: rows.map((row) => ({
      id: row.id,
      title: row.title,
      state: row.state,
      revision: row.revision,
      hasChanges: row.has_changes,
      publishAt: row.publish_at?.toISOString() ?? null,
      publishedAt: row.published_at?.toISOString() ?? null,
      updatedAt: row.updated_at.toISOString(),
      updatedBy: row.updated_by,
      isSample: row.is_sample,
      picture: row.picture ?? "",
    })),
  };
}

const TITLE_OF_ROW = {
  news: "p.title",
  startups: "p.name",
  investors: "p.name",
  funding_rounds: "c.name || ' · ' || p.kind || ' · ' || p.announced_on",
  site_pages: "p.title",
} as const;

const PUBLISHED_AT = {
  news: "p.published_at",
  startups: "p.published_at",
  investors: "p.published_at",
  funding_rounds: "p.created_at",
  site_pages: "p.updated_at",
} as const;

const COMPANY_OF = {
  news: "",
  startups: "",
  investors: "",
  funding_rounds: "left join public.startups c on c.id = p.startup_id",
  site_pages: "",
} as const;

/** The picture in the draft, or else in the row. */
const PICTURE_OF = {
  news: "coalesce(d.content ->> 'image', p.image)",
  startups: "coalesce(d.content ->> 'logo', p.logo)",
  investors: "coalesce(d.content ->> 'logo', p.logo)",
  funding_rounds: "null::text",
  site_pages: "null::text",
} as const;

/** @returns undefined if there is neither such a document nor such a public row. */
export async function openDocument(
  staff: Staff,
  kind: DocumentKind,
  id: string,
): Promise<OpenDocument | undefined> {
  const row = await readRow(staff, kind, id);
  if (!row) return undefined;
  const { rows } = await staff.client.query<{
    email: string | null;
    is_owners: boolean;
    is_handed_in: boolean;
    story_id: string | null;
    reported_by: OpenDocument["stillReportedBy"];
  }>(
    `select (select email from desk.list_staff() where user_id = $1) as email,
            desk.published_by_owner($2) as is_owners, desk.has_handed_in_changes($2) as is_handed_in,
            (select id from desk.stories where $2 in (article_id, round_id) limit 1) as story_id,
            (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'title', n.title)
                                       order by n.published_at desc, n.id), '[]')
               from desk.parted_news p join public.news n on n.id = p.news_id
              where p.round_id = $2 and n.is_published) as reported_by`,
    [row.updated_by, id],
  );
  const content = rulesOf(kind).read(row.content);
  return {
    id,
    kind,
    state: row.state,
    revision: row.revision,
    publishedRevision: row.published_revision,
    publishAt: row.publish_at?.toISOString() ?? null,
    unpublishAt: row.unpublish_at?.toISOString() ?? null,
    address: row.state === "published" ? rulesOf(kind).addressOf(content) : null,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: rows[0]?.email ?? null,
    isOwners: rows[0]?.is_owners ?? false,
    hasHandedInChanges: rows[0]?.is_handed_in ?? false,
    storyId: rows[0]?.story_id ?? null,
    stillReportedBy: rows[0]?.reported_by ?? [],
    content,
  };
}

/** @param content the first content; by default empty. */
export async function beginDocument(
  staff: Staff,
  kind: DocumentKind,
  content?: RawContent,
): Promise<string> {
  const rules = rulesOf(kind);
  const begin = content ? rules.read(content) : rules.empty();
  const { rows } = await staff.client.query<{ id: string }>(
    `insert into desk.documents (kind, content, title, created_by, updated_by)
     values ($1, $2, $3, $4, $4) returning id`,
    [kind, JSON.stringify(begin), rules.titleOf(begin).slice(0, 300), staff.actor.userId],
  );
  const [begun] = rows;
  if (!begun) throw new Error("The document was not begun");
  return begun.id;
}

export async function listRevisions({ client }: Staff, id: string): Promise<DocumentVersion[]> {
  const { rows } = await client.query<{ revision: number; made_at: Date; email: string | null }>(
    `select r.revision, r.made_at, s.email from desk.revisions r
     left join desk.list_staff() s on s.user_id = r.made_by
     where r.document_id = $1 order by r.revision desc limit 500`,
    [id],
  );
  return rows.map(({ revision, made_at, email }) => ({
    revision,
    madeAt: made_at.toISOString(),
    madeBy: email,
  }));
}

export async function readRevision(
  { client }: Staff,
  id: string,
  revision: number,
): Promise<RawContent | undefined> {
  const { rows } = await client.query<{ content: RawContent }>(
    "select content from desk.revisions where document_id = $1 and revision = $2",
    [id, revision],
  );
  return rows[0]?.content;
}
