import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "./error-state.tsx";
import { Skeleton } from "./skeleton.tsx";

type Asked<Data> = Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;

interface LoadedProps<Data> {
  query: Asked<Data>;
  /** How many placeholder rows are shown while loading. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** Shows the data, or a placeholder until it is loaded. Earlier data stays visible if a refetch fails. */
export function Loaded<Data>({ query: { data, error, refetch }, rows = 5, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Skeleton rows={rows} />;
}
