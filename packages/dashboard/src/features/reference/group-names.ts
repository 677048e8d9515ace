const names: Readonly<Record<string, string>> = {
  signup: "Sign-up",
  checkouts: "Checkouts",
  buyerProfiles: "Buyer profiles",
  buyerSessions: "Buyer sessions",
  webhooks: "Webhooks",
  apiKeys: "API keys",
  usage: "Usage",
  workspaces: "Workspaces",
  billing: "Billing",
};

/** The display name of a group of routes. */
export function nameGroup(group: string): string {
  return names[group] ?? group;
}
