import { stripVTControlCharacters } from "node:util";

/**
 * Control characters, and characters that are invisible or change the text direction. Merchants write some of
 * what is printed here, and terminals obey escape sequences: they could hide lines, fake others, or fill the
 * clipboard.
 */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Untrusted text as a single line without terminal escape sequences. */
export function safeText(text: string): string {
  return stripVTControlCharacters(text.replaceAll(/\s+/g, " ")).replaceAll(unsafe, "");
}

/** The same for JSON, which may be printed to a terminal: escaping keeps the value, but makes it harmless. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(unsafe, escapeUnits);
}

function escapeUnits(character: string): string {
  const units = character.split("").map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"));
  return units.map((unit) => `\\u${unit}`).join("");
}
