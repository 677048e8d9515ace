import type { BuyerProfile, Client } from "@cartwright/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function profileChoicesQuery(api: Client) {
  return queryOptions({
    queryKey: ["buyer-profiles", "choices"],
    queryFn: async ({ signal }) => (await api.buyerProfiles.list({ limit: 100 }, { signal })).data,
  });
}

/** The newest hundred, which is as many as a list to choose from can hold. */
export function useProfileChoices() {
  return useQuery(profileChoicesQuery(useApi()));
}

/** By its label, or by whom it names. */
export function nameProfile({ label, name, contact, id }: BuyerProfile): string {
  const person = [name?.first, name?.last].filter(Boolean).join(" ");
  return label ?? (person || contact?.email || id);
}
