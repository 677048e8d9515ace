/**
 * A shop's words quoted in one of our sentences. They can't close the quotation and continue in our name, nor
 * reverse the text direction.
 */
export function quoted(words: string | undefined): string {
  return `"${oneLine((words ?? "").replace(quotationMarks, "'").replace(/['’‘`´]{2,}/g, "'"))}"`;
}

/** The beginning of a line that may be long. */
export function quotedShort(line: string): string {
  return quoted(line.slice(0, 120));
}

/** In the typefaces in use, all of these look like one. */
const quotationMarks = /["“”„‟«»″‶‷＂ʺ〝〞〟〃❝❞❠˝ˮ״]/g;

/**
 * A shop's words without the characters that control a terminal, end a line, change the text direction or are drawn
 * as nothing: a person doesn't see those, but a language model reads what is written in them. Where they are drawn as
 * Markdown or HTML they are no link, picture or element, and the marks on a letter don't reach the words around it.
 */
export function oneLine(words: string): string {
  return words
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(unseen, "")
    .replace(/(?:\u200c|\u200d|\ufe0e|\ufe0f){3,}/g, "")
    .replace(/(\p{M}{5})\p{M}+/gu, "$1")
    .replaceAll("](", "] (")
    .replace(/<(?=[a-z/!?])/gi, "‹");
}

/** Joiners and variation selectors are part of emoji and of some scripts, at most two in a row. */
const unseen = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
