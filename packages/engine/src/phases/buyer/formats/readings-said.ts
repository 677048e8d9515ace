import type { RequestDetail } from "../../../choosing/request/request-details.ts";
import { readingScript } from "../../../page/fields/name-reading.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { readNameAloud } from "./read-name-aloud.ts";

const kana = "[ァ-ヶー]+|[ぁ-ゖー]+?";
/** "フリガナはサトウ ミサキです" */
const said = new RegExp(
  `(?:フリガナ|ふりがな|ヨミガナ|よみがな|カナ|読み(?:方|仮名)?)\\s*(?:[はが:：]\\s*)?(${kana})[\\s　・]+(${kana})(?=です|[^ァ-ヶーぁ-ゖ]|$)`,
  "u",
);

/** The reading of the buyer's name that a request gives, for the fields that ask for it. */
export function readingsSaid(
  fields: readonly Pick<Field, "role" | "label" | "placeholder">[],
  request = "",
): RequestDetail[] {
  const [words, last = "", first = ""] = said.exec(request.normalize("NFC")) ?? [];
  if (words === undefined) return [];
  const parts: Partial<Record<Field["role"], string>> = {
    lastNameReading: last,
    firstNameReading: first,
    fullNameReading: `${last} ${first}`,
  };
  return fields.flatMap((one, field) => {
    const name = parts[one.role];
    const script = readingScript(`${one.label} ${one.placeholder}`) ?? "katakana";
    const value = name && readNameAloud(name, script);
    return value ? [{ field, value, said: words }] : [];
  });
}
