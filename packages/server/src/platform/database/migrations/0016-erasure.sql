alter table checkouts
  -- What is erased once the checkout has ended: the traces of its buyer, or everything that concerns a person.
  add column erasure_requested text check (erasure_requested in ('buyer', 'everything')),
  -- When everything that concerns a person was erased.
  add column erased_at timestamptz(3);
create index checkouts_to_erase on checkouts (created_at) where erasure_requested is not null;
create index checkouts_not_erased on checkouts (updated_at)
  where erased_at is null and status in ('succeeded', 'failed', 'cancelled');

-- What is left of an erased workspace is what its usage records refer to.
alter table tenants add column erased_at timestamptz(3);
