import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { showsPart } from "../../page/pictured-parts.ts";
import { createSecretCover, type SecretCover } from "../masking/mask-secrets-cover.ts";
import { isSecretShown } from "../masking/mask-secrets-search.ts";
import { createFollower } from "./screencast-follower.ts";
import type { Picture } from "./screencast-page.ts";

export type { Picture } from "./screencast-page.ts";

export interface Viewer {
  onPicture(picture: Picture): void;
  /**
   * Whether pictures are withheld because a page may hold a secret. Called at the start and at each change.
   */
  onHidden(isHidden: boolean): void;
}

/** The live view of a run. No pictures are made while it has no viewers. */
export interface Watchable {
  /** Returns a function that ends the watch. */
  watch(viewer: Viewer): () => void;
}

/** The same, for code that types into the pages. */
export interface RunView extends Watchable {
  /** Stops making pictures until every page that may hold the values is gone. */
  hideSecrets(values: readonly string[]): Promise<void>;
  /** The same while `type` runs, and until what it leaves behind is gone. */
  typeSecret<Result>(type: () => Promise<Result>): Promise<Result>;
  close(): void;
}

/** Follows the newest page of a run. One screencast serves all viewers and runs only while there are any. */
export function openRunView(context: BrowserContext): RunView {
  const viewers = new Set<Viewer>();
  const sessionOf = rememberSessions(context);
  const cover = createSecretCover({ pages: () => context.pages(), sessionOf });
  const follow = createFollower({
    wantedPage: () => (viewers.size === 0 || cover.isClosed() ? undefined : context.pages().at(-1)),
    sessionOf,
    deliver: async (page, picture) => {
      if (showsPart(page, picture)) return;
      if (await showsSecret(page, sessionOf, cover)) await hide();
      // Checked again, because the search took time.
      if (!cover.isClosed()) for (const viewer of viewers) viewer.onPicture(picture);
    },
  });
  const tell = (isHidden: boolean): void => {
    for (const viewer of viewers) viewer.onHidden(isHidden);
  };
  const hide = async (): Promise<void> => {
    if (cover.close()) tell(true);
    await Promise.all([cover.note(), follow()]);
    looking.start();
  };
  const looking = repeatWhile(
    () => cover.isClosed() && viewers.size > 0,
    async () => {
      const page = context.pages().at(-1);
      if (!page || !(await cover.openIfGone(page))) return;
      tell(false);
      await follow();
    },
  );
  const stopListening = onPageChange(context, () => {
    // A page with a secret may write it into the pages it opens.
    if (cover.isClosed()) void cover.note();
    void follow();
  });

  return {
    watch: (viewer) => {
      viewers.add(viewer);
      viewer.onHidden(cover.isClosed());
      looking.start();
      void follow();
      return () => {
        viewers.delete(viewer);
        void follow();
      };
    },
    hideSecrets: (values) => {
      cover.remember(values);
      return hide();
    },
    typeSecret: (type) => cover.hold(hide, type),
    close: () => {
      stopListening();
      viewers.clear();
      cover.forget();
    },
  };
}

async function showsSecret(
  page: Page,
  sessionOf: (page: Page) => Promise<CDPSession>,
  cover: SecretCover,
): Promise<boolean> {
  const values = cover.values();
  return values.length > 0 && isSecretShown(page, await sessionOf(page), values);
}

/** One session per page, separate from the driver's. It ends with its page. */
function rememberSessions(context: BrowserContext): (page: Page) => Promise<CDPSession> {
  const sessions = new WeakMap<Page, Promise<CDPSession>>();
  return (page) => {
    const session = sessions.get(page) ?? context.newCDPSession(page);
    sessions.set(page, session);
    return session;
  };
}

function onPageChange(context: BrowserContext, onChange: () => void): () => void {
  const onPage = (page: Page): void => {
    page.once("close", onChange);
    onChange();
  };
  for (const page of context.pages()) page.once("close", onChange);
  context.on("page", onPage);
  return () => context.off("page", onPage);
}

const lookIntervalMs = 100;

/** Repeats `look` while it is needed; `start` does nothing if it is already running. */
function repeatWhile(isNeeded: () => boolean, look: () => Promise<void>): { start(): void } {
  let isUnderWay = false;
  const next = (): void => {
    isUnderWay = isNeeded();
    // `look` fails if a page closes during it; the next one sees the new state. The timer does not keep the
    // process alive.
    if (isUnderWay)
      setTimeout(
        () =>
          void look()
            .catch(() => undefined)
            .then(next),
        lookIntervalMs,
      ).unref();
  };
  return {
    start: () => {
      if (!isUnderWay) next();
    },
  };
}
