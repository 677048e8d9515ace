-- A person of an identity provider and the tenant they own: a workspace. One person has one.
create table memberships (
  issuer text not null,
  user_id text not null,
  tenant_id uuid not null references tenants,
  created_at timestamptz(3) not null,
  primary key (issuer, user_id)
);
create index memberships_of_tenant on memberships (tenant_id);
