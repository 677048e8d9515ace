import { RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { SignInPage } from "../features/sign-in/components/sign-in-page.tsx";
import type { OpenedSession } from "../lib/session/open-session.ts";
import type { Session } from "../lib/session/session.ts";
import type { Settings } from "../lib/settings.ts";
import { Providers } from "./providers.tsx";
import { createAppRouter } from "./router.tsx";

interface AppProps {
  opened: Exclude<OpenedSession, { kind: "leaving" }>;
  settings: Settings;
}

export function App({ opened, settings }: AppProps) {
  if (opened.kind === "signed-out") return <SignInPage onSignIn={opened.signIn} problem={opened.problem} />;
  return <SignedInApp session={opened.session} settings={settings} />;
}

function SignedInApp({ session, settings }: { session: Session; settings: Settings }) {
  const [router] = useState(createAppRouter);
  return (
    <Providers session={session} settings={settings}>
      <RouterProvider router={router} />
    </Providers>
  );
}
