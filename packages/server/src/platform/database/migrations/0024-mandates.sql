alter table api_keys
  add column budget json,
  -- Registrable domains.
  add column merchants text[],
  add column expires_at timestamptz(3);

-- What a checkout holds of the budget of the key that created it: from the moment its total is put up for approval until it ends
-- without an order, or for good.
alter table checkouts
  -- Only where the key has a budget, merchants or an end.
  add column mandated_by uuid references api_keys on delete set null,
  add column held_amount numeric,
  add column held_at timestamptz(3);
create index checkouts_of_mandate on checkouts (mandated_by) where mandated_by is not null;
