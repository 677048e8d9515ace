import { ApiError } from "@cartwright/contract";
import type { Draft, Mistakes } from "./draft.ts";

/** Which form field each path of the body belongs to. */
const fields: readonly (readonly [path: RegExp, field: keyof Draft])[] = [
  [/^target\.url/, "url"],
  [/^target\.request/, "request"],
  [/^target\.merchantContext/, "merchantContext"],
  [/^target\.allowedDomains/, "allowedDomains"],
  [/^target\.countryCode/, "countryCode"],
  [/^buyerProfileId/, "buyerProfileId"],
  [/^constraints\.maxCost\.currency/, "currency"],
  [/^constraints\.maxCost/, "maxCost"],
  [/^subject/, "subject"],
  [/^metadata/, "metadata"],
];

/** The service's complaints by form field. Empty if none concerns a field. */
export function mistakesOfRefusal(error: unknown): Mistakes {
  if (!(error instanceof ApiError)) return {};
  const { body, message } = error;
  if (body?.planCeilingUsd !== undefined) return { maxCost: message };
  if (body?.sandboxMerchants !== undefined) return { url: message };
  if (message.startsWith("buyerProfileId"))
    return { buyerProfileId: "This profile is gone. Choose another." };
  const mistakes: Mistakes = {};
  for (const { path, message: what } of body?.issues ?? []) {
    const [, field] = fields.find(([pattern]) => pattern.test(path.join("."))) ?? [];
    if (field) mistakes[field] ??= sentence(what);
  }
  return mistakes;
}

/** The service's messages, such as "must be …", follow a field name; this makes them sentences. */
function sentence(message: string): string {
  const text = message.slice(0, 1).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
