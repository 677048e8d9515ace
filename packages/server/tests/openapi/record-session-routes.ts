import { currentPolicyVersion } from "@cartwright/contract";
import type { SandboxProcessor } from "../billing/sandbox-processor.ts";
import type { Service } from "../conformance/service/start-service.ts";
import type { RecordExample } from "./record-example.ts";

/** What only people may call: from no workspace to one that is live, and what is said while the processor is away. */
export async function recordSessionRoutes(
  recordWith: RecordExample,
  { provider }: Service,
  processor: SandboxProcessor,
): Promise<void> {
  const key = await provider.sign({ exp: Math.floor(Date.now() / 1000) + 3600 });
  const record: RecordExample = (route, name, request) => recordWith(route, name, { ...request, key });

  await record("GET /v1/workspaces/me", "Nobody has opened one yet");
  await record("GET /v1/checkouts", "A session without a workspace");
  await record("GET /v1/billing", "A session without a workspace");
  await record("POST /v1/workspaces", "Without a name", { body: {} });
  await record("POST /v1/workspaces", "A workspace", { body: { name: "Example shop assistant" } });
  await record("POST /v1/workspaces", "A second one", { body: { name: "Another" } });
  await record("GET /v1/workspaces/me", "A sandbox workspace");

  await record("GET /v1/billing", "Nothing done yet");
  await record("POST /v1/billing/portal-session", "Before there is a subscription");
  await record("POST /v1/billing/checkout-session", "A plan that there is not", { body: { plan: "gold" } });
  const subscribe = await record("POST /v1/billing/checkout-session", "The Business plan", {
    body: { plan: "business" },
  });
  await processor.press(subscribe.url, { number: "4242 4242 4242 4242" });
  await record("GET /v1/billing", "A plan, and two steps to go");
  const verify = await record("POST /v1/billing/verification-session", "A page of the processor");
  await processor.press(verify.url, { result: "verified" });
  await record("POST /v1/billing/accept-aup", "A version of the policy that is past", {
    body: { version: "2020-01-01" },
  });
  await record("GET /v1/billing", "All but the policy");
  await record("POST /v1/billing/accept-aup", "The last step: live", {
    body: { version: currentPolicyVersion },
  });
  await record("GET /v1/workspaces/me", "A live workspace");
  await record("POST /v1/billing/checkout-session", "Where there is a plan already", {
    body: { plan: "scale" },
  });
  await record("POST /v1/billing/verification-session", "Verified before");
  await record("POST /v1/billing/portal-session", "A page to change or cancel the plan on");

  await record("POST /v1/workspaces/me/erasures", "Without a subject", { body: {} });
  await record("POST /v1/workspaces/me/erasures", "An end user", { body: { subject: "user_1842" } });
  await record("DELETE /v1/workspaces/me", "While a plan is paid for");
  await recordDeletion(recordWith, provider);
  await recordProcessorAway(recordWith, provider, processor);
}

async function recordDeletion(recordWith: RecordExample, provider: Service["provider"]): Promise<void> {
  const key = await provider.sign({ exp: Math.floor(Date.now() / 1000) + 3600 });
  await recordWith("POST /v1/workspaces", "A workspace for a day", { key, body: { name: "Trial" } });
  await recordWith("DELETE /v1/workspaces/me", "With all that it holds", { key });
  await recordWith("DELETE /v1/workspaces/me", "Once more", { key });
  await recordWith("POST /v1/workspaces/me/erasures", "Without a workspace", {
    key,
    body: { subject: "user_1842" },
  });
}

async function recordProcessorAway(
  recordWith: RecordExample,
  provider: Service["provider"],
  processor: SandboxProcessor,
): Promise<void> {
  const key = await provider.sign({ exp: Math.floor(Date.now() / 1000) + 3600 });
  const name = "While the payment processor cannot be reached";
  await recordWith("POST /v1/workspaces", "A sole trader", { key, body: { name: "Ada" } });
  await recordWith("POST /v1/billing/checkout-session", "The Personal plan", {
    key,
    body: { plan: "personal" },
  });
  await processor.close();
  await recordWith("POST /v1/billing/checkout-session", name, { key, body: { plan: "personal" } });
  await recordWith("POST /v1/billing/portal-session", name, { key });
  await recordWith("POST /v1/billing/verification-session", name, { key });
}
