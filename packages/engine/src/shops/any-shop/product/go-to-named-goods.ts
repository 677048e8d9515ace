import { choicesSchema } from "@cartwright/contract";
import { isSaidInFull, namedGoods } from "../../../choosing/goods/named-goods.ts";
import { searchWords } from "../../../choosing/goods/search-words.ts";
import { findOnly } from "../../../find-only.ts";
import { callInPage } from "../../../page/call-in-page.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { pageLanguage } from "../../../page/page-language.ts";
import { settle } from "../../../page/waiting/settle.ts";
import { goTo } from "../../../phases/page/go-to.ts";
import { merchantOf, type Visit } from "../../../phases/visit.ts";
import { normalise } from "../../../words/normalise.ts";
import type { GoodsOnPage, ListedGoods } from "../in-page/rows/read-listed-goods.ts";
import { findPurchaseButton } from "./find-purchase-button.ts";
import { searchForGoods, showMoreGoods } from "./look-for-goods.ts";
import type { ProductPage } from "./product-page.ts";
import { isSelling } from "./read-opened-page.ts";

/** A page that lists this many goods with their prices is a list. */
const leastListed = 2;
const mostPages = 3;
const mostChoices = 60;

/** What was done to find the goods that the request names. */
export interface GoodsSearch {
  opened: Set<string>;
  pages: number;
  searched: Set<string>;
  /** Of the goods seen with a price, those that may be meant. */
  offered: readonly ListedGoods[];
}

/**
 * A page that sells nothing itself may list what the shop sells, or lead there: takes one step towards the goods that
 * the request names. Returns whether the page has changed.
 */
export async function goTowardsGoods(visit: Visit, search: GoodsSearch): Promise<boolean> {
  const { request = "" } = visit.order;
  const { listed } = await goodsOnPage(visit);
  const isNew = ({ address }: ListedGoods) => !search.opened.has(address) && visit.browser.mayVisit(address);
  const fresh = listed.filter(isNew);
  const next = namedLink(fresh, request) ?? (await buyingLink(visit, fresh));
  if (next !== undefined) return open(visit, search, next);
  const priced = fresh.filter(({ isPriced }) => isPriced);
  const rivals = namedAmong(priced, request);
  if (request === "") return false;
  if (priced.length >= leastListed) search.offered = rivals.length > 1 ? rivals : priced;
  if (rivals.length > 1) return false;
  const isLonger = priced.length >= leastListed && (await turnPage(visit, search));
  if (isLonger || (await searchFor(visit, search))) return true;
  const category = findOnly(fresh.filter((one) => !one.isPriced && isNamedInPart(one.name, request)));
  const onward = category ?? findOnly(fresh.filter(await isInLanguage(visit)));
  if (onward) return open(visit, search, onward.address);
  return priced.length < leastListed && openNamedBehind(visit, search, fresh);
}

/** No more pages are looked at for what is not known to be there. */
const mostLooked = 4;
/** A category is called by few words. */
const longestCategory = 4;

/**
 * Looks at pages that the shop's front page leads to, its own content first, for the only goods with a price that the
 * request names. What else they sell is not bought: the page itself is opened again.
 */
async function openNamedBehind(
  visit: Visit,
  search: GoodsSearch,
  fresh: readonly ListedGoods[],
): Promise<boolean> {
  const from = visit.page.url();
  const isCategory = ({ name }: ListedGoods) =>
    name.split(/\s+/).length <= longestCategory && classifyMove(name) === undefined;
  const likeliest = fresh.filter(isCategory).toSorted((left, right) => asideOf(left) - asideOf(right));
  const limit = search.opened.size + mostLooked;
  for (const { address } of likeliest) {
    if (search.opened.size >= limit) break;
    await open(visit, search, address);
    const { listed } = await goodsOnPage(visit);
    const priced = listed.filter((one) => one.isPriced && visit.browser.mayVisit(one.address));
    const found = namedLink(priced, visit.order.request);
    if (found !== undefined) return open(visit, search, found);
  }
  if (visit.page.url() !== from) await goTo(visit, from);
  return false;
}

function asideOf({ isAside }: ListedGoods): number {
  return isAside ? 1 : 0;
}

async function turnPage(visit: Visit, search: GoodsSearch): Promise<boolean> {
  search.pages += 1;
  return search.pages <= mostPages && showMoreGoods(visit);
}

async function searchFor(visit: Visit, { searched }: GoodsSearch): Promise<boolean> {
  for (const words of searchWords(visit.order.request).filter((one) => !searched.has(one))) {
    searched.add(words);
    if (await searchForGoods(visit, words)) return true;
  }
  return false;
}

