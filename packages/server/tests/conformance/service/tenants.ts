import { randomUUID } from "node:crypto";
import type { ApiKeyMode, Plan, Question, Scope } from "@cartwright/contract";
import { cardSchema } from "@cartwright/contract";
import { issueKey } from "../../../src/features/api-keys/issue-key.ts";
import { createSealer } from "../../../src/platform/encryption/seal.ts";
import type { Service } from "./start-service.ts";

export interface TenantOptions {
  isActivated?: boolean;
  plan?: Plan | null;
  activeLimit?: number | null;
  dailyLimit?: number | null;
}

/** A tenant made behind the limits of sign-up. */
export async function createTenant(service: Service, options: TenantOptions = {}): Promise<string> {
  const { isActivated = false, plan = null, activeLimit = 1_000_000, dailyLimit = 1_000_000 } = options;
  const id = randomUUID();
  const now = service.clock.now();
  await service.database.db
    .insertInto("tenants")
    .values({
      id,
      name: "Example workspace",
      sandbox_only: !isActivated,
      activated_at: isActivated ? now : null,
      plan,
      active_limit: activeLimit,
      daily_limit: dailyLimit,
      created_at: now,
    })
    .execute();
  return id;
}

export interface KeyOptions {
  mode?: ApiKeyMode;
  scopes?: readonly Scope[];
  subject?: string | null;
}

export async function createKey(
  { database, clock }: Service,
  tenantId: string,
  { mode = "test", scopes = ["*"], subject = null }: KeyOptions = {},
): Promise<string> {
  const key = { tenantId, mode, scopes, subject, label: null };
  return (await issueKey({ db: database.db, clock }, key)).key;
}

const cardQuestion: Question = {
  key: "card",
  message: "The order comes to 18.00 USD, shipping included. Enter the card to pay with.",
  responseSchema: cardSchema,
  detectedTotal: { amount: "18.00", currency: "USD" },
};

/** Brings a queued checkout as far as an open question, as a worker would. Returns the id of the action. */
export async function askQuestion(
  { record }: Service,
  checkoutId: string,
  question = cardQuestion,
): Promise<string> {
  const claim = await record.claim(checkoutId, randomUUID());
  if (!claim) throw new Error("the checkout could not be claimed");
  await record.browserIsUp(claim);
  const action = await record.raiseAction(claim, question);
  if (!action) throw new Error("the question could not be asked");
  return action.id;
}

/** A stored login, as a run leaves it. */
export async function storeSession(
  { database, clock }: Service,
  session: { tenantId: string; buyerProfileId: string; merchantDomain?: string },
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  await database.db
    .insertInto("buyer_sessions")
    .values({
      id,
      tenant_id: session.tenantId,
      buyer_profile_id: session.buyerProfileId,
      merchant_domain: session.merchantDomain ?? "example.com",
      sealed: "sealed",
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** A picture of a run and a step of its journal, as one leaves them where evidence is kept. Returns the picture's id. */
export async function keepPicture({ database, clock, config }: Service, checkoutId: string): Promise<string> {
  const { vaultKeys } = config.secrets;
  if (!vaultKeys) throw new Error("evidence is sealed");
  const sealer = createSealer(vaultKeys, "evidence");
  const keep = async (kind: "steps" | "picture", content: unknown): Promise<string> => {
    const id = randomUUID();
    const sealed = sealer.seal(Buffer.from(JSON.stringify(content)), id);
    const row = { id, checkout_id: checkoutId, kind, at: clock.now(), sealed };
    await database.db.insertInto("evidence").values(row).execute();
    return id;
  };
  const page = "https://hartwell.localhost/checkout";
  const at = clock.now().toISOString();
  await keep("steps", [{ at, page, kind: "tried", action: "Continue" }]);
  return keep("picture", { data: "/9j/4AAQSkZJRg==" });
}
