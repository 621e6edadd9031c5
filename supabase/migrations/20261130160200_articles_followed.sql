-- An article can change without its document, too: it goes with the company that it welcomed, a program mends it. The
-- document takes that up when it is opened next, as those of companies do; links and pictures are no such change.
create trigger news_followed after update on public.news for each row
  when ((old.is_published, old.title, old.excerpt, old.body) is distinct from
        (new.is_published, new.title, new.excerpt, new.body))
  execute function desk.follow_row();
