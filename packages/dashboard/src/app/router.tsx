import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { AppLayout } from "./layout.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PageFailed } from "./page-failed.tsx";
import { PageLoading } from "./page-loading.tsx";
import { CheckoutsSearch, NewCheckoutSearch } from "./searches.ts";

/**
 * Every page of the dashboard: its address, its query parameters, and the file that is loaded on the first
 * visit. To add a page, add a file in `routes/`, a route here, and a line in `navigation.ts`.
 */
const rootRoute = createRootRoute({ component: AppLayout, notFoundComponent: NotFoundPage });
const page = <const Path extends string>(path: Path) => ({ getParentRoute: () => rootRoute, path });

const overviewRoute = createRoute({
  ...page("/"),
  component: lazyRouteComponent(() => import("./routes/overview.tsx"), "OverviewRoute"),
});

const checkoutsRoute = createRoute({
  ...page("/checkouts"),
  validateSearch: CheckoutsSearch,
  component: lazyRouteComponent(() => import("./routes/checkouts.tsx"), "CheckoutsRoute"),
});

const newCheckoutRoute = createRoute({
  ...page("/checkouts/new"),
  validateSearch: NewCheckoutSearch,
  component: lazyRouteComponent(() => import("./routes/new-checkout.tsx"), "NewCheckoutRoute"),
});

const checkoutRoute = createRoute({
  ...page("/checkouts/$checkoutId"),
  component: lazyRouteComponent(() => import("./routes/checkout.tsx"), "CheckoutRoute"),
});

const profilesRoute = createRoute({
  ...page("/profiles"),
  component: lazyRouteComponent(() => import("./routes/profiles.tsx"), "ProfilesRoute"),
});

const sessionsRoute = createRoute({
  ...page("/sessions"),
  component: lazyRouteComponent(() => import("./routes/sessions.tsx"), "SessionsRoute"),
});

const keysRoute = createRoute({
  ...page("/keys"),
  component: lazyRouteComponent(() => import("./routes/keys.tsx"), "KeysRoute"),
});

const webhooksRoute = createRoute({
  ...page("/webhooks"),
  component: lazyRouteComponent(() => import("./routes/webhooks.tsx"), "WebhooksRoute"),
});

const usageRoute = createRoute({
  ...page("/usage"),
  component: lazyRouteComponent(() => import("./routes/usage.tsx"), "UsageRoute"),
});

const billingRoute = createRoute({
  ...page("/billing"),
  component: lazyRouteComponent(() => import("./routes/billing.tsx"), "BillingRoute"),
});

const workspaceRoute = createRoute({
  ...page("/workspace"),
  component: lazyRouteComponent(() => import("./routes/workspace.tsx"), "WorkspaceRoute"),
});

const quickStartRoute = createRoute({
  ...page("/quick-start"),
  component: lazyRouteComponent(() => import("./routes/quick-start.tsx"), "QuickStartRoute"),
});

const referenceRoute = createRoute({
  ...page("/reference"),
  component: lazyRouteComponent(() => import("./routes/reference.tsx"), "ReferenceRoute"),
});

const routeTree = rootRoute.addChildren([
  overviewRoute,
  checkoutsRoute,
  newCheckoutRoute,
  checkoutRoute,
  profilesRoute,
  sessionsRoute,
  keysRoute,
  webhooksRoute,
  usageRoute,
  billingRoute,
  workspaceRoute,
  quickStartRoute,
  referenceRoute,
]);

export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: "intent",
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
