create table tenants (
  id uuid primary key,
  name text not null,
  email text,
  sandbox_only boolean not null default true,
  plan text check (plan in ('personal', 'business', 'scale')),
  -- Null means the limit of the plan, or of the sandbox where there is no plan.
  active_limit integer check (active_limit >= 0),
  daily_limit integer check (daily_limit >= 0),
  activated_at timestamptz(3),
  suspended_at timestamptz(3),
  created_at timestamptz(3) not null
);

create table api_keys (
  id uuid primary key,
  tenant_id uuid not null references tenants,
  -- SHA-256 of the plaintext. The plaintext itself is stored nowhere.
  key_hash bytea not null unique,
  key_prefix text not null,
  label text,
  mode text not null check (mode in ('test', 'live')),
  scopes text[] not null,
  subject text,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null,
  ordinal bigint generated always as identity
);
create index api_keys_newest on api_keys (tenant_id, created_at desc, ordinal desc);

-- One row per accepted sign-up: what the limits per address and per day count.
create table signups (
  ordinal bigint generated always as identity primary key,
  source_ip text not null,
  created_at timestamptz(3) not null
);
create index signups_by_ip on signups (source_ip, created_at);
create index signups_by_time on signups (created_at);
