/** Limits that clients may run into. Some are defaults that an operator may raise for a tenant. */
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
  /** Size of each part as JSON text. */
  parts: {
    profileDocumentBytes: 8 * 1024,
    profileLabelBytes: 1024,
    targetBytes: 32 * 1024,
    constraintsBytes: 4 * 1024,
    metadataBytes: 16 * 1024,
    answerBytes: 16 * 1024,
    declineReasonBytes: 4 * 1024,
  },
  /** How many a tenant may have at once and create in a rolling day, including deleted ones. */
  buyerProfiles: { atOnce: { sandbox: 200, live: 10_000 } },
  webhookEndpoints: { atOnce: { sandbox: 50, live: 100 }, perDay: { sandbox: 100, live: 500 } },
  /** How many merchants a key may list. */
  mandate: { maxMerchants: 50 },
  apiKeys: { atOnce: { sandbox: 100, live: 5_000 }, perDay: { sandbox: 200, live: 2_000 } },
  /** Concurrent streams per process. */
  viewers: { perCheckout: 10, perTenant: 30, inAll: 1_000 },
  /** Concurrent event streams per process. */
  followers: { perCheckout: 20, perTenant: 100, inAll: 10_000 },
  /** Per tenant and resource, in one process. */
  changes: { atOnce: 300, perSecond: 5 },
} as const;
