import { lazyRouteComponent, RouterProvider } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { SignInPage } from "../features/sign-in/components/sign-in-page.tsx";
import type { OpenedSession } from "../lib/session/open-session.ts";
import type { Session } from "../lib/session/session.ts";
import type { Settings } from "../lib/settings.ts";
import { PageLoading } from "./page-loading.tsx";
import { Providers } from "./providers.tsx";
import { createAppRouter } from "./router.tsx";

interface AppProps {
  opened: Exclude<OpenedSession, { kind: "leaving" }>;
  settings: Settings;
}

export function App({ opened, settings }: AppProps) {
  if (opened.kind === "signed-out") return <SignedOut opened={opened} settings={settings} />;
  return <SignedInApp session={opened.session} settings={settings} />;
}

/** The API reference needs no account. It is loaded on demand. */
const PublicReference = lazyRouteComponent(() => import("./public-reference.tsx"), "PublicReference");

function SignedOut({
  opened: { signIn, problem },
  settings,
}: {
  opened: Extract<OpenedSession, { kind: "signed-out" }>;
  settings: Settings;
}) {
  if (location.pathname !== "/reference") return <SignInPage onSignIn={signIn} problem={problem} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <PublicReference apiUrl={settings.apiUrl} onSignIn={signIn} />
    </Suspense>
  );
}

function SignedInApp({ session, settings }: { session: Session; settings: Settings }) {
  const [router] = useState(createAppRouter);
  return (
    <Providers session={session} settings={settings}>
      <RouterProvider router={router} />
    </Providers>
  );
}
