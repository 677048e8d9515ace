import { isNamed } from "./lines-about-goods.ts";

/** A name may have a number of its own: "6 x 330 ml". */
const counts = [/^(\d{1,3})\s?[×✕x]\s(?!\d)/u, /\s[×✕x]\s?(\d{1,3})$/u];

/** A sentence about another number of pieces than should be bought, if the lines about the goods count them so. */
export function otherNumberOfPieces(
  lines: readonly string[],
  { goods, quantity }: { goods: string | undefined; quantity: number },
): string {
  if (goods === undefined || counts.some((pattern) => pattern.test(goods))) return "";
  const counted = lines
    .filter((line) => isNamed(line, goods))
    .flatMap((line) => counts.flatMap((pattern) => pattern.exec(line.trim())?.[1] ?? []));
  const [first] = counted;
  if (first === undefined || counted.some((count) => Number(count) === quantity)) return "";
  return `It counts ${first} of the goods, where ${quantity} should be bought.`;
}
