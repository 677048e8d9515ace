alter table checkouts
  -- One drive of the run. Every write of a worker names the claim it holds; a later claim shuts the earlier one out.
  add column claim_id uuid,
  -- How many drives were begun and not handed back: what brings its workers down is given up at last.
  add column drives integer not null default 0,
  -- How many presses of the order button were allowed: a second one only where the first is proved to have sent nothing.
  add column submit_attempts integer not null default 0,
  -- A cancel that came after the submit point: the run ends by what the merchant says, and asks nothing more.
  add column cancel_requested_at timestamptz(3);

-- Orders the actions of one checkout.
alter table user_actions add column ordinal bigint generated always as identity;
