import { requestWords } from "../../words/requests/request-words.ts";

/** Words of a request that name no value and no place. */
export const silentWords: ReadonlySet<string> = new Set([
  ...requestWords.everyday,
  ...requestWords.ordinary,
  ...requestWords.delivery,
  ...requestWords.payment,
]);
