import type { BuyerProfile, Client } from "@cartwright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function profileChoicesQuery(api: Client) {
  return queryOptions({
    queryKey: ["buyer-profiles", "choices"],
    queryFn: async ({ signal }) => (await api.buyerProfiles.list({ limit: 100 }, { signal })).data,
  });
}

/** The newest hundred profiles, as many as a select list can reasonably hold. */
export function useProfileChoices() {
  return useQuery(profileChoicesQuery(useApi()));
}

/** The profile's label, or else the buyer's name, e-mail address or profile id. */
export function nameProfile({ label, name, contact, id }: BuyerProfile): string {
  const person = [name?.first, name?.last].filter(Boolean).join(" ");
  return label ?? (person || contact?.email || id);
}
