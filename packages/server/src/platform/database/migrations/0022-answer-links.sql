-- Links to the answer page. Each is for one question, and goes with it.
create table answer_links (
  -- SHA-256 of the token, which is random; the token itself is nowhere.
  token_hash bytea primary key,
  action_id uuid not null references user_actions on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index answer_links_of_action on answer_links (action_id);
