/// <reference lib="dom" />

import { writesPrice } from "../../../page/in-page/amounts/writes-price.ts";
import { drawnToPress } from "../../../page/in-page/presses/drawn-to-press.ts";
import { describePressable, type ElementSnapshot } from "../../../page/in-page/presses/read-pressables.ts";
import { shownText } from "../../../page/in-page/text/text-of.ts";
import { deepAll } from "../../../page/in-page/tree/deep-all.ts";
import { deepRoots } from "../../../page/in-page/tree/deep-roots.ts";
import { contentOf } from "../../../page/in-page/tree/flat-text.ts";
import {
  allWithin,
  closest,
  contains,
  findWithin,
  isBefore,
  parentOf,
} from "../../../page/in-page/tree/flat-tree.ts";
import { sendingButtons } from "../../../page/in-page/tree/selectors.ts";
import { isDrawnBeneath } from "../../../page/in-page/visibility/drawn-beneath.ts";
import { isSeen } from "../../../page/in-page/visibility/is-seen.ts";
import { isOnPage } from "../../../page/in-page/visibility/is-shown.ts";
import { buttonGroups, telling } from "./choices/button-groups.ts";
import { isOfOtherGoods } from "./is-of-other-goods.ts";
import { mainHeading } from "./main-heading.ts";
import { proposals } from "./other-parts.ts";
import { formOf } from "./own-form.ts";
import { type ButtonOwner, ownersOnPage } from "./owner-of.ts";
import { productWindow } from "./product-window.ts";
import { siblingsLike } from "./rows/siblings-like.ts";

/** An element that can be pressed, with everything that tells whether it sells the page's product. */
export interface PurchaseCandidate extends ElementSnapshot {
  owner: ButtonOwner;
  /** The form that contains it. */
  form: FormAround | null;
  /** Not an actual button: recognised only by its cursor. */
  isDrawn: boolean;
  /** Is after the page's heading. */
  followsHeading: boolean;
  /** How many levels up the nearest part of the page that contains it and a price is; 9 if there is none. */
  levelsToPrice: number;
  /** Outside the main content, judged by the names of its ancestors. */
  isBeside: boolean;
  /** Stays in place while scrolling: often a copy that only leads to the real button. */
  isSticky: boolean;
  /** Is in a list, of products for example. */
  isInList: boolean;
  /** How many siblings are built like it: choices, pictures, tabs. */
  alikeCount: number;
  /** Marked as a choice or as opening something, or one of a row to choose from. */
  isChoice: boolean;
  /** Leads to another host, or isn't a web link. */
  leavesShop: boolean;
  /** A link to another page. */
  leadsElsewhere: boolean;
  /** In a row with a name and a price of its own, below a further heading. */
  isOfOtherGoods: boolean;
  /** In the window that sells the product, with a price on it. */
  isPricedInWindow: boolean;
}

export interface FormAround {
  /** Contains choices. */
  hasChoices: boolean;
  hasQuantity: boolean;
  isPost: boolean;
  /** The candidate is its first submit button. */
  isFirstSubmit: boolean;
  /** Contains the product's heading or its price. */
  holdsProduct: boolean;
  /** Asks for personal data, a search term or a message. */
  asksPerson: boolean;
  /** The words on its choices. */
  choices: string[];
}

const madeToPress =
  "button, a[href], input[type=submit], input[type=button], input[type=image], [role=button], [role=link], summary, [onclick], [tabindex='0']:not(input, select, textarea)";

