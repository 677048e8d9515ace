import { type DescribedProperties, sample } from "./described.ts";

const { money, target, constraints, metadata } = sample;

const amount = ["A decimal number as text, so that no digit is lost.", money.amount] as const;
const currency = ["ISO 4217 code of the currency.", "USD"] as const;

const receipt = {
  total: ["The order's total as the shop confirmed it. Null where the shop showed none.", money],
  merchantOrderId: [
    "The order number in the shop's own format. Null where the shop showed none. Do not parse it.",
    "HW-10042",
  ],
} as const satisfies DescribedProperties;

const responseSchema = {
  type: "object",
  properties: { Size: { type: "string", title: "Size", oneOf: [{ const: "L", title: "L" }] } },
  required: ["Size"],
  additionalProperties: false,
};

const question = {
  id: sample.actionId,
  key: "variant",
  message: "Which size?",
  responseSchema,
  expiresAt: sample.laterAt,
};

const progressItem = {
  kind: "step",
  label: "Opened the product page",
  data: { step: "product_opened" },
  at: sample.createdAt,
  sequence: 2,
};

const summary = {
  id: sample.checkoutId,
  status: "succeeded",
  url: sample.productUrl,
  createdAt: sample.createdAt,
  updatedAt: sample.laterAt,
};

const mode = [
  "`test` for a purchase at a sandbox merchant, which costs nothing and moves no money; `live` otherwise.",
  "test",
] as const;
const subject = ["Your own id of the end user this belongs to.", "user_42"] as const;
const goal = ["`quote` where only the total was wanted. Absent on a purchase.", "quote"] as const;
const quotedItem = { title: "Trail Tee", options: { Size: "L" }, quantity: 1, price: money };
const quoteExample = { items: [quotedItem], shipping: null, tax: null, total: money };
const quote = ["What the purchase would cost. Present where a quote succeeded.", quoteExample] as const;
const purchaseExample = {
  item: { title: "Trail Tee", options: { Size: "L" }, quantity: 1, price: "32.00" },
  delivery: { method: "Standard", price: "4.90" },
  shipping: { amount: "4.90", currency: "USD" },
  tax: null,
  total: money,
};
const nextCursor = ["Pass it as `cursor` to get the next page. Null on the last page.", null] as const;
const createdAt = ["When it was created.", sample.createdAt] as const;
const updatedAt = ["When it last changed.", sample.laterAt] as const;

