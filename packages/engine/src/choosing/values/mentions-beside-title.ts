import { type Token, wordsIn } from "../request/tokens.ts";
import type { Mention } from "./part.ts";

/**
 * Without the values that are only named within the product's own name, where another value of the option is named
 * besides: "the Highland espresso, ground for stovetop".
 */
export function mentionsBesideTitle(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  title: string,
): Mention[] {
  const name = wordsIn(title);
  const others = mentions.filter((mention) => !isWithinName(mention, tokens, name));
  const isNamedElse = (option: string) =>
    others.some(({ candidates }) => candidates.some((one) => one.option === option));
  return mentions.map((mention) => {
    if (others.includes(mention)) return mention;
    return { ...mention, candidates: mention.candidates.filter(({ option }) => !isNamedElse(option)) };
  });
}

/** With a word of the name before or behind it, as the name has it. */
function isWithinName({ start, end }: Mention, tokens: readonly Token[], name: readonly string[]): boolean {
  const said = tokens.slice(start, end).map(({ folded }) => folded);
  return name.some((_, at) => {
    const isHere = said.every((word, offset) => name[at + offset] === word);
    const [before, behind] = [name[at - 1], name[at + said.length]];
    const isBefore = before !== undefined && tokens[start - 1]?.folded === before;
    return isHere && (isBefore || (behind !== undefined && tokens[end]?.folded === behind));
  });
}
