import { randomBytes } from "node:crypto";
import { checkoutsChannel } from "../features/checkouts/apply-transition.ts";
import { ensureCheckoutVisible } from "../features/checkouts/get-checkout.ts";
import { announceRuns } from "../features/live-view/announce-runs.ts";
import { createEmbedTokens, type EmbedTokens } from "../features/live-view/embed-tokens.ts";
import type { LiveRuns } from "../features/live-view/live-runs.ts";
import type { LiveViewDependencies } from "../features/live-view/live-view.routes.ts";
import { findCheckoutSeen } from "../features/live-view/live-view.store.ts";
import { buildPicturesApp } from "../features/live-view/pictures.routes.ts";
import { relayPictures } from "../features/live-view/relay-pictures.ts";
import { readViewerPage } from "../features/live-view/viewer-page.ts";
import {
  createWatchedCheckouts,
  type PictureSource,
  type WatchedCheckouts,
} from "../features/live-view/watched-checkouts.ts";
import { createFrameTexts } from "../features/live-view/write-events.ts";
import { Secret } from "../platform/secret.ts";
import { listenAsOwn } from "./listen.ts";
import type { Platform } from "./platform.ts";
import { reachableUrl } from "./reachable-url.ts";

/** How often a watched checkout is looked up in addition to notifications. */
const pollMs = 400;

/** What the API needs to show the runs of this process and of others. */
export async function openLiveView(
  platform: Platform,
  { liveRuns, baseUrl }: { liveRuns: LiveRuns; baseUrl: () => string },
): Promise<LiveViewDependencies> {
  const { config, database, clock, disposers, onError } = platform;
  const { db } = database;
  const watched = createWatchedCheckouts({
    look: (permit) => findCheckoutSeen(db, permit),
    findSource: createSourceFinder(liveRuns, tokensBetweenProcesses(platform)),
    onError,
    pollMs,
  });
  await followNews(platform, liveRuns, watched);
  disposers.add("live view", watched.close);
  // Without a configured secret, a token only works in the process that created it.
  const secret = config.secrets.embedTokens ?? new Secret(randomBytes(32).toString("base64"));
  return {
    clock,
    watched,
    frames: createFrameTexts(),
    tokens: createEmbedTokens({ secret, clock, audience: "embed" }),
    page: await readViewerPage(),
    ensureVisible: (caller, checkoutId) => ensureCheckoutVisible(db, caller, checkoutId),
    isWatchable: async (permit) => (await findCheckoutSeen(db, permit)) !== undefined,
    baseUrl,
  };
}

async function followNews(platform: Platform, liveRuns: LiveRuns, watched: WatchedCheckouts): Promise<void> {
  const { database, disposers } = platform;
  const stop = liveRuns.onChange(watched.lookAgain);
  // The next look makes up for notifications missed while disconnected.
  const listening = await database.listen(checkoutsChannel, watched.lookAgain, () => undefined);
  disposers.add("live view news", () => {
    stop();
    return listening.close();
  });
}

/** Prefers a browser in this process, because its announcement may not have been written yet. */
function createSourceFinder(liveRuns: LiveRuns, tokens: EmbedTokens | undefined) {
  return (
    { checkoutId, tenantId }: { checkoutId: string; tenantId: string },
    { workerUrl }: { workerUrl: string | null },
  ): PictureSource | undefined => {
    const view = liveRuns.find(checkoutId);
    if (view) return { name: view, watch: (viewer) => view.watch(viewer) };
    return workerUrl !== null && tokens
      ? relayPictures({ workerUrl, checkoutId, tenantId, tokens })
      : undefined;
  };
}

/**
 * Serves the pictures of this worker's runs to the other processes, if they share a secret and a database.
 */
export async function startPictures(platform: Platform, liveRuns: LiveRuns): Promise<void> {
  const { config, database, logger, disposers, onError } = platform;
  const tokens = tokensBetweenProcesses(platform);
  if (!tokens) return;
  const app = buildPicturesApp({ liveRuns, tokens, logger });
  const setting = { variable: "INTERNAL_HOST", hostVariable: "INTERNAL_HOST" };
  const { host } = config.internal;
  const workerUrl = reachableUrl(await listenAsOwn(platform, app, { host, port: 0, ...setting }), host);
  disposers.add("pictures listener", () => app.close());
  const announcements = announceRuns({ db: database.db, liveRuns, workerUrl, onError });
  disposers.add("announced runs", announcements.close);
}

function tokensBetweenProcesses({ config, clock }: Platform): EmbedTokens | undefined {
  const secret = config.secrets.internalCalls;
  return secret && createEmbedTokens({ secret, clock, audience: "pictures" });
}
