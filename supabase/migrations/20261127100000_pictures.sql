-- Pictures of articles and companies. Each is stored in several widths and two formats in one public bucket;
-- what readers must know before it loads (its shape, colour and focal point) is part of its address.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('pictures', 'pictures', true, 1048576, array['image/avif', 'image/webp']);

create table desk.pictures (
  id uuid primary key,
  kind text not null check (kind in ('photo', 'logo')),
  -- The file's name, or the host that it was taken in from.
  name text not null check (length(name) between 1 and 200),
  width int not null check (width between 1 and 30000),
  height int not null check (height between 1 and 30000),
  color text not null check (color ~ '^#[0-9a-f]{6}$'),
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  -- The description for who does not see it, by language; articles may word their own.
  alt jsonb not null default '{}' check (jsonb_typeof(alt) = 'object'),
  credit text not null default '' check (length(credit) <= 200),
  licence text not null default '' check (length(licence) <= 200),
  -- Of the original file: the same one is not stored twice.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  added_at timestamptz not null default now(),
  added_by uuid,
  revision int not null default 1,
  address text not null generated always as (
    '/pictures/' || id::text || '-' || width::text || 'x' || height::text || '-' || substr(color, 2)
      || '-' || focus_x::text || '-' || focus_y::text
  ) stored,
  unique (kind, sha256)
);
create index pictures_newest_idx on desk.pictures (kind, added_at desc, id);

alter table public.news
  add column image_credit text not null default '' check (length(image_credit) <= 200),
  add column image_licence text not null default '' check (length(image_licence) <= 200);

-- Where a picture is shown: found by the beginning of its address.
create index news_picture_idx on public.news (image text_pattern_ops) where image like '/pictures/%';
create index startups_picture_idx on public.startups (logo text_pattern_ops) where logo like '/pictures/%';
create index investors_picture_idx on public.investors (logo text_pattern_ops) where logo like '/pictures/%';

create function desk.shows_picture(picture uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.news where image like '/pictures/' || picture || '-%')
      or exists (select from public.startups where logo like '/pictures/' || picture || '-%')
      or exists (select from public.investors where logo like '/pictures/' || picture || '-%')
$$;
-- A draft names it without its facts; a version that could be restored counts, too.
create function desk.needs_picture(picture uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select desk.shows_picture(picture)
      or exists (
        select from desk.documents
        where content ->> 'image' like '/pictures/' || picture || '%'
           or content ->> 'logo' like '/pictures/' || picture || '%'
      )
$$;
grant execute on function desk.shows_picture(uuid), desk.needs_picture(uuid) to desk_staff;

-- What readers see of a picture follows it. Who may not publish cannot change what is shown.
create function desk.follow_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  publishing text := coalesce(current_setting('desk.publishing', true), '');
begin
  if not desk.shows_picture(new.id) then return null; end if;
  if desk.actor() is not null and not desk.may('publish') then
    raise exception 'Readers see this picture: publishers change it.' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('desk.publishing', 'yes', true);
  update public.news set image = new.address, image_credit = new.credit, image_licence = new.licence
    where image like '/pictures/' || new.id || '-%';
  update public.startups set logo = new.address where logo like '/pictures/' || new.id || '-%';
  update public.investors set logo = new.address where logo like '/pictures/' || new.id || '-%';
  perform set_config('desk.publishing', publishing, true);
  return null;
end
$$;
create trigger pictures_followed
  after update of focus_x, focus_y, credit, licence on desk.pictures
  for each row execute function desk.follow_picture();
create trigger pictures_noted after insert or update or delete on desk.pictures
  for each row execute function desk.note_row('id');

alter table desk.pictures enable row level security;
create policy "Staff see the pictures" on desk.pictures for select to desk_staff using (desk.may('read'));
create policy "Writers add pictures" on desk.pictures for insert to desk_staff with check (desk.may('write'));
create policy "Writers describe pictures" on desk.pictures for update to desk_staff
  using (desk.may('write')) with check (desk.may('write'));
create policy "Writers remove pictures that nothing needs" on desk.pictures for delete to desk_staff
  using (desk.may('write') and not desk.needs_picture(id));
grant select, insert, delete on desk.pictures to desk_staff;
grant update (focus_x, focus_y, alt, credit, licence, revision) on desk.pictures to desk_staff;

-- Pictures at other hosts, which are taken in and never shown from there: what became of each address.
create table internal.foreign_pictures (
  address text not null,
  kind text not null check (kind in ('photo', 'logo')),
  picture_id uuid references desk.pictures (id) on delete cascade,
  problem text,
  attempts int not null default 0,
  tried_at timestamptz not null default now(),
  primary key (address, kind)
);
create index foreign_pictures_picture_id_idx on internal.foreign_pictures (picture_id);
alter table internal.foreign_pictures enable row level security;
create index news_foreign_picture_idx on public.news (id) where image ~ '^https?://';
create index startups_foreign_picture_idx on public.startups (id) where logo ~ '^https?://';
create index investors_foreign_picture_idx on public.investors (id) where logo ~ '^https?://';
