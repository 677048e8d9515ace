import { messages } from "@cartwright/contract";
import { ServiceError } from "./service-error.ts";

/** A part of a body that is kept, and how many bytes of JSON it may take. */
export interface SizedPart {
  value: unknown;
  maxBytes: number;
}

/** Refuses what would be kept and is larger than anybody needs. */
export function refuseLargeParts(parts: Readonly<Record<string, SizedPart>>): void {
  for (const [name, { value, maxBytes }] of Object.entries(parts)) {
    if (value === undefined || Buffer.byteLength(JSON.stringify(value)) <= maxBytes) continue;
    throw new ServiceError("too_large", messages.requests.partTooLarge(name, maxBytes));
  }
}
