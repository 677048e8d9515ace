-- The merchant at which the run uses its buyer's sign-in. While it has not ended, no other run of the buyer does there.
alter table checkouts add column signs_in_at text;
