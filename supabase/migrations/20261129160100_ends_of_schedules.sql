-- An end belongs to what is scheduled or public: what was taken back before is published without it.
update desk.documents set unpublish_at = null where unpublish_at is not null and state in ('draft', 'waiting');
