-- What the runs of a checkout saw, weighed and tried, where it is kept: steps of the journal, pictures and readings, each sealed.
create table evidence (
  id uuid primary key,
  checkout_id uuid not null references checkouts on delete cascade,
  -- Steps come before pictures of the same moment, in the order in which they were written.
  sequence bigint generated always as identity,
  kind text not null check (kind in ('steps', 'picture', 'reading')),
  at timestamptz(3) not null,
  sealed bytea not null
);
create index evidence_of_checkout on evidence (checkout_id, sequence);
create index evidence_by_age on evidence (at);
