// The full API, for scripts and tests that buy in their own process. Servers import `server.ts`, which
// doesn't load the browser driver.
export {
  type AgentModel,
  AgentModelError,
  type AgentPrompt,
  type AgentReply,
} from "./agent/agent-model.ts";
export {
  BrowserCrashedError,
  BrowserMissingError,
  BrowserPoolClosedError,
  BrowserStartError,
} from "./browser/browser-errors.ts";
export {
  type BrowserPool,
  type BrowserPoolEvent,
  type BrowserPoolOptions,
  type BrowserPoolStats,
  startBrowserPool,
} from "./browser/browser-pool.ts";
export { type FoundChromium, findChromium } from "./browser/chromium/find-chromium.ts";
export { countryOf, homeIn } from "./browser/country.ts";
export { type DialAddresses, decideEgress, type ResolvedAddress } from "./browser/network/egress-policy.ts";
export { classifyAddress } from "./browser/network/public-address.ts";
export { type ResolveName, resolveBySystem } from "./browser/network/resolve-name.ts";
export type { RunBrowser, RunBrowserOptions } from "./browser/run-browser.ts";
export type { Picture, RunView, Viewer } from "./browser/screencast/screencast.ts";
export type {
  Buyer,
  CheckoutHost,
  CheckoutOrder,
  CheckoutOutcome,
  EvidenceBatch,
  Step,
  StoredSession,
} from "./checkout-host.ts";
export { RunStoppedError } from "./checkout-host.ts";
export { limits as wayLimits, wayWeights } from "./deciding/weights.ts";
export { merchantDomainOf } from "./merchant-domain.ts";
export { candidatesOf } from "./recording/play-back.ts";
export { type RunRecording, recordRun } from "./recording/record-run.ts";
export type { RecordedRound } from "./recording/recorded-round.ts";
export { readRound, writeRound } from "./recording/round-file.ts";
export { runCheckout } from "./run-checkout.ts";
export type { RunOptions } from "./run-visit.ts";
