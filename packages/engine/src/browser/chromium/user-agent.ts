import { arch } from "node:os";
import type { CDPSession } from "playwright-core";

/** How the browser identifies itself to shops, in the user agent header and in the client hints. */
export interface UserAgent {
  readonly text: string;
  readonly hints: {
    readonly brands: { readonly brand: string; readonly version: string }[];
    readonly fullVersionList: { readonly brand: string; readonly version: string }[];
    readonly platform: string;
    readonly platformVersion: string;
    readonly architecture: string;
    readonly model: string;
    readonly mobile: boolean;
  };
}

/** The build's own user agent without the word "Headless", which some shops reject. */
export function plainUserAgent(builtIn: string, version: string): UserAgent {
  return {
    text: builtIn.replace("Headless", ""),
    hints: {
      brands: brandList(version.split(".")[0] ?? version, "8"),
      fullVersionList: brandList(version, "8.0.0.0"),
      platform: builtIn.includes("Macintosh") ? "macOS" : "Linux",
      platformVersion: "",
      architecture: arch().startsWith("arm") ? "arm" : "x86",
      model: "",
      mobile: false,
    },
  };
}

/**
 * Sets the user agent on a page for as long as the session lives. The driver alone would leave the client
 * hints at their defaults.
 */
export async function applyUserAgent(
  session: CDPSession,
  { text, hints }: UserAgent,
  locale: string,
): Promise<void> {
  await session.send("Emulation.setUserAgentOverride", {
    userAgent: text,
    userAgentMetadata: hints,
    acceptLanguage: languagesOf(locale).join(","),
  });
}

/** The language list of a browser installed in that language; English is always included. */
function languagesOf(locale: string): string[] {
  const language = locale.split("-")[0] ?? locale;
  return [...new Set([locale, language, ...(language === "en" ? [] : ["en-US", "en"])])];
}

/** Browsers add a made-up brand on purpose, so that servers do not rely on the list. */
function brandList(version: string, inventedVersion: string): { brand: string; version: string }[] {
  return [
    { brand: "Not_A Brand", version: inventedVersion },
    { brand: "Chromium", version },
  ];
}
