alter table checkouts
  add column goal text not null default 'purchase' check (goal in ('purchase', 'quote')),
  -- In the place of a receipt. What was not to be bought has no receipt and no submit point.
  add column quote json,
  add constraint checkouts_quote_orders_nothing check (goal = 'purchase' or (receipt is null and submitting_at is null));
