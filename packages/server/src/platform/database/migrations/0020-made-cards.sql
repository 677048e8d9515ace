-- Cards that were made for one purchase each, and are not closed yet. Never a number: only what their source calls them.
create table made_cards (
  id uuid primary key,
  checkout_id uuid not null references checkouts on delete cascade,
  source text not null,
  -- Null until the source has named it; a card may exist all the same.
  source_id text,
  made_at timestamptz not null
);
create index made_cards_of_checkout on made_cards (checkout_id);
