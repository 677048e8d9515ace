import { getRouteApi } from "@tanstack/react-router";
import { NewCheckoutPage } from "../../features/new-checkout/components/new-checkout-page.tsx";

const route = getRouteApi("/checkouts/new");

export function NewCheckoutRoute() {
  const { like } = route.useSearch();
  return <NewCheckoutPage key={like} like={like} />;
}
