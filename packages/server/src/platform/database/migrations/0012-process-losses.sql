alter table checkouts
  -- How many workers died with the run in their hands. The run does not answer for them: `drives` counts none of these.
  add column worker_deaths integer not null default 0,
  -- How many processes of its own the run has lost to the page that it was reading.
  add column process_losses integer not null default 0;
