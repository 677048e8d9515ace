import { courierWords } from "../../words/delivery/courier-words.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";

/**
 * What a request asks of whoever brings the parcel: "Please ask the courier to call before delivery, the bell is broken."
 * The sentences that say so; of the first one, which is about the goods, only the part that does.
 */
export function courierNote(request = ""): string | undefined {
  const sentences = request.match(/[^.!?\n]+(?:[.!?]+(?!\s|$)[^.!?\n]*)*[.!?]*/gu) ?? [];
  const said = sentences.flatMap((sentence, at) => {
    if (!isForCourier(sentence)) return [];
    if (at > 0) return [sentence.trim()];
    const parts = sentence.split(/(?<=[,;:])\s/u);
    const from = parts.findIndex(isForCourier);
    return from > 0 ? [parts.slice(from).join(" ").trim()] : [];
  });
  return said.length > 0 ? said.join(" ") : undefined;
}

function isForCourier(text: string): boolean {
  return hasPhrase(normalise(text), courierWords);
}
