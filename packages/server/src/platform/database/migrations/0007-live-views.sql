-- Which worker holds the browser of a run, for the other processes that relay its pictures. What a killed worker leaves
-- is overwritten by the next drive of the run, and never looked at once the checkout has ended.
create table live_views (
  checkout_id uuid primary key references checkouts on delete cascade,
  worker_url text not null
);
