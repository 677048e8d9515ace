import pg from "pg";

const itemsOfOne = 12;
const watched = 1000;

/**
 * Adds so many ended checkouts of the tenant, spread over the last year, one timeline item each. The newest thousand, which
 * the load asks for, are as a client polls them: in the middle of a run, a question open. Returns their ids.
 */
export async function seedCheckouts(databaseUrl: string, tenantId: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(insertEnded, [tenantId, count - watched]);
    await client.query(insertWatched, [tenantId, watched]);
    await client.query(insertFirstItems);
    await client.query(insertFurtherItems, [itemsOfOne - 1]);
    await client.query(insertQuestions);
    await client.query("vacuum analyze");
    const { rows } = await client.query<{ id: string }>(
      "select id from checkouts where status = 'awaiting_user_action'",
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** Between two rounds: what a round created counts neither as active nor as of today, and has no job any more. */
export async function retireCreated(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      "update checkouts set status = 'cancelled', created_at = created_at - interval '2 days' where status = 'queued'",
    );
    await client.query("truncate pgboss.job_common");
    await client.query("vacuum analyze checkouts");
  } finally {
    await client.end();
  }
}

const columns = "id, tenant_id, status, target, constraints, metadata, has_browser, created_at, updated_at";
const target = `json_build_object('url', 'http://hartwell.localhost/products/' || n, 'kind', 'direct_url', 'request', 'the blue one, size M')`;

const insertEnded = `
  insert into checkouts (${columns})
  select gen_random_uuid(), $1, 'succeeded', ${target}, '{}', '{"reference":"A-1"}', true,
    now() - interval '2 days' - n * interval '30 s', now() - interval '2 days' - n * interval '30 s'
  from generate_series(1, $2::int) as n`;

const insertWatched = `
  insert into checkouts (${columns})
  select gen_random_uuid(), $1, 'awaiting_user_action', ${target}, '{}', '{"reference":"A-1"}', true,
    now() - interval '2 days', now() - interval '2 days'
  from generate_series(1, $2::int) as n`;

const insertFirstItems = `
  insert into progress_items (checkout_id, sequence, kind, label, data, at)
  select id, 0, 'intent_started', 'The checkout was accepted', '{}', created_at from checkouts on conflict do nothing`;

const insertFurtherItems = `
  insert into progress_items (checkout_id, sequence, kind, label, data, at)
  select id, n, 'step', 'The delivery address is filled in', '{"step":"contact_filled"}', created_at
  from checkouts, generate_series(1, $1::int) as n where status = 'awaiting_user_action' on conflict do nothing`;

const insertQuestions = `
  insert into user_actions (id, checkout_id, key, message, response_schema, detected_total, status, expires_at, created_at)
  select gen_random_uuid(), id, 'card', 'Enter the card', json_build_object(
      'type', 'object', 'additionalProperties', false, 'required', json_build_array('card_number', 'card_expiry', 'card_cvc'),
      'properties', json_build_object(
        'card_number', json_build_object('type', 'string', 'title', 'Card number', 'minLength', 1),
        'card_expiry', json_build_object('type', 'string', 'title', 'MM / YY', 'minLength', 1),
        'card_cvc', json_build_object('type', 'string', 'title', 'CVC', 'minLength', 1))),
    '{"amount":"42.00","currency":"USD"}', 'pending', now() + interval '1 day', created_at
  from checkouts where status = 'awaiting_user_action' on conflict do nothing`;
