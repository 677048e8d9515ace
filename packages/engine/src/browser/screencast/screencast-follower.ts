import type { CDPSession, Page } from "playwright-core";
import { castPage, type Picture, type StopCasting } from "./screencast-page.ts";

/**
 * Keeps one screencast on the page that is wanted now. Each call switches to it; calls run one after another,
 * and each resolves once what was wanted at that moment is in place.
 */
export function createFollower(options: {
  /** Undefined if nothing is to be shown. */
  wantedPage: () => Page | undefined;
  sessionOf: (page: Page) => Promise<CDPSession>;
  deliver: (page: Page, picture: Picture) => Promise<void>;
}): () => Promise<void> {
  const { wantedPage, sessionOf, deliver } = options;
  let cast: { page: Page; stop: StopCasting } | undefined;
  let changing = Promise.resolve();

  const change = async (): Promise<void> => {
    const page = wantedPage();
    if (page === cast?.page) return;
    const former = cast;
    cast = undefined;
    await former?.stop();
    if (page === undefined) return;
    cast = { page, stop: await castPage(await sessionOf(page), (picture) => deliver(page, picture)) };
  };
  return () => {
    // If the page closes during a change, another change follows.
    changing = changing.then(change).catch(() => undefined);
    return changing;
  };
}
