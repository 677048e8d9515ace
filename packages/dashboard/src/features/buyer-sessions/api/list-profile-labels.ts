import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

const most = 100;

/** Names of the newest profiles, by id. If they cannot be loaded, the ids are shown. */
export function useProfileLabels(): ReadonlyMap<string, string> {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ["buyer-profiles", "labels"],
    queryFn: async ({ signal }) => (await api.buyerProfiles.list({ limit: most }, { signal })).data,
  });
  return new Map(
    (data ?? []).map(({ id, label, name }) => [
      id,
      label || [name?.first, name?.last].filter(Boolean).join(" ") || id.slice(0, 8),
    ]),
  );
}
