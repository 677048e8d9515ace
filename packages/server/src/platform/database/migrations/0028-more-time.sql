-- When the person who is to answer asked for more time, which is given once.
alter table user_actions add column extended_at timestamptz;
