import type { Money } from "@cartwright/contract";
import { findOrdersNamed } from "../../../page/outcomes/find-order-number.ts";
import { delayWords, reviewWords } from "../../../words/money/delay-words.ts";
import { hasPhrase, normalise } from "../../../words/normalise.ts";
import { quoted } from "../../../words/quoted.ts";
import { findKeptAddress } from "../../buyer/address/kept-address.ts";
import type { FormWork } from "../../form/form-work.ts";
import { goodsRemark } from "../../payment/total/goods-remark.ts";
import { receiptEmailRemark } from "../../payment/total/other-email.ts";
import { otherNumberOfPieces } from "../../payment/total/other-number-of-pieces.ts";
import type { Visit } from "../../visit.ts";
import { writeMoney } from "../../write-money.ts";
import type { PlacedOrder } from "./placed-order.ts";

/** The amount may be lower and worth more: nothing here knows what a currency is worth. */
export function otherCurrencyRemark(approved: PlacedOrder["total"], charged: Money | null): string {
  if (!charged || approved?.currency === undefined || approved.currency === charged.currency) return "";
  return ` Its receipt says ${writeMoney(charged)}, where ${writeMoney(approved)} were approved.`;
}

/** A shorter line is the state of other goods that the page shows. */
const leastWords = 4;
const longestLine = 300;
const notYet = [...delayWords, ...reviewWords];

/** That the goods are not there yet, or that the shop has still to agree, which the page of the order may not have said. */
function delayRemark(lines: readonly string[]): string {
  const said = lines.find((line) => {
    const plain = normalise(line);
    return line.length <= longestLine && plain.split(" ").length >= leastWords && hasPhrase(plain, notYet);
  });
  return said === undefined ? "" : `It also says: ${quoted(said)}.`;
}

/** A shop may take two orders at one press; a list of earlier ones stood there before. */
function otherOrdersRemark(lines: readonly string[]): string {
  const numbers = findOrdersNamed(lines);
  return numbers.length > 1
    ? `It names more than one order: ${numbers.slice(0, 5).map(quoted).join(", ")}.`
    : "";
}

/**
 * What a receipt says about the goods and their address that isn't what was ordered: other goods, another number of
 * them, another address, somebody else's e-mail address, goods that aren't there yet, a second order. Each begins with a space; empty if
 * nothing is odd. `before`: the lines that the page had before the order.
 */
export function receiptRemarks(
  lines: readonly string[],
  { goods, order }: Pick<Visit, "goods" | "order">,
  { item, buyer }: Pick<FormWork, "item" | "buyer">,
  before: readonly string[] = [],
): string {
  const { variant, options, quantity } = item;
  const about = { title: goods, values: variant.values, options };
  const address = findKeptAddress(lines, buyer);
  const news = lines.filter((line) => !before.includes(line));
  const remarks = [
    goodsRemark({ lines }, about),
    otherNumberOfPieces(lines, { goods, quantity }),
    delayRemark(news),
    otherOrdersRemark(news),
    address ? `It says that it delivers to ${quoted(address)}, which is not the address of this order.` : "",
    receiptEmailRemark({ lines, before, address: order.url, email: buyer.email }),
  ];
  return remarks
    .filter(Boolean)
    .map((remark) => ` ${remark}`)
    .join("");
}
