-- The language in which a page's own people write. In any but English their words stand in that
-- language's columns; `tagline` and `description` are what readers of English, and of languages
-- without a translation, are given: the same words, until a machine has put them into English.
alter table public.startups add column text_language text not null default 'en'
  check (text_language in ('en', 'id', 'vi', 'th', 'zh'));
alter table public.investors add column text_language text not null default 'en'
  check (text_language in ('en', 'id', 'vi', 'th', 'zh'));

alter table public.startups drop constraint startups_machine_texts_check;
alter table public.startups add constraint startups_machine_texts_check check (machine_texts <@ array[
  'tagline', 'tagline_zh', 'tagline_vi', 'tagline_th', 'tagline_id',
  'description', 'description_zh', 'description_vi', 'description_th', 'description_id']);
alter table public.investors drop constraint investors_machine_texts_check;
alter table public.investors add constraint investors_machine_texts_check check (machine_texts <@ array[
  'tagline', 'tagline_zh', 'tagline_vi', 'tagline_th', 'tagline_id',
  'description', 'description_zh', 'description_vi', 'description_th', 'description_id']);

-- What a person has changed is theirs; a translation of words that have changed says something
-- else, and goes. In English, which others fall back on, the words themselves take its place.
create or replace function internal.keep_machine_texts() returns trigger
language plpgsql set search_path = '' as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  own_before text := coalesce(nullif('_' || old.text_language, '_en'), '');
  own_after text := coalesce(nullif('_' || new.text_language, '_en'), '');
  kept text[] := '{}';
  gone jsonb := '{}';
  named text;
  text_name text;
begin
  if new.machine_texts is distinct from old.machine_texts then return new; end if;
  foreach named in array old.machine_texts loop
    if after -> named is distinct from before -> named then continue; end if;
    text_name := split_part(named, '_', 1);
    if after -> (text_name || own_after) is distinct from before -> (text_name || own_before) then
      gone := gone || jsonb_build_object(named, case when named = text_name
        then coalesce(after ->> (text_name || own_after), '') end);
    else
      kept := kept || named;
    end if;
  end loop;
  return jsonb_populate_record(new, gone || jsonb_build_object('machine_texts', to_jsonb(kept)));
end
$$;
