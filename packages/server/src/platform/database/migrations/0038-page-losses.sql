-- Those of `process_losses` that a page has caused.
alter table checkouts add column page_losses integer not null default 0;
