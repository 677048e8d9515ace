-- What the limits of a tenant count when one more is made.
create index webhook_endpoints_newest on webhook_endpoints (tenant_id, created_at desc);
create index api_keys_active on api_keys (tenant_id) where revoked_at is null;
