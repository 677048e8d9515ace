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
  webhooks: { timeoutSeconds: 10, retries: 3, signatureToleranceSeconds: 300 },
  body: { maxBytes: 256 * 1024 },
} as const;
