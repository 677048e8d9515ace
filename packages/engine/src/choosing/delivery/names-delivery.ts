import { requestWords } from "../../words/requests/request-words.ts";
import { isBreak, type Run, type Token } from "../request/tokens.ts";

const kinds: ReadonlySet<string> = new Set([...requestWords.ofDelivery, ...requestWords.speeds]);
const deliveryWords: ReadonlySet<string> = new Set([...requestWords.delivery, "parcel", "mail"]);
/** "Standard parcel delivery". */
const mostBetween = 1;

/** Whether these words say how the goods are delivered: "standard" in "standard parcel delivery". */
export function namesDelivery(tokens: readonly Token[], { start, end }: Run): boolean {
  const words = tokens.slice(start, end).map(({ folded }) => folded);
  if (!kinds.has(words.join(" "))) return false;
  return [...Array(mostBetween + 1).keys()].some((between) => {
    const isInClause = !tokens.slice(end - 1, end + between).some(isBreak);
    return isInClause && deliveryWords.has(tokens[end + between]?.folded ?? "");
  });
}
