-- Where a person wants mail about open questions of their workspace, and whether they do.
alter table memberships add column email text, add column wants_mail boolean not null default false;
