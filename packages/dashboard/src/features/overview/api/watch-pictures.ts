import { StreamFrame, StreamPicture, streamEvents } from "@cartwright/contract";
import { useEffect, useState } from "react";
import { useApi } from "../../../lib/api.ts";
import { useSettings } from "../../../lib/settings-context.ts";

type PictureState = StreamPicture["state"];

export interface WatchedPictures {
  state: PictureState;
  /** The newest picture, as a data URL. */
  picture: string | undefined;
}

/** A small picture does not need a video's frame rate. */
const leastPauseMs = 200;

/** The pictures of a run's browser, for as long as the component is mounted. */
export function usePictures(checkoutId: string): WatchedPictures {
  const api = useApi();
  const { apiUrl } = useSettings();
  const [watched, setWatched] = useState<WatchedPictures>({ state: "waiting", picture: undefined });
  useEffect(() => {
    const stop = new AbortController();
    api.checkouts.createEmbedToken(checkoutId, { signal: stop.signal }).then(
      ({ token }) => {
        const url = new URL(`/embed/${checkoutId}/stream`, apiUrl);
        url.searchParams.set("token", token);
        follow(url, stop.signal, (change) => setWatched((before) => ({ ...before, ...change })));
      },
      // The run has ended or the component was unmounted: there is nothing to show.
      () => undefined,
    );
    return () => stop.abort();
  }, [api, apiUrl, checkoutId]);
  return watched;
}

function follow(url: URL, signal: AbortSignal, onChange: (change: Partial<WatchedPictures>) => void): void {
  if (signal.aborted) return;
  const source = new EventSource(url);
  signal.addEventListener("abort", () => source.close());
  let shownAtMs = 0;
  source.addEventListener(streamEvents.picture, ({ data }) => {
    onChange({ state: StreamPicture.parse(JSON.parse(data)).state });
  });
  source.addEventListener(streamEvents.frame, ({ data }) => {
    const nowMs = performance.now();
    if (nowMs - shownAtMs < leastPauseMs) return;
    shownAtMs = nowMs;
    const frame = StreamFrame.parse(JSON.parse(data));
    onChange({ picture: `data:${frame.mime};base64,${frame.data}` });
  });
  source.addEventListener(streamEvents.end, () => source.close());
}
