import { isTerminal } from "@cartwright/contract";
import type { Picture, Viewer } from "@cartwright/engine/server";
import type { CheckoutSeen } from "./live-view.store.ts";

interface Permit {
  checkoutId: string;
  tenantId: string;
}

/** What the viewers of one checkout should see now. */
export interface Scene {
  checkout: CheckoutSeen | undefined;
  picture: "waiting" | "shown" | "hidden";
  frame: NumberedPicture | undefined;
}

export interface NumberedPicture extends Picture {
  sequence: number;
}

/** A source of a run's pictures. The name tells sources apart. */
export interface PictureSource {
  name: unknown;
  /** `onEnd` is called once, when no more pictures follow. Returns a function that stops watching. */
  watch(viewer: Viewer, onEnd: () => void): () => void;
}

export interface WatchedCheckouts {
  /** `onChange` is called whenever the scene may have changed. */
  watch(permit: Permit, onChange: () => void): Watching;
  /** Call when something has happened to this checkout or its run. */
  lookAgain(checkoutId: string): void;
  close(): void;
}

export interface Watching {
  scene: Readonly<Scene>;
  stop(): void;
}

export interface WatchedCheckoutsOptions {
  look: (permit: Permit) => Promise<CheckoutSeen | undefined>;
  findSource: (permit: Permit, checkout: CheckoutSeen) => PictureSource | undefined;
  onError: (error: Error) => void;
  pollMs: number;
}

/**
 * Everything that is watched in this process. However many viewers a checkout has, it is looked up once and
 * its pictures are fetched once; both stop when the last viewer leaves.
 */
export function createWatchedCheckouts(options: WatchedCheckoutsOptions): WatchedCheckouts {
  const watched = new Map<string, Entry>();
  return {
    watch: (permit, onChange) => {
      const entry = watched.get(permit.checkoutId) ?? openEntry(permit, options);
      watched.set(permit.checkoutId, entry);
      entry.listeners.add(onChange);
      return {
        scene: entry.scene,
        stop: () => {
          entry.listeners.delete(onChange);
          if (entry.listeners.size > 0) return;
          entry.close();
          if (watched.get(permit.checkoutId) === entry) watched.delete(permit.checkoutId);
        },
      };
    },
    lookAgain: (checkoutId) => watched.get(checkoutId)?.lookAgain(),
    close: () => {
      for (const entry of watched.values()) entry.close();
      watched.clear();
    },
  };
}

interface Entry {
  scene: Scene;
  listeners: Set<() => void>;
  lookAgain(): void;
  close(): void;
}

function openEntry(permit: Permit, { look, findSource, onError, pollMs }: WatchedCheckoutsOptions): Entry {
  const scene: Scene = { checkout: undefined, picture: "waiting", frame: undefined };
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const follower = followSource(scene, tell);
  let isLooking = false;
  let wasMissing = false;
  let isClosed = false;

  const lookNow = async (): Promise<void> => {
    const checkout = await look(permit);
    if (isClosed) return;
    scene.checkout = checkout;
    const hasEnded = !checkout || isTerminal(checkout.status);
    const source = hasEnded ? undefined : findSource(permit, checkout);
    const isMissing = !source || follower.isSilent();
    follower.follow(source);
    // A browser closes shortly before its run ends, so only a second look without one counts as missing.
    if (isMissing && wasMissing && !hasEnded) scene.picture = "waiting";
    wasMissing = isMissing;
    tell();
    if (hasEnded) clearInterval(timer);
  };
  const lookAgain = (): void => {
    if (isLooking || isClosed) return;
    isLooking = true;
    // If something is missed during a look, or a look fails, the next one makes up for it.
    void lookNow()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  };
  const timer = setInterval(lookAgain, pollMs);
  lookAgain();
  return {
    scene,
    listeners,
    lookAgain,
    close: () => {
      isClosed = true;
      clearInterval(timer);
      follower.follow(undefined);
    },
  };
}

interface SourceFollower {
  /** Leaves the previous source if it is a different one. */
  follow(source: PictureSource | undefined): void;
  /** Whether the source ended on its own and nothing has arrived from it or another since. */
  isSilent(): boolean;
}

/** Takes pictures from one source at a time. */
function followSource(scene: Scene, tell: () => void): SourceFollower {
  let current: { name: unknown; stop: () => void } | undefined;
  let isSilent = false;
  let sequence = 0;
  const leave = (): void => {
    current?.stop();
    current = undefined;
  };
  const follow = (source: PictureSource | undefined): void => {
    if (source?.name === current?.name) return;
    leave();
    if (!source) return;
    const entered = { name: source.name, stop: (): void => undefined };
    current = entered;
    entered.stop = source.watch(
      {
        onPicture: (picture) => {
          if (current !== entered) return;
          isSilent = false;
          sequence += 1;
          scene.frame = { ...picture, sequence };
          scene.picture = "shown";
          tell();
        },
        onHidden: (isHidden) => {
          if (current !== entered) return;
          isSilent = false;
          // When the page is no longer hidden, the next picture updates the state.
          if (!isHidden || scene.picture === "hidden") return;
          scene.picture = "hidden";
          tell();
        },
      },
      () => {
        if (current !== entered) return;
        isSilent = true;
        leave();
        tell();
      },
    );
  };
  return { follow, isSilent: () => isSilent };
}
