import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiProvider, createApi } from "../lib/api.ts";
import { createQueryClient } from "../lib/query-client.ts";
import type { Session } from "../lib/session/session.ts";
import { SessionProvider } from "../lib/session/session-context.ts";
import type { Settings } from "../lib/settings.ts";
import { SettingsProvider } from "../lib/settings-context.ts";

interface ProvidersProps {
  session: Session;
  settings: Settings;
  children: ReactNode;
}

export function Providers({ session, settings, children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient);
  const [api] = useState(() => createApi(settings.apiUrl, session));
  return (
    <SettingsProvider value={settings}>
      <SessionProvider value={session}>
        <QueryClientProvider client={queryClient}>
          <ApiProvider value={api}>{children}</ApiProvider>
        </QueryClientProvider>
      </SessionProvider>
    </SettingsProvider>
  );
}