export function readPurchaseCandidates(): PurchaseCandidate[] {
  const roots = deepRoots();
  const heading = mainHeading();
  const ownerOf = ownersOnPage(heading);
  const made = deepAll(roots, madeToPress);
  const isMade = new Set(made);
  const holdsPrice = pricesOnPage();
  const groups = buttonGroups(document.body, document.body);
  const inGroups = new Set(groups.filter((row) => row.every((one) => one.matches(telling))).flat());
  const inFront = productWindow()?.dialog;
  const found = [...made, ...drawnToPress(roots, made)].filter(
    (element) =>
      !closest(element, "[inert]") &&
      (isSeen(element) || isDrawnBeneath(element)) &&
      (!inFront || contains(inFront, element)),
  );
  return found.slice(0, 600).map((element) => {
    const href = element instanceof HTMLAnchorElement ? element : undefined;
    return {
      ...describePressable(element),
      isPricedInWindow: inFront !== undefined && writesPrice(shownText(element, 80)),
      isOfOtherGoods: isOfOtherGoods(element, heading),
      owner: ownerOf(element),
      form: formAround(element, { heading, holdsPrice }),
      isDrawn: !isMade.has(element),
      followsHeading: heading !== null && isBefore(heading, element),
      levelsToPrice: levelsToPrice(element, holdsPrice),
      isBeside: closest(element, besides) !== null,
      isSticky: isSticky(element),
      isInList: closest(element, entries) !== null,
      alikeCount: alikeCount(element),
      isChoice:
        element.matches(choices) ||
        inGroups.has(element) ||
        closest(element, "[role=radiogroup], [role=tablist], [role=listbox]") !== null,
      leavesShop:
        href !== undefined &&
        (href.host !== location.host || !/^https?:$/.test(href.protocol)) &&
        !isScript(href),
      leadsElsewhere:
        href !== undefined &&
        !isScript(href) &&
        href.pathname + href.search !== location.pathname + location.search,
    };
  });
}

const besides = `${proposals}, [class*=cross i], [class*=also i], header, nav, footer, aside`;
const entries =
  "li, [role=listitem], [class*=product-card i], [class*=product-thumb i], [class*=product-item i]";
const choices =
  "[aria-pressed], [aria-checked], [role=radio], [role=tab], [role=option], [aria-expanded], [aria-haspopup], [data-value], [data-option-value]";
function isScript(link: HTMLAnchorElement): boolean {
  const written = link.getAttribute("href") ?? "";
  return written === "" || written.startsWith("#") || /^javascript:/i.test(written);
}

interface Surroundings {
  heading: Element | null;
  holdsPrice: (part: Element) => boolean;
}

function formAround(element: Element, { heading, holdsPrice }: Surroundings): FormAround | null {
  const form = formOf(element);
  if (!form) return null;
  const byScript = "a[href^='#'], a[href^='javascript:'], button[type=button], [role=button]";
  // A form without a submit button is submitted by a script, on a press of the last element.
  const first = allWithin(form, sendingButtons).find(isSeen) ?? allWithin(form, byScript).findLast(isSeen);
  return {
    hasChoices: findWithin(form, "select, input[type=radio], [role=radio], [data-value]") !== null,
    hasQuantity:
      findWithin(
        form,
        "input[type=number], [name*=qty i], [name*=quantity i], [id*=qty i], [id*=quantity i]",
      ) !== null,
    // The attribute, because a field of that name may shadow the property.
    isPost: form.getAttribute("method")?.toLowerCase() === "post",
    isFirstSubmit: first === element,
    holdsProduct: (heading !== null && contains(form, heading)) || holdsPrice(form),
    asksPerson:
      allWithin(
        form,
        "input[type=password], input[type=email], input[type=search], [role=searchbox], textarea[required], input[name=q]",
      ).some(isOnPage) || form.matches("[role=search]"),
    choices: allWithin(form, "option, label:has(input[type=radio]), [role=radio]")
      .slice(0, 40)
      .map((choice) => shownText(choice, 120)),
  };
}

/** Caches each part of the page, since many candidates share their surroundings. */
function pricesOnPage(): (part: Element) => boolean {
  const known = new Map<Element, boolean>();
  return (part) => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const holds = writesPrice(contentOf(part).slice(0, 4_000));
    known.set(part, holds);
    return holds;
  };
}

function levelsToPrice(element: Element, holdsPrice: (part: Element) => boolean): number {
  let part: Element | null = parentOf(element);
  for (let level = 0; part && level < 8; level += 1, part = parentOf(part)) {
    if (part === document.body) return 9;
    if (holdsPrice(part)) return level;
  }
  return 9;
}

function isSticky(element: Element): boolean {
  for (let part: Element | null = element; part; part = parentOf(part)) {
    if (getComputedStyle(part).position === "fixed" && !part.matches("dialog, [role=dialog]")) return true;
  }
  return closest(element, "[class*=sticky i]:not(:has(h1))") !== null;
}

function alikeCount(element: Element): number {
  const own = parentOf(element)?.matches("li") ? (parentOf(element) ?? element) : element;
  return siblingsLike(own).length;
}
