export type * from "./client.ts";
export { createClient } from "./create-client.ts";
export { ApiError, ConnectionError, UnexpectedAnswerError } from "./errors.ts";
export { isTerminal } from "./is-terminal.ts";
export { verifyWebhook, type WebhookToVerify, WebhookVerificationError } from "./verify-webhook.ts";
export type * from "./wait.ts";
export type * from "./wire.ts";
