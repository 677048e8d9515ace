import type { CDPSession, Page } from "playwright-core";
import { isSecretShown } from "./mask-secrets-search.ts";

export interface SecretCover {
  isClosed(): boolean;
  /** Returns whether it was open before. */
  close(): boolean;
  /** Records the documents that are open now: any of them may hold the secret. */
  note(): Promise<void>;
  /** Keeps it closed while `work` runs, and records the open documents after it. */
  hold<Result>(closeFirst: () => Promise<void>, work: () => Promise<Result>): Promise<Result>;
  /** Opens it if all recorded documents are gone and the new page shows no secret. */
  openIfGone(page: Page): Promise<boolean>;
  remember(values: readonly string[]): void;
  values(): readonly string[];
  forget(): void;
}

/**
 * Decides whether pictures may be made. A page can do anything with a value typed into it: write it into a
 * heading, a canvas or another window. It can also undo styles that hide characters. So from the moment
 * before a secret is typed nothing is shown, until every document that was open since then is gone.
 */
export function createSecretCover(run: {
  pages: () => readonly Page[];
  sessionOf: (page: Page) => Promise<CDPSession>;
}): SecretCover {
  const documents = new Set<string>();
  const secrets = new Set<string>();
  let isClosed = false;
  let holds = 0;

  const currentDocuments = (): Promise<string[]> =>
    Promise.all(run.pages().map(async (page) => documentOf(await run.sessionOf(page))));

  const note = async (): Promise<void> => {
    const found = await Promise.allSettled(
      run.pages().map(async (page) => documentOf(await run.sessionOf(page))),
    );
    // A page that cannot be asked is closing.
    for (const each of found) if (each.status === "fulfilled") documents.add(each.value);
  };
  const areGone = async (): Promise<boolean> =>
    holds === 0 && !(await currentDocuments()).some((document) => documents.has(document));

  return {
    isClosed: () => isClosed,
    close: () => {
      const wasOpen = !isClosed;
      isClosed = true;
      return wasOpen;
    },
    note,
    hold: async (closeFirst, work) => {
      holds += 1;
      try {
        await closeFirst();
        return await work();
      } finally {
        // The secret may have gone into a document that opened while it was typed.
        await note();
        holds -= 1;
      }
    },
    openIfGone: async (page) => {
      if (!(await areGone())) return false;
      const session = await run.sessionOf(page);
      if (!(await hasPainted(session)) || (await isSecretShown(page, session, [...secrets]))) return false;
      // Something may have been typed while the page was searched.
      if (!(await areGone())) return false;
      isClosed = false;
      return true;
    },
    remember: (values) => {
      for (const value of values) if (value.trim() !== "") secrets.add(value.trim());
    },
    values: () => [...secrets],
    forget: () => secrets.clear(),
  };
}

/** Identifies the document in the main frame; it changes with each navigation that leaves the document. */
async function documentOf(session: CDPSession): Promise<string> {
  const { frameTree } = await session.send("Page.getFrameTree");
  return frameTree.frame.loaderId;
}

/** The browser shows the old document until the new one is painted. Asked where the page cannot interfere. */
async function hasPainted(session: CDPSession): Promise<boolean> {
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
    worldName: "cartwright-view",
  });
  const { result } = await session.send("Runtime.evaluate", {
    contextId: executionContextId,
    expression: `performance.getEntriesByType("paint").length > 0`,
    returnByValue: true,
  });
  return result.value === true;
}
