import type { FramedDocument } from "../../../browser/guards/navigation-guard.ts";
import type { RunBrowser } from "../../../browser/run-browser.ts";
import { findProvider } from "../../../secrets/payment-providers.ts";
import type { Recipients } from "../../../secrets/recipients.ts";
import { holdsCardNumber } from "../provider/watch-card.ts";

export interface FramedSecrets {
  holdsSecret: (text: string) => boolean;
  recipients: Pick<Recipients, "isOfPurchase" | "agreedHosts">;
}

/**
 * Stops a form that sends a secret into a frame of another host. Where the form goes is checked before anything is
 * typed into it, but a script can change that as it is sent.
 */
export function holdFramedSecrets(
  browser: Pick<RunBrowser, "onFrameDocument">,
  secrets: FramedSecrets,
): void {
  browser.onFrameDocument((document) => !isForStranger(document, secrets));
}

/** What other hosts send from their own frames, such as a bank the code that it was given, is theirs. */
export function isForStranger(
  { url, body, from }: FramedDocument,
  { holdsSecret, recipients: { isOfPurchase, agreedHosts } }: FramedSecrets,
): boolean {
  const host = URL.parse(url)?.hostname ?? "";
  if (isOfPurchase(url) || findProvider(host) || agreedHosts.has(host)) return false;
  const text = `${url}\n${body}`.slice(0, longestContent);
  if (from === undefined) return holdsCardNumber(text, holdsSecret);
  return isOfPurchase(from) && holdsSecret(text);
}

const longestContent = 50_000;
