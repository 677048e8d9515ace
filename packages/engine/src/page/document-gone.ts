/** The page replaced its document again and again while it was read, as one that reloads itself does. */
export class DocumentGoneError extends Error {
  override readonly name = "DocumentGoneError";

  constructor(cause: unknown) {
    super("the page replaced its document while it was read", { cause });
  }
}

/** One navigation may end two documents: the page's, and the empty one that stands until the next has come. */
const mostDocuments = 3;

/** Makes a call in the current document. If that is replaced in the meantime, makes it again in the next. */
export async function inCurrentDocument<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> {
  for (let nth = 1; ; nth += 1)
    try {
      return await ask();
    } catch (error) {
      if (!isDocumentGone(error)) throw error;
      if (nth === mostDocuments) throw new DocumentGoneError(error);
    }
}

/** The driver's error messages when a document has been replaced. */
function isDocumentGone(error: unknown): boolean {
  return error instanceof Error && /context|disposed|destroyed|navigat|detached/i.test(error.message);
}
