import { messages } from "@cartwright/contract";
import { ServiceError } from "./service-error.ts";

/** A stored part of a body and its maximum size as JSON. */
export interface SizedPart {
  value: unknown;
  maxBytes: number;
}

/** Throws if a part to be stored is too large. */
export function refuseLargeParts(parts: Readonly<Record<string, SizedPart>>): void {
  for (const [name, { value, maxBytes }] of Object.entries(parts)) {
    if (value === undefined || Buffer.byteLength(JSON.stringify(value)) <= maxBytes) continue;
    throw new ServiceError("too_large", messages.requests.partTooLarge(name, maxBytes));
  }
}
