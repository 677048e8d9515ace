import type { CheckoutHost, CheckoutOutcome, Picture, Viewer, Watchable } from "@cartwright/engine/server";
import type { RunEngine } from "../../src/features/runs/run-engine.ts";
import { plainHost } from "../support/plain-host.ts";

/** A browser that shows what the test says, to whoever watches. */
export interface PlayedBrowser {
  engine: RunEngine;
  viewers(): number;
  show(data?: string): void;
  hide(): void;
}

export function playBrowser(buy: (host: CheckoutHost) => Promise<CheckoutOutcome>): PlayedBrowser {
  const viewers = new Set<Viewer>();
  const view: Watchable = {
    watch: (viewer) => {
      viewers.add(viewer);
      viewer.onHidden(false);
      return () => viewers.delete(viewer);
    },
  };
  return {
    engine: {
      openBrowser: async () => ({ browser: undefined, view, close: async () => undefined }),
      runCheckout: (_order, host) => buy(plainHost(host)),
      lossOf: () => undefined,
    },
    viewers: () => viewers.size,
    show: (data = "anBlZw==") => {
      const picture: Picture = { at: new Date(), width: 1280, height: 900, data };
      for (const viewer of viewers) viewer.onPicture(picture);
    },
    hide: () => {
      for (const viewer of viewers) viewer.onHidden(true);
    },
  };
}
