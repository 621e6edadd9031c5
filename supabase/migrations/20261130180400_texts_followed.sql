-- A program that mended a translation alone left the document as it was, and the next publication wrote the old one
-- over it.
drop trigger news_followed on public.news;
create trigger news_followed after update on public.news for each row
  when ((old.is_published, old.title, old.excerpt, old.body,
         old.title_zh, old.excerpt_zh, old.body_zh, old.title_vi, old.excerpt_vi, old.body_vi,
         old.title_th, old.excerpt_th, old.body_th, old.title_id, old.excerpt_id, old.body_id)
        is distinct from
        (new.is_published, new.title, new.excerpt, new.body,
         new.title_zh, new.excerpt_zh, new.body_zh, new.title_vi, new.excerpt_vi, new.body_vi,
         new.title_th, new.excerpt_th, new.body_th, new.title_id, new.excerpt_id, new.body_id))
  execute function desk.follow_row();
