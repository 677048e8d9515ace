-- What became of each event at each endpoint, for people who wonder. Kept for a month.
create table webhook_deliveries (
  event_id uuid not null,
  endpoint_id uuid not null references webhook_endpoints,
  tenant_id uuid not null references tenants,
  -- Of the event. No reference: a checkout is not held up by who hears of it.
  checkout_id uuid not null,
  status text not null,
  attempts integer not null,
  is_delivered boolean not null,
  -- Null where nothing was answered.
  last_status integer,
  last_attempt_at timestamptz(3) not null,
  primary key (event_id, endpoint_id)
);
create index webhook_deliveries_of_checkout on webhook_deliveries (checkout_id);
create index webhook_deliveries_of_tenant on webhook_deliveries (tenant_id, last_attempt_at desc);
create index webhook_deliveries_by_age on webhook_deliveries (last_attempt_at);
