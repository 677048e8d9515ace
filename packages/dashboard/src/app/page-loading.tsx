import { Skeleton } from "../components/ui/skeleton.tsx";

export function PageLoading() {
  return <Skeleton rows={6} />;
}
