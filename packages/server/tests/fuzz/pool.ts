import { call } from "../conformance/service/call.ts";
import type { Service } from "../conformance/service/start-service.ts";
import { askQuestion, createKey, createTenant, storeSession } from "../conformance/service/tenants.ts";

export const keyNames = [
  "tenant",
  "bound",
  "readOnly",
  "live",
  "other",
  "suspended",
  "owner",
  "newcomer",
] as const;

const kinds = ["checkout", "action", "profile", "session", "webhook", "key"] as const;
/** How many rows there are of each kind. */
export const copies = 20;
export const idNames = kinds.flatMap((kind) =>
  Array.from({ length: copies }, (_, index) => `${kind}${index}`),
);

/** The texts behind `$name`: credentials of several powers, and rows that they may and may not reach. */
export type Pool = ReadonlyMap<string, string>;

export async function createPool(service: Service): Promise<Pool> {
  const tenantId = await createTenant(service);
  const activatedId = await createTenant(service, { isActivated: true, plan: "personal" });
  const suspendedId = await createTenant(service);
  const pool = new Map([
    ["tenant", await createKey(service, tenantId)],
    ["bound", await createKey(service, tenantId, { subject: "user-1" })],
    ["readOnly", await createKey(service, tenantId, { scopes: ["checkouts.read", "usage.read"] })],
    ["live", await createKey(service, activatedId, { mode: "live" })],
    ["other", await createKey(service, await createTenant(service))],
    ["suspended", await createKey(service, suspendedId)],
    ["owner", await signIn(service)],
    ["newcomer", await signIn(service)],
  ]);
  await call(service, "POST /v1/workspaces", { key: pool.get("owner"), body: { name: "Example workspace" } });
  await service.database.db
    .updateTable("tenants")
    .set({ suspended_at: service.clock.now() })
    .where("id", "=", suspendedId)
    .execute();
  for (let index = 0; index < copies; index += 1) await addRows(service, { pool, tenantId, index });
  return pool;
}

/** A session that outlasts the fuzz. */
function signIn({ provider }: Service): Promise<string> {
  return provider.sign({ exp: Math.floor(Date.now() / 1000) + 24 * 3600 });
}

async function addRows(
  service: Service,
  { pool, tenantId, index }: { pool: Map<string, string>; tenantId: string; index: number },
): Promise<void> {
  const key = pool.get("tenant");
  const create = async (path: string, body: object): Promise<string> =>
    (await call(service, `POST /v1/${path}`, { key, body })).body.id;
  const subject = index % 2 === 0 ? {} : { subject: "user-1" };
  const checkout = await create("checkouts", {
    target: { url: "https://hartwell.localhost/mug" },
    ...subject,
  });
  const profile = await create("buyer-profiles", subject);
  pool.set(`checkout${index}`, checkout);
  pool.set(`action${index}`, await askQuestion(service, checkout));
  pool.set(`profile${index}`, profile);
  pool.set(`session${index}`, await storeSession(service, { tenantId, buyerProfileId: profile }));
  pool.set(`webhook${index}`, await create("webhooks", { url: "https://example.com/hook" }));
  pool.set(`key${index}`, await create("api-keys", { mode: "test", ...subject }));
}
