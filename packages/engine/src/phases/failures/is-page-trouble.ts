import { DocumentGoneError } from "../../page/document-gone.ts";
import { PageTimeoutError } from "../../page/waiting/pace.ts";

/** Whether an error is the page's doing, such as a limit of time that it has passed, and no fault of the service. */
export function isPageTrouble(error: unknown): boolean {
  if (error instanceof PageTimeoutError || error instanceof DocumentGoneError) return true;
  if (!(error instanceof Error)) return false;
  return error.name === "TimeoutError" || ofDriver.test(error.message);
}

/**
 * The driver names the call that failed, or its own call of the browser's, whose renderer may have died. The last one is
 * the readers' own.
 */
const ofDriver =
  /^(?:(?:page|locator|frame|elementHandle|jsHandle|browserContext)\.\w+:|Protocol error \(\w+\.\w+\):|the frame is detached|(?:Error: )?the page (?:hides|holds more than) ")/i;
