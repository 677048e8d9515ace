import { type DescribedProperties, sample } from "./described.ts";

const createdAt = ["When it was created.", sample.createdAt] as const;
const subject = [
  "Your own id of the end user this belongs to. Null for the whole workspace.",
  "user_42",
] as const;
const newSubject = [
  "Your own id of the end user this is for. It cannot be changed later.",
  "user_42",
] as const;
const scopes = ["What the key may do.", ["checkouts.write", "buyer-profiles.read"]] as const;
const label = ["Your own name for it. Never sent to a merchant.", "Home address"] as const;
const keyLabel = ["Your own name for the key.", "Production"] as const;
const keyPrefix = ["The first 16 characters, to recognise the key by.", "ck_test_4fQ9s2aB"] as const;
const mode = ["`test` keys buy at sandbox merchants only.", "test"] as const;
const volume = [{ currency: "USD", amount: "144.00" }];
const volumeOf = [
  "The sum of the receipts' totals for each currency. Nothing is converted.",
  volume,
] as const;
const completed = ["Checkouts that ended as `succeeded`.", 3] as const;
const plan = ["The workspace's plan.", "business"] as const;
const activatedAt = ["When the workspace went live. Null before that.", sample.createdAt] as const;
const end = ["Always null: this is the whole collection.", null] as const;
const key = {
  id: sample.otherId,
  label: "Production",
  mode: "test",
  scopes: scopes[1],
  subject: null,
  keyPrefix: keyPrefix[1],
  lastUsedAt: null,
  revokedAt: null,
  createdAt: sample.createdAt,
};
const workspaceName = ["The workspace's name.", "Acme"] as const;
const sandboxMerchants = [
  "Host names of the sandbox merchants that a test key may buy from.",
  ["hartwell.localhost"],
] as const;
const sandboxOnly = ["Whether only sandbox merchants can be bought from.", true] as const;

const budgetExample = { currency: "USD", perCheckout: "50.00", perDay: "100.00" };
const budgetParts = {
  currency: ["ISO 4217 code of the one currency that the key may spend.", "USD"],
  perCheckout: ["The most that one purchase may cost, shipping and tax included.", "50.00"],
  perDay: ["The most that all purchases of a day in UTC may cost together.", "100.00"],
  total: ["The most that all purchases ever made with the key may cost together.", "1000.00"],
} as const;
const mandate = {
  budget: ["How much the key may spend. Absent where it has no budget.", budgetExample],
  merchants: [
    "Registrable domains of the only merchants that it buys from. Absent where it buys anywhere.",
    ["hartwell.localhost"],
  ],
  expiresAt: [
    "When it stops working. Absent where it works until it is revoked.",
    "2027-01-01T00:00:00.000Z",
  ],
  frameOrigins: [
    "Origins of the pages that may hold the answer page in a frame, for links that the key makes. Absent where none may.",
    ["https://shop.example.com"],
  ],
} as const;

