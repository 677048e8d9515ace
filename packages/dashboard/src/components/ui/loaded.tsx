import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "./error-state.tsx";
import { Skeleton } from "./skeleton.tsx";

type Asked<Data> = Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;

interface LoadedProps<Data> {
  query: Asked<Data>;
  /** How many lines stand in for what is on its way. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** What was asked for, or what stands in its place until it is there. Old answers stay while new ones fail to come. */
export function Loaded<Data>({ query: { data, error, refetch }, rows = 5, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Skeleton rows={rows} />;
}
