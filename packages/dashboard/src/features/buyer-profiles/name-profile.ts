import type { BuyerProfile } from "@cartwright/contract";

/** What a profile is called where it has no label: the buyer's name or address, else a part of its id. */
export function nameProfile({ id, label, name, contact }: BuyerProfile): string {
  const full = [name?.first, name?.last].filter(Boolean).join(" ");
  return label || full || contact?.email || `Profile ${id.slice(0, 8)}`;
}
