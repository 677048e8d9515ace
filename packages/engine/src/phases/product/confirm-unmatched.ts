import { choicesSchema } from "@cartwright/contract";
import { matchRequest } from "../../choosing/match-request.ts";
import { isWrittenIn, saysWhichVariant } from "../../choosing/values/meanings/variant-words.ts";
import { readMainLines } from "../../page/outcomes/read-main-lines.ts";
import type { CartItem } from "../../shops/shop.ts";
import { quoted } from "../../words/quoted.ts";
import { failures } from "../failures/failures.ts";
import { merchantOf, type Visit } from "../visit.ts";

const mostValues = 12;

/**
 * Asks before the checkout whether the item is meant although a size, colour or measure that the request names is no
 * choice of the shop: afterwards nobody could change it. What the page or the cart says of the item is not asked about.
 */
export async function confirmUnmatched(visit: Visit, item: CartItem): Promise<void> {
  const missing = await missingWords(visit, item);
  if (missing.length === 0) return;
  const title = visit.goods ?? "";
  const answer = await visit.host.ask({
    key: "confirm",
    message: `The request asks for ${missing.map(quoted).join(" and ")}. ${merchantOf(visit)} shows no such choice for ${quoted(title)}, and does not describe it so. ${describeChoices(item)} Should it be bought as it is?`,
    responseSchema: choicesSchema(
      new Map([
        [
          "as_it_is",
          [
            { const: "yes", title: "Yes, buy it as it is" },
            { const: "no", title: "No, buy nothing" },
          ],
        ],
      ]),
    ),
  });
  if (answer.as_it_is !== "yes") throw failures.notAsRequested(visit, title, missing);
}

async function missingWords(visit: Visit, { options }: CartItem): Promise<string[]> {
  const { goods = "", order, unmatched = [], described = [], toldUnmatched = [] } = visit;
  const open = unmatched.filter((words) => saysWhichVariant(words) && !toldUnmatched.includes(words));
  if (open.length === 0) return [];
  const { unmatchedOfGoods } = matchRequest({ title: goods, options, variants: [] }, order.request);
  const shown = [goods, ...described, ...(await readMainLines(visit.page, visit.pace))].join("\n");
  return open.filter((words) => unmatchedOfGoods.includes(words) && !isWrittenIn(shown, words));
}

function describeChoices({ options, variant }: CartItem): string {
  const listed = options.map(({ name, values }, at) => {
    const more = values.length > mostValues ? ", …" : "";
    return `${name}: ${values.slice(0, mostValues).join(", ")}${more} (chosen: ${variant.values[at] ?? "none"})`;
  });
  return listed.length === 0 ? "It offers no choices." : `Its choices: ${listed.join("; ")}.`;
}
