import type { z } from "zod";
import {
  type DeskPicture,
  type describePicture as describeContract,
  type listPictures as listContract,
  type listPicturePlaces as listPlacesContract,
  PICTURES_PER_PAGE,
  PLACES_AT_MOST,
} from "../../../contracts/desk/pictures.ts";
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureKind,
  pictureObject,
  pictureReference,
} from "../../../contracts/pictures.ts";
import { containing } from "../../postgres/like-pattern.ts";
import type { Staff } from "./as-staff.ts";

type Row = {
  id: string;
  kind: PictureKind;
  name: string;
  address: string;
  alt: DeskPicture["alt"];
  credit: string;
  licence: string;
  added_at: Date;
  is_shown: boolean;
  revision: number;
};

const COLUMNS = `p.id, p.kind, p.name, p.address, p.alt, p.credit, p.licence, p.added_at,
  desk.shows_picture(p.id) as is_shown, p.revision`;

export async function listPictures(
  { client }: Staff,
  { kind, search, page }: z.output<(typeof listContract)["input"]>,
): Promise<{ pictures: DeskPicture[]; total: number }> {
  const { rows } = await client.query<Row & { total: string }>(
    `select ${COLUMNS}, count(*) over () as total from desk.pictures p
     where p.kind = $1
       and concat_ws(' ', p.name, p.credit, p.alt::text) ilike $2
     order by p.added_at desc, p.id limit $3 offset $4`,
    [kind, containing(search), PICTURES_PER_PAGE, (page - 1) * PICTURES_PER_PAGE],
  );
  return { pictures: rows.map(toPicture), total: Number(rows[0]?.total ?? 0) };
}

export async function readPicture(
  { client }: Staff,
  { id }: { id: string },
): Promise<DeskPicture | undefined> {
  const { rows } = await client.query<Row>(
    `select ${COLUMNS} from desk.pictures p where p.id = $1`,
    [id],
  );
  return rows[0] && toPicture(rows[0]);
}

/** Public rows have the id of their document, if there is one. */
const PLACES = `
  with shown as (
    select 'article' as kind, id, title, is_published from public.news where image like $1 || '-%'
    union all
    select 'startup', id, name, is_published from public.startups where logo like $1 || '-%'
    union all
    select 'investor', id, name, is_published from public.investors where logo like $1 || '-%'
  ), named as (
    select kind, id, title, state from desk.documents
    where content ->> 'image' like $1 || '%' or content ->> 'logo' like $1 || '%'
  )
  select coalesce(s.kind, d.kind) as kind, coalesce(s.id, d.id) as id,
         coalesce(nullif(d.title, ''), s.title, '') as title,
         coalesce(d.state, case when s.is_published then 'published' else 'unpublished' end) as state
  from shown s full join named d on d.id = s.id
  order by s.id is null, 3, 2 limit $2`;

/** The places where a picture is used, on pages and in drafts. */
export async function listPicturePlaces(
  { client }: Staff,
  { id }: z.output<(typeof listPlacesContract)["input"]>,
): Promise<z.output<(typeof listPlacesContract)["output"]>> {
  const { rows } = await client.query(PLACES, [pictureReference(id), PLACES_AT_MOST]);
  return { places: rows };
}

/** Public pages follow at once (trigger `pictures_followed`). */
export async function describePicture(
  staff: Staff,
  { id, revision, focus, alt, credit, licence }: z.output<(typeof describeContract)["input"]>,
): Promise<DeskPicture | "missing" | "edited"> {
  const { rowCount } = await staff.client.query(
    `update desk.pictures set focus_x = $3, focus_y = $4, alt = $5, credit = $6, licence = $7,
       revision = revision + 1
     where id = $1 and revision = $2`,
    [id, revision, focus[0], focus[1], JSON.stringify(alt), credit, licence],
  );
  const found = await readPicture(staff, { id });
  if (!found) return "missing";
  return rowCount ? found : "edited";
}

/** @returns the stored objects that nothing points to any longer. */
export async function removePicture(
  staff: Staff,
  { id }: { id: string },
): Promise<"missing" | "needed" | string[]> {
  const { client } = staff;
  const { rows } = await client.query<{ kind: PictureKind }>(
    "delete from desk.pictures where id = $1 returning kind",
    [id],
  );
  const [removed] = rows;
  if (!removed) return (await readPicture(staff, { id })) ? "needed" : "missing";
  return PICTURE_WIDTHS[removed.kind].flatMap((width) =>
    PICTURE_FORMATS.map((format) => pictureObject(id, width, format)),
  );
}

function toPicture({ added_at, is_shown, ...row }: Row): DeskPicture {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    address: row.address,
    alt: row.alt,
    credit: row.credit,
    licence: row.licence,
    addedAt: added_at.toISOString(),
    isShown: is_shown,
    revision: row.revision,
  };
}
