create table buyer_profiles (
  id uuid primary key,
  tenant_id uuid not null references tenants,
  subject text,
  label text,
  name json,
  contact json,
  shipping json,
  created_at timestamptz(3) not null,
  -- Orders rows of one millisecond; the digits of a cursor after the milliseconds.
  ordinal bigint generated always as identity
);
create index buyer_profiles_newest on buyer_profiles (tenant_id, created_at desc, ordinal desc);

create table checkouts (
  id uuid primary key,
  tenant_id uuid not null references tenants,
  subject text,
  status text not null
    check (status in ('queued', 'running', 'awaiting_user_action', 'succeeded', 'failed', 'cancelled')),
  -- json, not jsonb: what was sent is echoed as it was sent.
  target json not null,
  constraints json not null,
  metadata json not null,
  buyer_profile_id uuid references buyer_profiles on delete set null,
  idempotency_key text,
  fingerprint bytea,
  has_browser boolean not null default false,
  -- The process that drives the run now; where a submitted secret has to go.
  worker_id uuid,
  -- The submit point. Once set, the run is never driven again.
  submitting_at timestamptz(3),
  submitting_total json,
  failure_reason text,
  receipt json,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  ordinal bigint generated always as identity
);
create index checkouts_newest on checkouts (tenant_id, created_at desc, ordinal desc);
create index checkouts_newest_of_subject on checkouts (tenant_id, subject, created_at desc, ordinal desc);
create index checkouts_newest_by_status on checkouts (tenant_id, status, created_at desc, ordinal desc);
create index checkouts_active on checkouts (tenant_id)
  where status in ('queued', 'running', 'awaiting_user_action');
create index checkouts_of_profile on checkouts (buyer_profile_id) where buyer_profile_id is not null;
-- A subject is never empty, so '' stands for "untagged".
create unique index checkouts_idempotency on checkouts (tenant_id, coalesce(subject, ''), idempotency_key)
  where idempotency_key is not null;
create index checkouts_idempotency_age on checkouts (created_at) where idempotency_key is not null;

create table progress_items (
  checkout_id uuid not null references checkouts on delete cascade,
  sequence integer not null,
  kind text not null check (kind in ('intent_started', 'step', 'user_action', 'terminal')),
  label text not null,
  data json not null,
  at timestamptz(3) not null,
  primary key (checkout_id, sequence)
);

create table user_actions (
  id uuid primary key,
  checkout_id uuid not null references checkouts on delete cascade,
  key text not null,
  message text not null,
  response_schema json not null,
  detected_total json,
  status text not null check (status in ('pending', 'submitted', 'declined', 'expired')),
  -- The redacted copy. Secret values are never written here.
  submitted_values json,
  decline_reason text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  resolved_at timestamptz(3)
);
create index user_actions_of_checkout on user_actions (checkout_id, created_at);
create unique index user_actions_one_pending on user_actions (checkout_id) where status = 'pending';
create index user_actions_to_expire on user_actions (expires_at) where status = 'pending';

-- Secrets on their way to a worker in another process: encrypted, deleted by the read, gone with a crash.
create unlogged table submitted_values (
  action_id uuid primary key,
  sealed bytea not null,
  expires_at timestamptz(3) not null
);

create table usage_records (
  checkout_id uuid primary key references checkouts,
  tenant_id uuid not null references tenants,
  total_amount numeric,
  total_currency text,
  completed_at timestamptz(3) not null
);
create index usage_records_by_time on usage_records (tenant_id, completed_at);
