import { stripVTControlCharacters } from "node:util";

/**
 * Control characters, and those that turn the direction of text or are not seen. A merchant writes what is printed here, and a
 * terminal obeys escape sequences: they could hide lines, fake others, or fill the clipboard.
 */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** A text of somebody else as one line that a terminal shows and does not obey. */
export function safeText(text: string): string {
  return stripVTControlCharacters(text.replaceAll(/\s+/g, " ")).replaceAll(unsafe, "");
}

/** The same for JSON, whose reader may print it: escapes keep the value, and nothing of it is obeyed. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(unsafe, escapeUnits);
}

function escapeUnits(character: string): string {
  const units = character.split("").map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"));
  return units.map((unit) => `\\u${unit}`).join("");
}
