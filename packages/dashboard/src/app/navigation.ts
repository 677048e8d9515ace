import type { LinkProps } from "@tanstack/react-router";
import type { IconName } from "../components/ui/icon.tsx";

interface NavigationEntry {
  label: string;
  icon: IconName;
  to: NonNullable<LinkProps["to"]>;
}

/** The pages in the order in which they are listed, in groups. */
export const navigation: readonly (readonly NavigationEntry[])[] = [
  [
    { label: "Overview", icon: "overview", to: "/" },
    { label: "Checkouts", icon: "checkouts", to: "/checkouts" },
  ],
  [
    { label: "Buyer profiles", icon: "profiles", to: "/profiles" },
    { label: "Buyer sessions", icon: "sessions", to: "/sessions" },
  ],
  [
    { label: "API keys", icon: "keys", to: "/keys" },
    { label: "Webhooks", icon: "webhooks", to: "/webhooks" },
    { label: "Quick start", icon: "start", to: "/quick-start" },
    { label: "API reference", icon: "reference", to: "/reference" },
  ],
  [
    { label: "Usage", icon: "usage", to: "/usage" },
    { label: "Billing", icon: "billing", to: "/billing" },
    { label: "Workspace", icon: "profiles", to: "/workspace" },
  ],
];
