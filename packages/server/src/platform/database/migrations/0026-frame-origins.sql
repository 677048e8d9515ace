-- Origins of the pages that may hold the answer page in a frame, for links that the key makes.
alter table api_keys add column frame_origins text[];
-- As the key had them when the link was made.
alter table answer_links add column frame_origins text[] not null default '{}';
