-- Whether what is known comes from a payment processor on loopback, as the sandbox's is. Null: written before this was noted.
alter table billing_accounts add column is_from_sandbox boolean;
