import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../lib/api.ts";

export function useKeys() {
  const api = useApi();
  return useQuery({
    queryKey: ["api-keys"],
    queryFn: async ({ signal }) => (await api.apiKeys.list({ signal })).data,
  });
}