/** Asks which of the goods that were seen is meant, and opens its page. False if none was seen. */
export async function openAnsweredGoods(visit: Visit, search: GoodsSearch): Promise<boolean> {
  const offered = [...new Map(search.offered.map((one) => [one.name, one])).values()].slice(0, mostChoices);
  if (offered.length < leastListed) return false;
  const choices = offered.map(({ name }) => ({ const: name, title: name }));
  const answer = await visit.host.ask({
    key: "variant",
    message: `${merchantOf(visit)} lists several goods on that page. Which should be bought?`,
    responseSchema: choicesSchema(new Map([["Product", choices]])),
  });
  const chosen = offered.find(({ name }) => name === answer.Product);
  return chosen ? open(visit, search, chosen.address) : false;
}

async function open(visit: Visit, { opened }: GoodsSearch, address: string): Promise<boolean> {
  opened.add(address);
  await goTo(visit, address);
  await settle(visit.page, visit.pace);
  return true;
}

function isAllSaid(title: string, request: string | undefined): boolean {
  const [words = ""] = searchWords(request);
  return normalise(words) === normalise(title);
}

/** Where a link that says "buy" leads from a page that sells nothing itself. */
async function buyingLink(visit: Visit, fresh: readonly ListedGoods[]): Promise<string | undefined> {
  const { leadsTo, isGuessed } = (await findPurchaseButton(visit)) ?? {};
  if (leadsTo === undefined || isGuessed) return undefined;
  const { href } = new URL(leadsTo, visit.page.url());
  return fresh.find(({ address }) => address === href)?.address;
}

async function goodsOnPage({ page, pace }: Visit): Promise<GoodsOnPage> {
  const none = { listed: [], hasOwnPrice: false };
  return callInPage({ frame: page.mainFrame(), pace }, "readListedGoods").catch(() => none);
}

/**
 * Whether a page sells nothing itself, but lists goods or leads to them: no button of it says that it buys, and its
 * heading names nothing that the request names better than the goods; or that button is a link, and nothing has a price.
 */
export async function leadsToGoods(visit: Visit, found: ProductPage): Promise<boolean> {
  const { button, product, groups, isSoldOut } = found;
  const { request } = visit.order;
  // Without a request, the address itself was to say what is bought.
  if (request === undefined) return false;
  if (button?.leadsTo !== undefined && !isSelling(found) && !found.isPriced && groups.length === 0)
    return true;
  if (product.isDeclared) return false;
  const { listed, hasOwnPrice } = await goodsOnPage(visit);
  const priced = listed.filter(({ isPriced }) => isPriced);
  if (isOfEntry(visit, button, priced)) return true;
  if (button && !button.isGuessed && !button.isAwaited) return false;
  const names = priced.map(({ name }) => name);
  const named = namedGoods([product.title, ...names], request);
  // "Garden" may be the heading of a list, unless the request names nothing else.
  const isTitle = isSaidInFull(product.title, request) || isAllSaid(product.title, request);
  if (isTitle && (named.includes(product.title) || hasOwnPrice)) return false;
  const isOther = named.some((name) => name !== product.title);
  return isOther || (names.length >= leastListed && !hasOwnPrice && !isSoldOut);
}

/** The button is the link of one of several goods, to the page of which it leads, and the request names one of them. */
function isOfEntry(
  { page, order }: Visit,
  button: ProductPage["button"],
  priced: readonly ListedGoods[],
): boolean {
  if (button?.leadsTo === undefined || priced.length < leastListed) return false;
  const { href } = new URL(button.leadsTo, page.url());
  return priced.some(({ address }) => address === href) && namedAmong(priced, order.request ?? "").length > 0;
}

/**
 * The address of the only goods that the request names: by most of the words of their name, or in full where no price
 * shows that it is a name of goods.
 */
export function namedLink(links: readonly ListedGoods[], request = ""): string | undefined {
  const addresses = namedAmong(links, request).map(({ address }) => address);
  return findOnly([...new Set(addresses)]);
}

function namedAmong(links: readonly ListedGoods[], request: string): ListedGoods[] {
  const known = links.filter(
    ({ name, isPriced }) => isPriced || (isSaidInFull(name, request) && leadsNowhereElse(name)),
  );
  const names = namedGoods(
    known.map(({ name }) => name),
    request,
  );
  return known.filter(({ name }) => names.includes(name));
}

/** "Sign in and buy it" is no name. */
function leadsNowhereElse(name: string): boolean {
  const move = classifyMove(name)?.move;
  return move === undefined || move === "buy_now";
}

/** A page that first asks for the language has a link with the name of its own. */
async function isInLanguage({ page, pace }: Visit): Promise<(one: ListedGoods) => boolean> {
  const language = (await pageLanguage(page, pace)) || "en";
  const own = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? "";
  return ({ name }) => normalise(name) === normalise(own);
}

/** A category is called by a single word of the request: "Spanners" for "a 250 mm spanner". */
function isNamedInPart(name: string, request: string): boolean {
  return classifyMove(name) === undefined && namedGoods([name], request).length > 0;
}
