import { getRouteApi } from "@tanstack/react-router";
import { CheckoutPage } from "../../features/checkouts/components/checkout-page.tsx";

const route = getRouteApi("/checkouts/$checkoutId");

export function CheckoutRoute() {
  const { checkoutId } = route.useParams();
  return <CheckoutPage key={checkoutId} checkoutId={checkoutId} />;
}
