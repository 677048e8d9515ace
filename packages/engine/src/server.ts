// The API for servers. Nothing here loads the browser driver: only run processes read pages.
export {
  type AgentModel,
  AgentModelError,
  type AgentPrompt,
  type AgentReply,
} from "./agent/agent-model.ts";
export { BrowserMissingError, BrowserPoolClosedError, BrowserStartError } from "./browser/browser-errors.ts";
export { type FoundChromium, findChromium } from "./browser/chromium/find-chromium.ts";
export { countryOf, homeIn } from "./browser/country.ts";
export { type DialAddresses, decideEgress, type ResolvedAddress } from "./browser/network/egress-policy.ts";
export { probeExit } from "./browser/network/probe-exit.ts";
export { classifyAddress } from "./browser/network/public-address.ts";
export { type ResolveName, resolveBySystem } from "./browser/network/resolve-name.ts";
export type { Picture, Viewer, Watchable } from "./browser/screencast/screencast.ts";
export type {
  Buyer,
  CheckoutHost,
  CheckoutOrder,
  CheckoutOutcome,
  EvidenceBatch,
  RunHost,
  Step,
  StoredSession,
} from "./checkout-host.ts";
export { RunStoppedError, SealedAnswer } from "./checkout-host.ts";
export { addressAsRequested } from "./choosing/delivery/send-as-requested.ts";
export { merchantDomainOf } from "./merchant-domain.ts";
export { RunBrokenError, RunProcessLostError } from "./run-process/run-process-errors.ts";
export {
  type OpenedRun,
  type RunProcessEvent,
  type RunProcessPool,
  type RunProcessPoolOptions,
  type RunProcessStats,
  startRunProcessPool,
} from "./run-process/run-process-pool.ts";
