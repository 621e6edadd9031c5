-- "Credits and plans" was a choice that no mail asked for: receipts, missing payments and the ends of plans go to
-- whoever pays, as notices of security do, and what staff give or take is always told.
alter table public.profiles drop column mails_credits;
