-- One address for all ways to an article tells articles apart; the one that was listed is the one that answers.
alter table desk.feed_items add column address text check (address ~ '^https?://' and length(address) <= 2000);
update desk.feed_items set address = url;
alter table desk.feed_items alter column address set not null;
