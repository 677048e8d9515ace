/** No usable Chromium on this machine. The message says where it was searched for and what to install. */
export class BrowserMissingError extends Error {
  override readonly name = "BrowserMissingError";
  readonly code = "browser_missing";
}

/** A Chromium was found, but it did not start or does not answer. */
export class BrowserStartError extends Error {
  override readonly name = "BrowserStartError";
  readonly code = "browser_start_failed";
}

/** The browser died during a run. The run may be repeated. */
export class BrowserCrashedError extends Error {
  override readonly name: string = "BrowserCrashedError";
  readonly code = "browser_crashed";
}

/** A page of a run died while its browser lives on. The run may be repeated. */
export class PageCrashedError extends BrowserCrashedError {
  override readonly name = "PageCrashedError";
}

/** The pool is closing, or has been closed. */
export class BrowserPoolClosedError extends Error {
  override readonly name = "BrowserPoolClosedError";
  readonly code = "browser_pool_closed";
}
