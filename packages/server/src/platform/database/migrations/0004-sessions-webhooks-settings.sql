create table buyer_sessions (
  id uuid primary key,
  tenant_id uuid not null references tenants,
  buyer_profile_id uuid not null references buyer_profiles on delete cascade,
  -- The registrable domain.
  merchant_domain text not null,
  -- The cookies, encrypted; a vault key opens them.
  sealed bytea not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  unique (buyer_profile_id, merchant_domain)
);
create index buyer_sessions_last_updated on buyer_sessions (tenant_id, updated_at desc);

create table webhook_endpoints (
  id uuid primary key,
  tenant_id uuid not null references tenants,
  url text not null,
  label text,
  -- Kept as it is: every delivery is signed with it.
  secret text not null,
  last_delivery_at timestamptz(3),
  -- The HTTP status of the last delivery; null where none was answered.
  last_delivery_status integer,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null,
  ordinal bigint generated always as identity
);
create index webhook_endpoints_active on webhook_endpoints (tenant_id, created_at desc, ordinal desc)
  where revoked_at is null;

-- What an operator has changed at run time; a missing row means the configured default.
create table settings (
  name text primary key,
  value text not null
);
