-- The public half of the key of the process that waits with the question. What is sealed to it is opened there alone.
alter table user_actions add column answer_key text;

-- The code that is mailed to the buyer, by question: however many links there are, a question has so many tries.
create table answer_codes (
  action_id uuid primary key references user_actions on delete cascade,
  -- HMAC, since six digits are soon tried.
  code_hash bytea not null,
  expires_at timestamptz not null,
  sent integer not null,
  wrong integer not null
);

-- A browser that has proved to be the buyer's, or a signed-in person's, for one link.
create table answer_proofs (
  -- SHA-256 of what the browser keeps in a cookie.
  proof_hash bytea primary key,
  token_hash bytea not null references answer_links on delete cascade,
  created_at timestamptz not null
);
create index answer_proofs_of_link on answer_proofs (token_hash);
