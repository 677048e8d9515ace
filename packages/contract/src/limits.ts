/** The numbers that clients meet. Some are defaults which an operator may raise for one tenant. */
export const limits = {
  page: { minSize: 1, maxSize: 100, defaultSize: 20 },
  subject: { maxLength: 200 },
  target: { maxMerchantContextLength: 4000, maxAllowedDomains: 10 },
  label: { maxLength: 200 },
  signup: { maxNameLength: 120, maxEmailLength: 200, perAddressPerHour: 3, perDay: 200 },
  checkouts: { sandboxActive: 5, perDay: 200 },
  idempotency: { lifetimeHours: 24 },
  userAction: { ttlSeconds: 600 },
  embedToken: { ttlSeconds: 900 },
  answerLink: { maxSeconds: 86_400, maxFrameOrigins: 10, perQuestion: 50 },
  webhooks: { timeoutSeconds: 10, retries: 3, signatureToleranceSeconds: 300 },
  body: { maxBytes: 256 * 1024 },
  /** Of the JSON text of each. */
  parts: {
    profileDocumentBytes: 8 * 1024,
    profileLabelBytes: 1024,
    targetBytes: 32 * 1024,
    constraintsBytes: 4 * 1024,
    metadataBytes: 16 * 1024,
    answerBytes: 16 * 1024,
    declineReasonBytes: 4 * 1024,
  },
  /** What one tenant may have at a time, and what it may make in a rolling day, whether or not it is still there. */
  buyerProfiles: { atOnce: { sandbox: 200, live: 10_000 } },
  webhookEndpoints: { atOnce: { sandbox: 50, live: 100 }, perDay: { sandbox: 100, live: 500 } },
  /** Merchants that one key may name. */
  mandate: { maxMerchants: 50 },
  apiKeys: { atOnce: { sandbox: 100, live: 5_000 }, perDay: { sandbox: 200, live: 2_000 } },
  /** Streams that one process serves at a time. */
  viewers: { perCheckout: 10, perTenant: 30 },
  /** Streams of events that one process serves at a time. */
  followers: { perCheckout: 20, perTenant: 100 },
  /** Of one tenant at one resource of these, in one process. */
  changes: { atOnce: 300, perSecond: 5 },
} as const;
