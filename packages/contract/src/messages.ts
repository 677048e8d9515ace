/** Every message that a client may receive, defined once. Clients match on the status, not on these. */
export const messages = {
  requests: {
    invalid: "Invalid request",
    unknownResource: "Unknown resource",
    notFound: "Not found",
    malformedJson: "The request body is not valid JSON",
    unstorableText: "Text may not hold U+0000 or half of a surrogate pair",
    unstorableNumber: "A number may not be larger than a 64-bit floating point number holds",
    reservedName: "A field may not be named __proto__",
    nestedTooDeeply: (depth: number) => `JSON may not be nested more than ${depth} levels deep`,
    bodyTooLarge: (maxBytes: number) => `The request body is larger than ${maxBytes} bytes`,
    partTooLarge: (part: string, maxBytes: number) => `${part} is larger than ${maxBytes} bytes`,
    repeatedHeader: (name: string) => `A request may have only one ${name} header`,
    foreignPage: "A page of another origin may not send this",
    tooManyChanges: "Too many changes in a short time. Try again in a minute.",
    unsupportedMediaType: "Send the body as content-type: application/json",
    unavailable: "The service cannot answer right now. Try again later.",
    overloaded: "The service is busy. Nothing was done; try again in a few seconds.",
    internal: "Something went wrong on our side. Try again later.",
  },

  authentication: {
    missingBearerToken: "Missing bearer token",
    invalidApiKey: "Invalid or revoked API key",
    invalidSessionToken: (detail: string) => `Invalid session token: ${detail}`,
    sessionRequired: (path: string) => `${path} requires a dashboard session, not an API key`,
    tenantSuspended: "Tenant suspended",
    missingScope: (scope: string) => `This API key is missing the '${scope}' scope.`,
    noWorkspace: "No workspace for this account",
  },

  subjectBoundKey: {
    cannotListKeys: "A subject-bound key cannot list account keys.",
    cannotRevokeKeys: "A subject-bound key cannot revoke account keys.",
    cannotReadUsage: "A subject-bound key cannot read usage.",
    cannotManageWebhooks: "A subject-bound key cannot manage webhooks.",
    cannotMintForAnother: "A subject-bound key cannot mint a key for another subject.",
    cannotActForAnother: (subject: string) =>
      `This API key is bound to subject '${subject}' and cannot act for another.`,
  },

  checkouts: {
    notFound: "Checkout not found",
    profileNotFound: "buyerProfileId not found",
    profileOfAnother: (profileSubject: string, checkoutSubject: string) =>
      `buyerProfileId belongs to subject '${profileSubject}', but this checkout is for '${checkoutSubject}'.`,
    sandboxOnly: (refusal: SandboxRefusal) =>
      `Cannot check out at ${refusal.host}: ${sandboxReasons[refusal.because]}. ` +
      `Sandbox merchants: ${refusal.sandboxMerchants.join(", ") || "none"}.`,
    maxCostAboveCeiling: (amount: string, ceilingUsd: number) =>
      `maxCost ${amount} exceeds this plan's per-checkout ceiling of $${ceilingUsd}.`,
    otherMerchant: (host: string, merchants: string) =>
      `Cannot check out at ${host}: this API key only buys at ${merchants}.`,
    maxCostAboveBudget: (amount: string, budget: string) =>
      `maxCost ${amount} exceeds this API key's budget of ${budget} per checkout.`,
    maxCostOutsideBudget: (currency: string, budgetCurrency: string) =>
      `maxCost is in ${currency}, but this API key's budget is in ${budgetCurrency}.`,
    budgetUsedUp: "The budget of this API key is used up.",
    idempotencyConflict: "This Idempotency-Key was already used with a different request body.",
    activeLimit: (limit: number) =>
      `Active checkout limit reached (${limit}). Wait for one to end, answer its open question or cancel it.`,
    dailyLimit: (limit: number) => `Daily checkout limit reached (${limit} per 24h).`,
    evidenceNotFound: "No such picture or reading is kept of this checkout",
    tooManyFollowers: "Too many event streams. Close one to open another.",
    unknownStatus: (status: string) => `Unknown status '${status}'`,
  },

  actions: {
    notFound: "Action not found",
    invalidBody: "Invalid action body",
    alreadyResolved: (status: "submitted" | "declined" | "expired") => `Action already ${status}`,
    noneOpen: "This checkout has no open question",
    outsideMandate:
      "This API key has a budget, merchants or an end date, and answers such a question of its own checkouts only.",
    tooManyLinks: "Too many links to this question. Use one that was made before.",
  },

  /** Human-readable detail of the final progress item. Amounts are formatted for display. */
  runs: {
    itemPriceAboveMaxCost: (price: string, maxCost: string) =>
      `Item price ${price} exceeds maxCost ${maxCost}.`,
    orderTotalAboveMaxCost: (total: PrintedMoney, maxCost: PrintedMoney) =>
      `Order total ${printMoney(total)} exceeds maxCost ${printMoney(maxCost)}.`,
    orderTotalAboveBudget: (total: string, left: string, period: string) =>
      `Order total ${total} exceeds the budget of the API key: ${left} ${period}. Nothing was ordered.`,
    totalInOtherCurrency: (currency: string, budgetCurrency: string) =>
      `The shop charges in ${currency}, but the budget of the API key is in ${budgetCurrency}. Nothing was ordered.`,
    totalNotClear:
      "The shop does not clearly say its total and its currency, so the budget of the API key cannot be held to. Nothing was ordered.",
    mandateEnded:
      "The API key was revoked, or its end date has passed, before the total was approved. Nothing was ordered.",
  },

  buyerProfiles: {
    notFound: "Profile not found",
    invalid: "Invalid profile",
    nothingToUpdate: "No fields to update",
    limit: (limit: number) => `Buyer profile limit reached (${limit}). Delete one to create another.`,
  },

  buyerSessions: { notFound: "Session not found" },

  webhooks: {
    notFound: "Endpoint not found",
    eventNotFound: "Event not found, or too old to be sent again",
    limit: (limit: number) => `Webhook endpoint limit reached (${limit}). Revoke one to create another.`,
    dailyLimit: (limit: number) => `Daily webhook endpoint limit reached (${limit} per 24h).`,
    urlIsNotPublic: "must name a host on the public internet, on a port that serves the web",
  },

  apiKeys: {
    notFound: "Key not found or already revoked",
    limit: (limit: number) => `API key limit reached (${limit}). Revoke one to create another.`,
    dailyLimit: (limit: number) => `Daily API key limit reached (${limit} per 24h).`,
    unknownScope: (scope: string) => `Unknown scope '${scope}'`,
    cannotGrant: (scopes: readonly string[]) =>
      `This API key cannot grant scopes it does not hold: ${scopes.join(", ")}.`,
    cannotDelegate: "An API key with a budget, merchants or an end date cannot create API keys.",
    notRegistrable: (merchant: string, domain: string) =>
      `'${merchant}' is no registrable domain. Send '${domain}'.`,
    endHasPassed: "expiresAt must be in the future.",
    liveNeedsActivation: "A sandbox-only account cannot create live keys.",
    liveNeedsLiveKey: "A test key cannot issue a live key.",
  },

  usage: {
    invalidDate: "Invalid from/to date",
    emptyWindow: "'from' must be before 'to'",
  },

  signup: {
    closed: "Self-serve signup is closed",
    paused: "Signups are temporarily paused. Get in touch.",
    tooManyFromAddress: "Too many signups from this address. Try again later.",
  },

  workspaces: {
    exists: "This account already has a workspace",
    notClaimable:
      "This key cannot open its account: it must be an active key with all scopes of an account that has no workspace yet.",
    noAddress: "Your sign-in names no verified e-mail address to send mail to.",
    planInForce: "This workspace has a plan. Cancel it in the portal before you delete the workspace.",
  },

  billing: {
    notConfigured: "Nothing is charged here: no payment processor is configured.",
    hasPlan: "This workspace has a plan. Change or cancel it in the portal.",
    noSubscription: "This workspace has not subscribed yet.",
    isVerified: "The identity is verified already.",
    otherPolicy: (current: string) => `The acceptable-use policy to accept is version ${current}.`,
  },

  liveView: {
    invalidToken: "Invalid or expired embed token",
    tooManyViewers: "Too many viewers. Close one to watch here.",
  },
} as const;

export interface SandboxRefusal {
  host: string;
  because: keyof typeof sandboxReasons;
  sandboxMerchants: readonly string[];
}

/** The currency is missing if the merchant's page does not state it. */
export interface PrintedMoney {
  amount: string;
  currency?: string | undefined;
}

const sandboxReasons = {
  sandboxOnlyAccount: "this account is sandbox-only",
  testKey: "a test key only checks out at sandbox merchants",
} as const;

function printMoney({ amount, currency }: PrintedMoney): string {
  return currency === undefined ? amount : `${amount} ${currency}`;
}
