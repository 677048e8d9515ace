import type { CDPSession, Page } from "playwright-core";
import { isSecretShown } from "./mask-secrets-search.ts";

export interface SecretCover {
  isClosed(): boolean;
  /** Whether it was open before. */
  close(): boolean;
  /** Notes the documents that are there now: any of them may hold the secret. */
  note(): Promise<void>;
  /** Keeps it closed while `work` runs, and notes what is there after it. */
  hold<Result>(closeFirst: () => Promise<void>, work: () => Promise<Result>): Promise<Result>;
  /** Opens it when none of the noted documents is left, and the page that came shows no secret. */
  openIfGone(page: Page): Promise<boolean>;
  remember(values: readonly string[]): void;
  values(): readonly string[];
  forget(): void;
}

/**
 * Decides whether pictures may be made. What a page does with a value that is typed into it is beyond control: it may
 * write it into a heading, a canvas, another window. Styles that hide characters can be undone by the page. So from
 * the moment before a secret is typed nothing is shown, until every document that was open meanwhile has gone.
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
        // The secret may have gone into a document that came up while it was typed.
        await note();
        holds -= 1;
      }
    },
    openIfGone: async (page) => {
      if (!(await areGone())) return false;
      const session = await run.sessionOf(page);
      if (!(await hasPainted(session)) || (await isSecretShown(page, session, [...secrets]))) return false;
      // Something may have been typed while the page was looked at.
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

/** Names the document in the main frame: another one after each navigation that leaves it. */
async function documentOf(session: CDPSession): Promise<string> {
  const { frameTree } = await session.send("Page.getFrameTree");
  return frameTree.frame.loaderId;
}

/** Until a new document is painted the browser goes on showing the former one. Asked where no page can meddle. */
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
