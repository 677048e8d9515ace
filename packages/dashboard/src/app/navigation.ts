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
];
