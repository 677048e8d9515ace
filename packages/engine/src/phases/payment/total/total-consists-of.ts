import { timesQuantity } from "../../../choosing/money/check-cost.ts";
import { type ExplainedTotal, explainTotal } from "../../../page/amounts/explain-total.ts";
import type { ShownTotal } from "../../../page/amounts/pick-total.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import type { AmountSnapshot } from "../../../page/in-page/amounts/read-amounts.ts";
import { isLanguageKnown } from "../../../words/languages.ts";
import { isByCard } from "../../../words/paying/is-by-card.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import type { Visit } from "../../visit.ts";
import { isNamed } from "./lines-about-goods.ts";
import { contentLines } from "./page-says.ts";

/** What the page's rows say of its total; nothing in a language that isn't read. */
export function totalConsistsOf(
  { goods, currency }: Pick<Visit, "goods" | "currency">,
  item: FormWork["item"],
  { reading, all }: Pick<Look, "reading" | "all">,
  {
    total,
    found,
    way,
  }: ShownTotal & { found: { amounts: readonly AmountSnapshot[] }; way?: string | undefined },
): ExplainedTotal | undefined {
  const [page] = reading.frames;
  if (!page || goods === undefined || !isLanguageKnown(reading.language, contentLines(page)))
    return undefined;
  const names = [goods, ...item.variant.values];
  const isSameCurrency = currency === undefined || currency === total.currency;
  const price = isSameCurrency ? item.variant.price : undefined;
  return explainTotal(found.amounts, total, {
    isOrdered: (label) => names.some((name) => isNamed(label, name)),
    price: price === undefined ? undefined : timesQuantity(price, item.quantity),
    pieces: item.quantity,
    taken: all.flatMap(takenIn),
    told: [
      ...(way === undefined ? [] : [way]),
      ...all
        .filter(isTold)
        .flatMap(takenIn)
        .filter((title) => !isByCard(title)),
    ],
    offered: all.flatMap(leftIn),
  });
}

/** Who pays by card isn't told what that costs. */
function isTold({ role }: Field): boolean {
  return role === "shippingMethod" || role === "paymentMethod";
}

/** Including the ways to deliver and to pay. */
function takenIn({ control, label, value, choices = [] }: Field): string[] {
  if (control === "checkbox") return value === "" ? [] : [label];
  return choices.filter((one) => value !== "" && one.value === value).map(({ title }) => title);
}

function leftIn({ control, label, value, choices = [] }: Field): string[] {
  if (control === "checkbox") return value === "" ? [label] : [];
  return choices.filter((one) => one.value !== value).map(({ title }) => title);
}
