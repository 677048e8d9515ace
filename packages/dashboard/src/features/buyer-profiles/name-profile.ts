import type { BuyerProfile } from "@cartwright/contract";

/** The name of a profile: its label, else the buyer's name or e-mail address, else a part of its id. */
export function nameProfile({ id, label, name, contact }: BuyerProfile): string {
  const full = [name?.first, name?.last].filter(Boolean).join(" ");
  return label || full || contact?.email || `Profile ${id.slice(0, 8)}`;
}
