/** The page replaced its document twice while it was read, as one that reloads itself does. */
export class DocumentGoneError extends Error {
  override readonly name = "DocumentGoneError";

  constructor(cause: unknown) {
    super("the page replaced its document while it was read", { cause });
  }
}

/** Makes a call in the current document. If that is replaced in the meantime, retries once in the new one. */
export async function inCurrentDocument<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await ask();
  } catch (error) {
    if (!isDocumentGone(error)) throw error;
  }
  try {
    return await ask();
  } catch (error) {
    throw isDocumentGone(error) ? new DocumentGoneError(error) : error;
  }
}

/** The driver's error messages when a document has been replaced. */
function isDocumentGone(error: unknown): boolean {
  return error instanceof Error && /context|disposed|destroyed|navigat|detached/i.test(error.message);
}
