-- When each scheduled job is due next. Whoever moves the time on runs it, whichever process that is.
create table scheduled_jobs (
  name text primary key,
  due_at timestamptz(3) not null
);
