import type { InPageFunction } from "../../page/in-page-kit.ts";
import { controlScope } from "../../page/in-page-scopes.ts";
import { choiceTitle, optionName, withoutAsking, wordsOfName } from "./in-page/option-name.ts";
import { belongsToPurchase, purchaseArea } from "./in-page/purchase-area.ts";

/** What an in-page function may call to tell what stands around the button of a product, and what it is called. */
export const optionScope: readonly InPageFunction[] = [
  ...controlScope,
  purchaseArea,
  belongsToPurchase,
  optionName,
  withoutAsking,
  wordsOfName,
  choiceTitle,
];
