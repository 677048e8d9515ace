-- Every change of a checkout's status, for those who follow its events. Its place among them: after the item of the timeline
-- that was the last by then. Places 0 and 1 are those of the item itself and of the question that it tells of.
create table status_changes (
  checkout_id uuid not null references checkouts on delete cascade,
  after_item integer not null,
  place integer not null check (place >= 2),
  status text not null check (status in ('running', 'awaiting_user_action', 'succeeded', 'failed', 'cancelled')),
  failure_reason text,
  is_overcharged boolean not null,
  at timestamptz(3) not null,
  primary key (checkout_id, after_item, place)
);

-- Of checkouts from before, the status that they have is all that is known.
insert into status_changes (checkout_id, after_item, place, status, failure_reason, is_overcharged, at)
select id, last.item, 2, status, failure_reason, last.code is not distinct from 'charged_above_approval', updated_at
from checkouts, lateral (
  select sequence as item, data ->> 'code' as code from progress_items
  where checkout_id = checkouts.id order by sequence desc limit 1) as last
where status <> 'queued';
