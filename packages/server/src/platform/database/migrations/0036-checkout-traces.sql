-- The trace of the request that created the checkout. Its webhook deliveries join it, from any process.
alter table checkouts add column traceparent text;
