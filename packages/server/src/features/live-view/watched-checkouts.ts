import { isTerminal } from "@cartwright/contract";
import type { Picture, Viewer } from "@cartwright/engine/server";
import type { CheckoutSeen } from "./live-view.store.ts";

interface Permit {
  checkoutId: string;
  tenantId: string;
}

/** What the viewers of one checkout are to be told now. */
export interface Scene {
  checkout: CheckoutSeen | undefined;
  picture: "waiting" | "shown" | "hidden";
  frame: NumberedPicture | undefined;
}

export interface NumberedPicture extends Picture {
  sequence: number;
}

/** A place where pictures of a run come from; each has a name, so that it is known when it is another one. */
export interface PictureSource {
  name: unknown;
  /** `onEnd` is told once when there is nothing more to come. Returns what ends the watch. */
  watch(viewer: Viewer, onEnd: () => void): () => void;
}

export interface WatchedCheckouts {
  /** `onChange` is told each time the scene may have changed. */
  watch(permit: Permit, onChange: () => void): Watching;
  /** Something has happened to this checkout, or to its run. */
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
 * Everything that is watched in this process. However many watch a checkout, it is looked up once and its pictures come
 * once; when the last viewer goes, both end.
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
    // A browser goes a moment before its run has ended: only the next look tells that there is none.
    if (isMissing && wasMissing && !hasEnded) scene.picture = "waiting";
    wasMissing = isMissing;
    tell();
    if (hasEnded) clearInterval(timer);
  };
  const lookAgain = (): void => {
    if (isLooking || isClosed) return;
    isLooking = true;
    // What a look misses while one is under way, and one that fails, is made up for by the next.
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
  /** Leaves the source before, where it is another one. */
  follow(source: PictureSource | undefined): void;
  /** Whether the source ended by itself, and nothing has been heard of it or another since. */
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
          // Once nothing is hidden any more, the next picture says so itself.
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
