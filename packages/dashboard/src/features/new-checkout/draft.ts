import type { Checkout, CreateCheckoutBody } from "@cartwright/contract";

/** The form as typed: text in every field. */
export interface Draft {
  url: string;
  request: string;
  buyerProfileId: string;
  maxCost: string;
  currency: string;
  merchantContext: string;
  allowedDomains: string;
  countryCode: string;
  subject: string;
  metadata: string;
}

export const emptyDraft: Draft = {
  url: "",
  request: "",
  buyerProfileId: "",
  maxCost: "",
  currency: "USD",
  merchantContext: "",
  allowedDomains: "",
  countryCode: "",
  subject: "",
  metadata: "",
};

export function draftLike({ target, constraints, buyerProfileId, subject, metadata }: Checkout): Draft {
  return {
    url: target.url,
    request: target.request ?? "",
    buyerProfileId: buyerProfileId ?? "",
    maxCost: constraints.maxCost?.amount ?? "",
    currency: constraints.maxCost?.currency ?? "USD",
    merchantContext: target.merchantContext ?? "",
    allowedDomains: target.allowedDomains?.join(", ") ?? "",
    countryCode: target.countryCode ?? "",
    subject: subject ?? "",
    metadata: Object.keys(metadata).length === 0 ? "" : JSON.stringify(metadata, undefined, 2),
  };
}

export type Mistakes = Partial<Record<keyof Draft, string>>;

/** The request body, or the mistakes that prevent sending it. The service validates the rest. */
export function readDraft(draft: Draft): { body: CreateCheckoutBody } | { mistakes: Mistakes } {
  const metadata = readMetadata(draft.metadata);
  if (metadata === undefined)
    return { mistakes: { metadata: 'This has to be a JSON object, such as {"cart": "42"}.' } };
  const text = (name: keyof Draft): string | undefined => draft[name].trim() || undefined;
  const hosts = draft.allowedDomains.split(/[\s,]+/).filter(Boolean);
  const [request, merchantContext, countryCode] = [
    text("request"),
    text("merchantContext"),
    text("countryCode"),
  ];
  const [buyerProfileId, subject, maxCost] = [text("buyerProfileId"), text("subject"), text("maxCost")];
  return {
    body: {
      target: {
        url: draft.url.trim(),
        ...(request && { request }),
        ...(merchantContext && { merchantContext }),
        ...(hosts.length > 0 && { allowedDomains: hosts }),
        ...(countryCode && { countryCode: countryCode.toUpperCase() }),
      },
      ...(buyerProfileId && { buyerProfileId }),
      ...(subject && { subject }),
      ...(maxCost && {
        constraints: {
          maxCost: { amount: maxCost.replace(",", "."), currency: (text("currency") ?? "USD").toUpperCase() },
        },
      }),
      ...(metadata && { metadata }),
    },
  };
}

/** Null if empty, undefined if invalid. */
function readMetadata(typed: string): Record<string, unknown> | null | undefined {
  if (typed.trim() === "") return null;
  try {
    const read: unknown = JSON.parse(typed);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}