export const accountDescriptions: Readonly<Record<string, DescribedProperties>> = {
  AcceptAupBody: { version: ["The version of the acceptable-use policy that is accepted.", "2026-01"] },
  ApiKey: {
    id: ["The key's id.", key.id],
    label: keyLabel,
    mode,
    scopes,
    subject,
    keyPrefix,
    ...mandate,
    spent: [
      "What is spent of the budget, or held for purchases whose total is put up for approval.",
      { today: "39.22", total: "120.40" },
    ],
    lastUsedAt: ["When it was last used. Null if never.", sample.laterAt],
    revokedAt: ["When it was revoked. Null while it works.", null],
    createdAt,
  },
  ApiKeyList: {
    data: ["All keys, newest first.", [key]],
    keys: ["The same as `data`, under its older name.", [key]],
    nextCursor: end,
  },
  Billing: {
    plan,
    subscriptionStatus: ["The subscription as the payment processor has it. Null without one.", "active"],
    identityStatus: [
      "The identity verification as the payment processor has it. Null before it.",
      "verified",
    ],
    aupAcceptedAt: ["When the acceptable-use policy was accepted. Null before that.", sample.createdAt],
    aupVersion: ["The version that was accepted. Null before that.", "2026-01"],
    activatedAt,
    missing: ["What is left to do before going live.", ["identity"]],
  },
  CheckoutSessionBody: { plan: ["The plan to subscribe to.", "business"] },
  CreateApiKeyBody: {
    mode: ["`test` or `live`. Live keys need an activated workspace.", "test"],
    label: keyLabel,
    scopes: ["What the key may do. Left out it may do everything.", scopes[1]],
    subject: newSubject,
    ...mandate,
  },
  Budget: budgetParts,
  BudgetSpent: {
    today: ["Since midnight in UTC.", "39.22"],
    total: ["Since the key was created.", "120.40"],
  },
  CreateBudget: budgetParts,
  CreatedApiKey: {
    id: ["The key's id.", key.id],
    mode,
    scopes,
    keyPrefix,
    ...mandate,
    key: ["The key itself. It is shown this once.", "ck_test_…"],
  },
  CreateWorkspaceBody: {
    name: workspaceName,
    apiKey: [
      "A key with all scopes of an account that was opened over the API. The workspace is that account then.",
      "ck_test_…",
    ],
  },
  Notifications: { mail: ["Whether open questions are told by mail.", true] },
  NotificationSettings: {
    mail: ["Whether open questions are told by mail.", true],
    email: ["Where the mail goes. Null while it is off.", "ada@example.com"],
    isAvailable: ["Whether this installation can send mail.", true],
  },
  DeletedWorkspace: { deleted: ["Always true.", true], id: ["The workspace's id.", sample.otherId] },
  EraseSubjectBody: { subject: ["The end user whose data is erased.", "user_42"] },
  ErasureReport: {
    checkouts: ["Checkouts whose personal data is gone.", 12],
    waiting: ["Checkouts that are still active and are erased when they end.", 1],
    buyerProfiles: ["Profiles that were deleted.", 2],
    apiKeys: ["Keys that were revoked.", 1],
  },
  ErrorBody: {
    error: ["Always true.", true],
    message: ["What happened and what to do. docs/errors.md lists every message.", "Checkout not found"],
    issues: [
      "On validation failures: what does not fit, by path.",
      [{ code: "invalid_type", path: ["target"], message: "Invalid input: expected object" }],
    ],
    requiredScope: ["On a missing scope: the one that is needed.", "checkouts.write"],
    validScopes: ["On an unknown scope: those that exist.", ["checkouts.read", "checkouts.write"]],
    heldScopes: [
      "On an attempt to grant more than the calling key holds: what it holds.",
      ["checkouts.read"],
    ],
    sandboxMerchants: ["On sandbox confinement: the hosts that are allowed.", ["hartwell.localhost"]],
    merchants: ["On a merchant that the key does not name: those that it names.", ["hartwell.localhost"]],
    planCeilingUsd: ["On a `maxCost` above the plan's ceiling: the ceiling.", 200],
    checkoutId: ["On an idempotency conflict: the checkout that holds the key.", sample.checkoutId],
    code: ["On routes for dashboard sessions: a machine code.", "no_workspace"],
  },
  ProcessorPage: {
    url: ["The payment processor's page to send the person to.", "https://billing.example/session"],
  },
  RevokedApiKey: { revoked: ["Always true.", true], id: ["The key's id.", key.id] },
  SignedUp: {
    tenantId: ["The workspace's id.", sample.otherId],
    name: workspaceName,
    sandboxOnly: ["Always true for a new workspace.", true],
    sandboxMerchants,
    apiKey: ["The first key, of mode `test`. It is shown this once.", "ck_test_…"],
  },
  SignupBody: {
    name: ["A name for the workspace.", "Acme"],
    email: ["How to reach you. It is no login.", "ada@example.com"],
  },
  UsageReport: {
    from: ["The start of the window, inclusive.", "2026-03-01T00:00:00.000Z"],
    to: ["The end of the window, exclusive.", "2026-04-01T00:00:00.000Z"],
    completedCheckouts: completed,
    byDay: ["By day in UTC. Days without any are left out.", [{ day: "2026-03-02", count: 3 }]],
    "byDay.day": ["The day.", "2026-03-02"],
    "byDay.count": ["Checkouts that succeeded on it.", 3],
    merchandiseVolume: volumeOf,
    "merchandiseVolume.currency": ["ISO 4217 code of the currency.", "USD"],
    "merchandiseVolume.amount": ["The sum.", "144.00"],
    live: ["The same for live purchases alone.", { completedCheckouts: 0, byDay: [], merchandiseVolume: [] }],
    "live.completedCheckouts": completed,
    "live.byDay": ["By day in UTC. Days without any are left out.", [{ day: "2026-03-02", count: 3 }]],
    "live.byDay.day": ["The day.", "2026-03-02"],
    "live.byDay.count": ["Checkouts that succeeded on it.", 3],
    "live.merchandiseVolume": volumeOf,
    "live.merchandiseVolume.currency": ["ISO 4217 code of the currency.", "USD"],
    "live.merchandiseVolume.amount": ["The sum.", "144.00"],
  },
  ValidationIssue: {
    code: ["The kind of problem.", "unrecognized_keys"],
    path: ["Where it is, from the top of the body or query.", ["target", "url"]],
    message: ["What is wrong there.", "must be an absolute http or https URL"],
    keys: ["On `unrecognized_keys`: the names that are not known.", ["subjct"]],
  },
  Workspace: {
    id: ["The workspace's id.", sample.otherId],
    name: workspaceName,
    sandboxOnly,
    sandboxMerchants,
    plan,
    activatedAt,
    createdAt,
  },
  BuyerProfile: {
    id: ["The profile's id.", sample.profileId],
    label,
    subject,
    name: ["The buyer's name, and the cardholder's.", sample.name],
    contact: ["How the shop reaches the buyer.", sample.contact],
    shipping: ["Where it is sent.", sample.shipping],
    createdAt,
  },
  CreateBuyerProfileBody: {
    label,
    name: ["The buyer's name, and the cardholder's.", sample.name],
    contact: ["How the shop reaches the buyer.", sample.contact],
    shipping: ["Where it is sent.", sample.shipping],
    subject: newSubject,
  },
  UpdateBuyerProfileBody: {
    label: ["A new label. Null removes it.", "Office"],
    name: ["Replaces the whole name. Null removes it.", sample.name],
    contact: ["Replaces the whole contact. Null removes it.", sample.contact],
    shipping: ["Replaces the whole address. Null removes it.", sample.shipping],
  },
  BuyerProfilePage: {
    data: ["This page of profiles, newest first.", []],
    nextCursor: ["Pass it as `cursor` to get the next page. Null on the last page.", null],
  },
  Contact: {
    email: ["E-mail address.", sample.contact.email],
    phone: ["Phone number, best with its country code.", sample.contact.phone],
  },
  DeletedBuyerProfile: { deleted: ["Always true.", true], id: ["The profile's id.", sample.profileId] },
  PersonName: { first: ["Given name.", sample.name.first], last: ["Family name.", sample.name.last] },
  ShippingAddress: {
    addressLines: ["Street and number, and what else the address needs.", sample.shipping.addressLines],
    locality: ["City or town.", sample.shipping.locality],
    administrativeAreaCode: ["State or region by its short code. US and Canadian addresses need it.", "CA"],
    postalCode: ["Postal code.", sample.shipping.postalCode],
    countryCode: ["Country, ISO 3166-1 alpha-2.", sample.shipping.countryCode],
  },
  BuyerSession: {
    id: ["The sign-in's id.", sample.otherId],
    buyerProfileId: ["The profile it belongs to.", sample.profileId],
    merchantDomain: ["The shop's domain.", "shop.example"],
    createdAt,
    updatedAt: ["When it was last renewed.", sample.laterAt],
    lastUsedAt: ["When a checkout last used it. Null if never.", null],
  },
  BuyerSessionList: {
    sessions: ["All sign-ins, the latest first.", []],
    vaultEnabled: ["Whether the service keeps sign-ins at all.", true],
  },
  DeletedBuyerSession: { deleted: ["Always true.", true] },
};
