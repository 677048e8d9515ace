import { getRouteApi } from "@tanstack/react-router";
import { CheckoutsPage } from "../../features/checkouts/components/checkouts-page.tsx";

const route = getRouteApi("/checkouts");

export function CheckoutsRoute() {
  return <CheckoutsPage filters={route.useSearch()} />;
}
