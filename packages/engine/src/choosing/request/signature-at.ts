import { requestWords } from "../../words/requests/request-words.ts";

/** ", love Jo", ", with love from Tom and Ana": who writes a text, at its end. Empty if it begins otherwise. */
export function signatureAt(text: string): string {
  return signature.exec(text)?.[0] ?? "";
}

const joiningNames = requestWords.joining.map((word) => (word === "+" ? String.raw`\+` : word)).join("|");
const signature = new RegExp(
  String.raw`^,\s(?:(?:${requestWords.signing.join("|")})\s){1,3}NAME(?:\s(?:${joiningNames})\sNAME)*(?=\s*(?:[.;,\n]|$))`.replaceAll(
    "NAME",
    String.raw`\p{Lu}[\p{L}'’-]*`,
  ),
  "u",
);
