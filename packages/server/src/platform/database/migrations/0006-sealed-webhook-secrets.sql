alter table webhook_endpoints
  alter column secret drop not null,
  -- Where there is a vault key the secret is in here, encrypted, and `secret` is null.
  add column sealed_secret bytea,
  add check (num_nonnulls(secret, sealed_secret) = 1);
