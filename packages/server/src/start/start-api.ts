import { answerLinksRoutes } from "../features/answer-links/answer-links.routes.ts";
import { apiKeysRoutes } from "../features/api-keys/api-keys.routes.ts";
import { createActiveKeyFinder } from "../features/api-keys/find-active-key.ts";
import { issueKey } from "../features/api-keys/issue-key.ts";
import { type KeyUses, recordKeyUses } from "../features/api-keys/record-key-uses.ts";
import { billingRoutes } from "../features/billing/billing.routes.ts";
import type { BillingDependencies } from "../features/billing/billing-dependencies.ts";
import { buyerProfilesRoutes } from "../features/buyer-profiles/buyer-profiles.routes.ts";
import { buyerSessionsRoutes } from "../features/buyer-sessions/buyer-sessions.routes.ts";
import { checkoutEventsRoutes } from "../features/checkout-events/checkout-events.routes.ts";
import { checkoutsRoutes } from "../features/checkouts/checkouts.routes.ts";
import { ensureCheckoutVisible } from "../features/checkouts/get-checkout.ts";
import { erasureRoutes } from "../features/erasure/erasure.routes.ts";
import type { ErasureDependencies } from "../features/erasure/erasure-dependencies.ts";
import { eraseProfile } from "../features/erasure/request-erasure.ts";
import { evidenceRoutes } from "../features/evidence/evidence.routes.ts";
import type { LiveRuns } from "../features/live-view/live-runs.ts";
import { liveViewRoutes } from "../features/live-view/live-view.routes.ts";
import { mcpRoutes } from "../features/mcp/mcp.routes.ts";
import { signupRoutes } from "../features/signup/signup.routes.ts";
import { usageRoutes } from "../features/usage/usage.routes.ts";
import { webhooksRoutes } from "../features/webhooks/webhooks.routes.ts";
import { workspacesRoutes } from "../features/workspaces/workspaces.routes.ts";
import { createAuthenticate } from "../http/authenticate.ts";
import { buildApp } from "../http/build-app.ts";
import { createChangeLimit } from "../http/limit-changes.ts";
import type { FastifyApp } from "../http/route.ts";
import type { Jobs } from "../platform/jobs/open-jobs.ts";
import { listenAsOwn } from "./listen.ts";
import { measureRequests } from "./measure-requests.ts";
import { openCheckoutEvents } from "./open-checkout-events.ts";
import { openSessions } from "./open-sessions.ts";
import type { Platform } from "./platform.ts";
import { openLiveView } from "./start-live-view.ts";
import { sealerOfWebhooks } from "./start-webhooks.ts";
import { traceRequests } from "./trace-requests.ts";
import type { CheckoutsWiring } from "./wire-checkouts.ts";
import { wireEvidenceReading } from "./wire-evidence.ts";

/** Opens the public listener and returns its address. */
export async function startApi(
  platform: Platform,
  wiring: CheckoutsWiring,
  parts: {
    jobs: Jobs;
    liveRuns: LiveRuns;
    billing: BillingDependencies;
    erasure: ErasureDependencies;
    dashboardUrl: string;
    answerUrl: string;
  },
): Promise<string> {
  const { liveRuns } = parts;
  const { config, database, clock, logger, disposers, onError } = platform;
  const keyUses = recordKeyUses({ db: database.db, clock, onError });
  disposers.add("key uses", keyUses.flush);
  let listenerUrl = "";
  const liveView = await openLiveView(platform, {
    liveRuns,
    baseUrl: () => config.api.baseUrl ?? listenerUrl,
  });
  const checkoutEvents = await openCheckoutEvents(platform);
  const app = buildApp({
    authenticate: createAuthenticate({
      findActiveKey: createActiveKeyFinder(database.db, clock),
      recordKeyUse: keyUses.record,
      sessions: openSessions(platform),
    }),
    limitChanges: createChangeLimit(clock),
    longestWaitMs: database.longestWaitMs,
    features: [
      (api) => measureRequests(api, platform.metrics),
      (api) => traceRequests(api, platform.tracing),
      ...accountRoutes(platform, { ...parts, keyUses }),
      checkoutsRoutes(wiring.checkouts),
      answerLinksRoutes({
        database,
        clock,
        ensureVisible: (caller, checkoutId) => ensureCheckoutVisible(database.db, caller, checkoutId),
        answerUrl: () => parts.answerUrl,
      }),
      checkoutEventsRoutes(checkoutEvents),
      evidenceRoutes({
        ...wireEvidenceReading(platform),
        ensureVisible: (caller, checkoutId) => ensureCheckoutVisible(database.db, caller, checkoutId),
      }),
      liveViewRoutes(liveView),
      mcpRoutes({ ownUrls: () => [config.api.baseUrl ?? listenerUrl, parts.dashboardUrl], onError }),
    ],
    logger,
    trustProxy: config.api.trustProxy,
    dashboardOrigin: new URL(parts.dashboardUrl).origin,
  });
  listenerUrl = await listenAsOwn(platform, app, {
    host: config.api.host,
    port: config.api.port,
    variable: "PORT",
  });
  disposers.add("API listener", () => app.close());
  return listenerUrl;
}

/** The routes for everything of a tenant except its checkouts. */
function accountRoutes(
  { config, database, clock }: Platform,
  {
    jobs,
    billing,
    erasure,
    keyUses,
  }: { jobs: Jobs; billing: BillingDependencies; erasure: ErasureDependencies; keyUses: KeyUses },
): ((app: FastifyApp) => void)[] {
  const { db } = database;
  return [
    signupRoutes({
      database,
      clock,
      defaultState: config.signups.state,
      limits: config.signups,
      sandboxMerchants: config.sandbox.merchants,
      issueFirstKey: async (trx, tenantId) => {
        const first = { tenantId, mode: "test", scopes: ["*"], subject: null, label: null } as const;
        return (await issueKey({ db: trx, clock }, first)).key;
      },
    }),
    apiKeysRoutes({ database, clock, keyUses }),
    buyerProfilesRoutes({
      database,
      clock,
      eraseProfile: async (owner, id) => (await eraseProfile(erasure, owner, id)) !== undefined,
    }),
    buyerSessionsRoutes({ db, isVaultEnabled: config.secrets.vaultKeys !== undefined }),
    webhooksRoutes({ database, clock, sealer: sealerOfWebhooks(config.secrets), jobs }),
    usageRoutes({ db, clock }),
    workspacesRoutes({
      database,
      clock,
      sandboxMerchants: config.sandbox.merchants,
      canMail: config.mail.smtpUrl !== undefined,
    }),
    erasureRoutes(erasure),
    billingRoutes(billing),
  ];
}
