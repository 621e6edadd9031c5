-- A language model may read criteria before a match is paid: once per text, and some texts a day.
alter table public.criteria_readings
  -- When a model was asked to read this text; null while none was.
  add column asked_at timestamptz,
  -- How many texts one was asked to read since then, for a day.
  add column asks int not null default 0 check (asks >= 0),
  add column asks_since timestamptz;
