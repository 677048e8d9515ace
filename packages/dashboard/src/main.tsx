import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./app/theme.css";
import { App } from "./app/app.tsx";
import { StartFailed } from "./app/start-failed.tsx";
import { addressAt } from "./lib/address-at.ts";
import { openSession } from "./lib/session/open-session.ts";
import { loadSettings } from "./lib/settings.ts";
import { applyKeptTheme } from "./lib/theme.ts";

applyKeptTheme();
const container = document.getElementById("root");
if (!container) throw new Error("The page has no root.");
const root = createRoot(container);

try {
  const settings = await loadSettings();
  if (location.origin !== new URL(settings.dashboardUrl).origin) {
    // The API accepts pages of one origin only, but the same listener may have other names.
    location.replace(addressAt(settings.dashboardUrl, location));
  } else {
    if (!settings.identity)
      throw new Error("No identity provider is configured: set OIDC_ISSUER and OIDC_CLIENT_ID.");
    const opened = await openSession(settings.identity);
    if (opened.kind !== "leaving")
      root.render(
        <StrictMode>
          <App opened={opened} settings={settings} />
        </StrictMode>,
      );
  }
} catch (error) {
  root.render(<StartFailed error={error} />);
}
