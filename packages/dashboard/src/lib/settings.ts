import { z } from "zod";

/** The settings that the listener serves. */
const Settings = z.object({
  dashboardUrl: z.url(),
  apiUrl: z.url(),
  identity: z.object({ issuer: z.url(), clientId: z.string(), audience: z.string() }).nullable(),
  /** The port of the sandbox's shops; null if they do not run beside the service. */
  sandboxPort: z.int().nullable(),
});
export type Settings = z.infer<typeof Settings>;
export type IdentitySettings = NonNullable<Settings["identity"]>;

export async function loadSettings(): Promise<Settings> {
  const response = await fetch("/config.json", { cache: "no-store" });
  if (!response.ok) throw new Error(`The dashboard could not read its settings: HTTP ${response.status}.`);
  return Settings.parse(await response.json());
}
