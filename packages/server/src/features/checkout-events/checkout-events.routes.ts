import { limits, messages, routes } from "@cartwright/contract";
import type { Caller } from "../../http/caller.ts";
import { addEventStream } from "../../http/event-stream.ts";
import type { FastifyApp } from "../../http/route.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { createStreamPlaces } from "../../platform/stream-places.ts";
import type { FollowedCheckouts } from "./followed-checkouts.ts";
import type { OpenPermits } from "./open-permits.ts";
import { streamEvents } from "./stream-events.ts";
import { isAfter, readPlace } from "./write-event.ts";

export interface CheckoutEventsDependencies {
  followed: FollowedCheckouts;
  permits: OpenPermits;
  /** Throws if the caller has no such checkout. */
  ensureVisible: (caller: Caller, checkoutId: string) => Promise<void>;
  keepAliveMs: number;
}

export function checkoutEventsRoutes(dependencies: CheckoutEventsDependencies): (app: FastifyApp) => void {
  const { followed, permits, ensureVisible, keepAliveMs } = dependencies;
  return (app) => {
    const places = createStreamPlaces(limits.followers);
    app.addHook("preClose", async () => followed.close());

    addEventStream(app, routes.checkouts.events, async ({ caller, params, headers }, gone) => {
      const { tenantId, subject, keyId } = caller;
      const permit = { checkoutId: params.id, tenantId, subject, keyId };
      await ensureVisible(caller, params.id);
      const leave = places.admit(permit);
      if (!leave) throw new ServiceError("over_limit", messages.checkouts.tooManyFollowers);
      onceAborted(gone, leave);
      let wake = (): void => undefined;
      const { events, stop } = await followed.follow(params.id, () => wake());
      onceAborted(gone, stop);
      const after = readPlace(headers["last-event-id"]);
      const last = events.at(-1);
      if (last?.isEnd && !isAfter(last, after)) return undefined;
      return (receiver) => {
        permits.open(permit, () => receiver.end());
        onceAborted(gone, () => permits.close(permit));
        ({ wake } = streamEvents({ events, after, keepAliveMs }, receiver));
      };
    });
  };
}

function onceAborted(signal: AbortSignal, close: () => void): void {
  if (signal.aborted) close();
  else signal.addEventListener("abort", close, { once: true });
}
