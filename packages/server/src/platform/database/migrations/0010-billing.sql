-- Whether it was created with a live credential: only such a purchase is charged for.
alter table checkouts add column is_live boolean not null default false;

alter table usage_records add column is_billable boolean not null default false;
-- When the payment processor was told. Null while it has not been.
alter table usage_records add column reported_at timestamptz(3);
create index usage_records_to_report on usage_records (completed_at) where is_billable and reported_at is null;

-- What the payment processor knows of a tenant, as it was last heard.
create table billing_accounts (
  tenant_id uuid primary key references tenants,
  customer_id text unique,
  subscription_status text,
  plan text check (plan in ('personal', 'business', 'scale')),
  verification_id text unique,
  identity_status text,
  aup_version text,
  aup_accepted_at timestamptz(3)
);
