-- A small picture of what a checkout buys, sealed, for the person who is asked to pay.
create table goods_pictures (
  checkout_id uuid primary key references checkouts on delete cascade,
  sealed bytea not null
);
