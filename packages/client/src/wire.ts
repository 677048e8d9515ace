import type { components } from "./wire-types.ts";

type Schemas = components["schemas"];

export type AnswerLink = Schemas["AnswerLink"];
export type ApiKey = Schemas["ApiKey"];
export type ApiKeyList = Schemas["ApiKeyList"];
export type BuyerProfile = Schemas["BuyerProfile"];
export type BuyerProfilePage = Schemas["BuyerProfilePage"];
export type BuyerSession = Schemas["BuyerSession"];
export type BuyerSessionList = Schemas["BuyerSessionList"];
export type Checkout = Schemas["Checkout"];
export type CheckoutPage = Schemas["CheckoutPage"];
export type CheckoutStatus = Schemas["CheckoutStatus"];
export type CheckoutStatusChanged = Schemas["CheckoutStatusChanged"];
export type CheckoutSummary = Schemas["CheckoutSummary"];
export type CreateAnswerLinkBody = Schemas["CreateAnswerLinkBodyInput"];
export type CreateApiKeyBody = Schemas["CreateApiKeyBody"];
export type CreateBuyerProfileBody = Schemas["CreateBuyerProfileBody"];
export type CreateCheckoutBody = Schemas["CreateCheckoutBodyInput"];
export type CreateWebhookBody = Schemas["CreateWebhookBody"];
export type CreatedApiKey = Schemas["CreatedApiKey"];
export type CreatedWebhook = Schemas["CreatedWebhook"];
export type EmbedToken = Schemas["EmbedToken"];
export type ErrorBody = Schemas["ErrorBody"];
export type Evidence = Schemas["Evidence"];
export type EvidenceContent = Schemas["EvidenceContent"];
export type FailureReason = Schemas["FailureReason"];
export type Money = Schemas["Money"];
export type PendingUserAction = Schemas["PendingUserAction"];
export type ProgressItem = Schemas["ProgressItem"];
export type Quote = Schemas["Quote"];
export type Receipt = Schemas["Receipt"];
export type ResponseSchema = Schemas["ResponseSchema"];
export type SignedUp = Schemas["SignedUp"];
export type SignupBody = Schemas["SignupBodyInput"];
export type UpdateBuyerProfileBody = Schemas["UpdateBuyerProfileBody"];
export type UsageReport = Schemas["UsageReport"];
export type Webhook = Schemas["Webhook"];
export type WebhookDelivery = Schemas["WebhookDelivery"];
export type WebhookDeliveryList = Schemas["WebhookDeliveryList"];
export type WebhookList = Schemas["WebhookList"];

/** One event of a checkout. `end` is the last one. */
export type CheckoutEvent =
  | { id: string; event: "status"; data: CheckoutStatusChanged }
  | { id: string; event: "progress"; data: ProgressItem }
  | { id: string; event: "question"; data: PendingUserAction }
  | { id: string; event: "end"; data: Record<string, never> };