export const checkoutDescriptions: Readonly<Record<string, DescribedProperties>> = {
  ActionBody: {
    action: ["`submit` answers the question, `decline` refuses it and ends the checkout.", "submit"],
    values: ["One string for each property of the question's `responseSchema`.", { Size: "L" }],
    reason: ["Why it was declined. Kept for your records and never sent to the merchant.", "Too expensive"],
  },
  AnswerLink: {
    url: [
      "The page on which a person answers the question. It is shown this once.",
      "http://127.0.0.1:4300/answer/…",
    ],
    expiresAt: ["When the link ends at the latest: it ends with the question.", sample.laterAt],
  },
  CreateAnswerLinkBody: {
    expiresIn: ["Seconds until the link ends. Left out, it lasts as long as the question is open.", 300],
  },
  Checkout: {
    id: ["The checkout's id.", sample.checkoutId],
    status: [
      "Where the checkout is in its life. `succeeded`, `failed` and `cancelled` are final.",
      "running",
    ],
    mode,
    subject,
    target: ["What to buy and where, as it was sent.", target],
    constraints: ["Limits on the purchase, as they were sent.", constraints],
    goal,
    quote,
    buyerProfileId: ["The profile that the buyer's details come from.", sample.profileId],
    metadata: ["Your own data, as it was sent.", metadata],
    browser: [
      "Present while a browser works on this checkout and can be watched.",
      { embedTokenUrl: `/v1/checkouts/${sample.checkoutId}/embed-token`, permissions: ["read"] },
    ],
    "browser.embedTokenUrl": [
      "Path to `POST` to for a token of the live view.",
      `/v1/checkouts/${sample.checkoutId}/embed-token`,
    ],
    "browser.permissions": ["What a viewer may do: look.", ["read"]],
    progressItems: ["What has happened, oldest first. Items are only ever added.", [progressItem]],
    pendingUserAction: ["The open question, if there is one.", question],
    waiting: [
      "Why it is still queued, where another checkout has to end first.",
      { for: "same_buyer", checkoutId: sample.checkoutId, untilAnswered: true },
    ],
    purchase: ["What is bought, as far as the run has come.", purchaseExample],
    failure: ["Why the checkout failed. Present on `failed` only.", { reason: "automation_failed" }],
    "failure.reason": [
      "The coarse reason. `data.code` and `data.message` of the last progress item say more.",
      "automation_failed",
    ],
    receipt: [
      "The order that was placed. Present on `succeeded` only.",
      { total: money, merchantOrderId: "HW-10042", evidence: { url: "https://shop.example/orders/10042" } },
    ],
    createdAt,
    updatedAt,
  },
  CheckoutPage: {
    data: ["This page of checkouts, newest first.", [summary]],
    nextCursor,
  },
  CheckoutStatusChanged: {
    type: ["The kind of event. Ignore kinds that you do not know.", "checkout.status_changed"],
    checkoutId: ["The checkout that changed. Fetch it for its state.", sample.checkoutId],
    status: ["The status it changed to.", "succeeded"],
    failureReason: ["Why it failed. Null unless `status` is `failed`.", null],
    goal,
    code: ["Present where the shop charged more than was approved.", "charged_above_approval"],
    answerUrl: [
      "Where a person answers the open question. Present only at endpoints with `answerLinks`.",
      "http://127.0.0.1:4300/a/…",
    ],
    subject,
    createdAt: ["When the event was first sent. A retry repeats it.", sample.laterAt],
  },
  CheckoutSummary: {
    id: ["The checkout's id.", sample.checkoutId],
    status: ["Where the checkout is in its life.", "succeeded"],
    mode,
    subject,
    url: ["The page that it started from.", sample.productUrl],
    request: ["What was asked for in words.", "size L in slate"],
    goal,
    quote,
    pendingUserActionId: ["The id of the open question, if there is one.", sample.actionId],
    receipt: [
      "The order that was placed, without its evidence.",
      { total: money, merchantOrderId: "HW-10042" },
    ],
    "receipt.total": receipt.total,
    "receipt.merchantOrderId": receipt.merchantOrderId,
    createdAt,
    updatedAt,
  },
  Constraints: {
    maxCost: [
      "The most the order may cost, shipping and tax included. Above it the checkout fails before a card is asked for.",
      constraints.maxCost,
    ],
  },
  CreateCheckoutBody: {
    target: ["What to buy and where.", target],
    goal: [
      "`quote` ends at the total: no card is asked for and nothing is ordered. `purchase` where it is left out.",
      "purchase",
    ],
    buyerProfileId: ["The profile to take the buyer's details from.", sample.profileId],
    subject: [
      "Your own id of the end user this is for. Filled in by a key that is bound to a subject.",
      "user_42",
    ],
    constraints: ["Limits on the purchase.", constraints],
    metadata: ["Any JSON of yours. It is echoed, and never sent to the merchant.", metadata],
  },
  Quote: {
    items: ["What would be bought.", quoteExample.items],
    shipping: ["The cost of delivery. Null where the shop does not say it apart.", quoteExample.shipping],
    tax: ["The tax. Null where the shop does not say it apart.", quoteExample.tax],
    total: ["What the order would cost in all.", quoteExample.total],
  },
  QuotedItem: {
    title: ["The product's name.", quotedItem.title],
    options: ["Its options as chosen.", quotedItem.options],
    quantity: ["The number of pieces.", quotedItem.quantity],
    price: ["The price of one piece.", quotedItem.price],
  },
  Purchase: {
    item: ["What is bought, in the shop's words.", purchaseExample.item],
    delivery: [
      "The delivery that was chosen. Null where the shop offered no choice.",
      purchaseExample.delivery,
    ],
    "delivery.method": ["The shop's name of it.", "Standard"],
    "delivery.price": ["Its price as the shop writes it. Null where the shop writes none.", "4.90"],
    shipping: ["The cost of delivery. Null where the shop does not say it apart.", purchaseExample.shipping],
    tax: ["The tax. Null where the shop does not say it apart.", purchaseExample.tax],
    total: ["The total at the shop's checkout. Null until it is known.", purchaseExample.total],
    cardLast4: ["The last four digits of the card that was entered.", "4242"],
    shipTo: [
      "Where the goods go, in lines as on a parcel. Only for callers that may read buyer profiles.",
      ["Ada Lovelace", "1 Analytical Way", "94107 San Francisco CA", "US"],
    ],
  },
  PurchasedItem: {
    title: ["The product's name.", purchaseExample.item.title],
    options: ["Its options as chosen.", purchaseExample.item.options],
    quantity: ["The number of pieces.", purchaseExample.item.quantity],
    price: ["The price of one piece as the product's page writes it.", purchaseExample.item.price],
  },
  Waiting: {
    for: ["`same_buyer`: checkouts of one buyer at one shop run one after the other.", "same_buyer"],
    checkoutId: [
      "The checkout that goes first. Absent where it belongs to another end user.",
      sample.checkoutId,
    ],
    untilAnswered: ["Whether that one waits for an answer itself.", true],
  },
  DisplayedMoney: {
    amount,
    currency: ["ISO 4217 code of the currency. Absent where the page does not say it.", "USD"],
  },
  EmbedToken: {
    token: ["Opens the live view of this one checkout.", "eyJhbGciOiJIUzI1NiJ9.…"],
    url: [
      "The live view, token included: open it in a browser or a frame.",
      `http://127.0.0.1:4000/embed/${sample.checkoutId}?token=eyJhbGciOiJIUzI1NiJ9.…`,
    ],
    expiresAt: ["When the token stops opening new views.", sample.laterAt],
  },
  MaxCost: {
    amount,
    currency: ["ISO 4217 code of the currency. `USD` where it is left out.", "USD"],
  },
  Money: { amount, currency },
  PendingUserAction: {
    id: ["The action id, to answer with.", question.id],
    message: ["The question in words, for the person who answers.", question.message],
    key: [
      "What kind of question it is: `variant`, `shipping`, `card`, `credentials`, `otp` or another. An agent may answer `variant` and `shipping`; everything else needs a person.",
      question.key,
    ],
    responseSchema: ["The JSON Schema of the values to submit.", responseSchema],
    expiresAt: ["When the checkout fails if there is no answer.", question.expiresAt],
    detectedTotal: ["The shop's total, shipping and tax included. Show it before asking for a card.", money],
  },
  ProgressItem: {
    kind: ["What kind of item it is.", progressItem.kind],
    label: ["What happened, in words.", progressItem.label],
    data: ["Details for programs: `step`, `key`, or `code` and `message`.", progressItem.data],
    at: ["When it happened.", progressItem.at],
    sequence: ["Its place in the timeline.", progressItem.sequence],
  },
  Receipt: {
    ...receipt,
    evidence: ["Where the shop confirmed the order.", { url: "https://shop.example/orders/10042" }],
    "evidence.url": ["The shop's page that confirmed the order.", "https://shop.example/orders/10042"],
  },
  ResponseSchema: {
    type: ["Always `object`.", "object"],
    properties: ["The values to give, by name.", responseSchema.properties],
    "properties.*.type": ["Always `string`.", "string"],
    "properties.*.title": ["The label to show.", "Size"],
    "properties.*.description": ["More about the value.", "As on the label of the shop"],
    "properties.*.minLength": ["The fewest characters.", 1],
    "properties.*.maxLength": ["The most characters.", 80],
    "properties.*.format": ["`password` for what should not be shown while it is typed.", "password"],
    "properties.*.oneOf": ["The values to choose from.", [{ const: "L", title: "L" }]],
    "properties.*.oneOf.const": ["The value to submit.", "L"],
    "properties.*.oneOf.title": ["The label to show.", "L"],
    required: ["The names that need a value.", ["Size"]],
    additionalProperties: ["Always false: submit no other names.", false],
  },
  Target: {
    url: ["The page to buy from, usually a product's.", target.url],
    kind: ["Leave it out.", target.kind],
    request: ["What to buy in plain words: options, quantity, kind of delivery.", target.request],
    merchantContext: ["What is worth knowing about this shop.", "The size guide runs small."],
    allowedDomains: [
      "Further host names that the browser may go to, besides the target's own domain.",
      ["checkout.example"],
    ],
    countryCode: ["The country to browse from. Taken from the URL where it is left out.", "US"],
  },
};
