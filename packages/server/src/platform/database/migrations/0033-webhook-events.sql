-- Where the owner of an endpoint asks for it, events of open questions carry a link to the answer page.
alter table webhook_endpoints add column answer_links boolean not null default false;
-- When the event was dispatched: with the checkout's own rows it gives the payload, of which no copy is kept.
alter table webhook_deliveries add column event_at timestamptz(3);
-- A test event is of no checkout.
alter table webhook_deliveries alter column checkout_id drop not null;
alter table webhook_deliveries alter column status drop not null;
