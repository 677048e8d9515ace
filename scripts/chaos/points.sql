-- Read by points.ts. A process of the product that reaches a named point waits there, in the middle of its
-- statement or of its commit, while the campaign holds the lock. The product's code has no such points.
create schema chaos;
create table chaos.armed (point text primary key);

create function chaos.pass(point text) returns void language plpgsql as $$
begin
  if exists (select from chaos.armed where armed.point = pass.point) then
    perform pg_advisory_xact_lock_shared(770001);
  end if;
end $$;

-- In the statement: nothing is committed yet.
create function chaos.pass_before() returns trigger language plpgsql as $$
begin
  perform chaos.pass(tg_argv[0] || ':before');
  return new;
end $$;

-- In the commit: the process has requested it, but does not learn the outcome.
create function chaos.pass_after() returns trigger language plpgsql as $$
begin
  perform chaos.pass(tg_argv[0] || ':after');
  return null;
end $$;

create trigger chaos_create before insert on checkouts
  for each row execute function chaos.pass_before('create');
create constraint trigger chaos_create_after after insert on checkouts deferrable initially deferred
  for each row execute function chaos.pass_after('create');

create trigger chaos_claim before update on checkouts
  for each row when (new.claim_id is not null and new.claim_id is distinct from old.claim_id)
  execute function chaos.pass_before('claim');
create constraint trigger chaos_claim_after after update on checkouts deferrable initially deferred
  for each row when (new.claim_id is not null and new.claim_id is distinct from old.claim_id)
  execute function chaos.pass_after('claim');

create trigger chaos_running before update on checkouts
  for each row when (old.status = 'queued' and new.status = 'running')
  execute function chaos.pass_before('running');
create constraint trigger chaos_running_after after update on checkouts deferrable initially deferred
  for each row when (old.status = 'queued' and new.status = 'running')
  execute function chaos.pass_after('running');

create trigger chaos_question before insert on user_actions
  for each row execute function chaos.pass_before('question');
create constraint trigger chaos_question_after after insert on user_actions deferrable initially deferred
  for each row execute function chaos.pass_after('question');

create trigger chaos_answer before update on user_actions
  for each row when (new.status = 'submitted' and old.status = 'pending')
  execute function chaos.pass_before('answer');
create constraint trigger chaos_answer_after after update on user_actions deferrable initially deferred
  for each row when (new.status = 'submitted' and old.status = 'pending')
  execute function chaos.pass_after('answer');

create trigger chaos_submit before update on checkouts
  for each row when (new.submitting_at is not null and old.submitting_at is null)
  execute function chaos.pass_before('submit');
create constraint trigger chaos_submit_after after update on checkouts deferrable initially deferred
  for each row when (new.submitting_at is not null and old.submitting_at is null)
  execute function chaos.pass_after('submit');

create trigger chaos_end before update on checkouts
  for each row when (new.status in ('succeeded', 'failed', 'cancelled') and old.status <> new.status)
  execute function chaos.pass_before('end');
create constraint trigger chaos_end_after after update on checkouts deferrable initially deferred
  for each row when (new.status in ('succeeded', 'failed', 'cancelled') and old.status <> new.status)
  execute function chaos.pass_after('end');

create trigger chaos_webhook before insert on pgboss.job_common
  for each row when (new.name like 'deliver-webhook%')
  execute function chaos.pass_before('webhook');
create constraint trigger chaos_webhook_after after insert on pgboss.job_common deferrable initially deferred
  for each row when (new.name like 'deliver-webhook%')
  execute function chaos.pass_after('webhook');

create trigger chaos_settled before insert on webhook_deliveries
  for each row execute function chaos.pass_before('settled');
create constraint trigger chaos_settled_after after insert on webhook_deliveries deferrable initially deferred
  for each row execute function chaos.pass_after('settled');
