import { expect, it } from "vitest";
import type { FormAround, PurchaseCandidate } from "../in-page/read-purchase-candidates.ts";
import { rankPurchaseButtons } from "./rank-purchase-buttons.ts";

const productForm: FormAround = {
  hasChoices: true,
  hasQuantity: true,
  isPost: true,
  isFirstSubmit: true,
  holdsProduct: false,
  asksPerson: false,
  choices: [],
};

const candidate = (text: string, more: Partial<PurchaseCandidate> = {}): PurchaseCandidate => ({
  text,
  spoken: "",
  names: "",
  href: "",
  isSubmit: false,
  isLink: false,
  enabled: true,
  looksShut: false,
  isInDialog: false,
  isInFrameOfPage: false,
  area: 4_000,
  top: 0,
  isFilled: true,
  isInText: false,
  selector: text,
  owner: "page",
  form: null,
  isDrawn: false,
  followsHeading: true,
  levelsToPrice: 1,
  isBeside: false,
  isSticky: false,
  isInList: false,
  alikeCount: 0,
  isChoice: false,
  leavesShop: false,
  leadsElsewhere: false,
  isPricedInWindow: false,
  isOfOtherGoods: false,
  ...more,
});

const ranked = (...candidates: PurchaseCandidate[]) =>
  rankPurchaseButtons(candidates).map(({ candidate: { text } }) => text);

it.each([
  ["Wrzuć do koszyka teraz", "Add to cart"],
  ["I'll take it", "Add to cart"],
])("the button of the product's own form goes before that of another product: %s", (own, others) => {
  const [first] = ranked(
    candidate(others, {
      owner: "another",
      isSubmit: true,
      form: { ...productForm, hasChoices: false, hasQuantity: false },
    }),
    candidate(own, { isSubmit: true, form: productForm }),
  );
  expect(first).toBe(own);
});

it("goods with pages of their own are meant where the page has only a list to sort by", () => {
  const filter = { ...productForm, hasQuantity: false, isPost: false };
  const cardForm = { ...productForm, hasChoices: false, hasQuantity: false, holdsProduct: true };
  const [first] = ranked(
    candidate("Go", { isSubmit: true, form: filter, levelsToPrice: 3 }),
    candidate("Add to basket", { owner: "another", isSubmit: true, form: cardForm }),
  );
  expect(first).toBe("Add to basket");
});

it("words in any language, and how developers call it, say more than its place", () => {
  expect(ranked(candidate("Weiter"), candidate("In den Warenkorb", { levelsToPrice: 9 }))[0]).toBe(
    "In den Warenkorb",
  );
  expect(ranked(candidate("Weiter"), candidate("Los", { names: "btn add-to-cart" }))[0]).toBe("Los");
});

it("the cart goes before an order at once", () => {
  expect(ranked(candidate("Buy now"), candidate("Add to bag"))).toEqual(["Add to bag", "Buy now"]);
});

it("a choice, one of several alike and a copy that stays in sight come later", () => {
  const found = ranked(
    candidate("Red", { isChoice: true, alikeCount: 3 }),
    candidate("Take it home", { isSticky: true }),
    candidate("Take this home"),
  );
  expect(found).toEqual(["Take this home", "Take it home", "Red"]);
});

it("a word for something else in the name of the goods is no reason to leave the button out", () => {
  expect(ranked(candidate("Yes, I would like this print"))).toEqual(["Yes, I would like this print"]);
  expect(ranked(candidate("Print"))).toEqual([]);
});

it("what nothing speaks for comes last, and comes", () => {
  const found = ranked(
    candidate("Hm", {
      isInFrameOfPage: true,
      followsHeading: false,
      levelsToPrice: 9,
      leadsElsewhere: true,
      isLink: true,
    }),
    candidate("Add to cart"),
  );
  expect(found).toEqual(["Add to cart", "Hm"]);
});

it.each([
  ["Buy with PayPal", {}],
  ["Remove", {}],
  ["Sign in", {}],
  ["Place order", {}],
  ["Checkout", { form: { ...productForm, asksPerson: true } }],
  ["Add to wish list", {}],
  ["Auf den Merkzettel", {}],
  ["Dodaj do ulubionych", {}],
  ["♡", { names: "btn-wishlist" }],
  ["Go", { form: { ...productForm, asksPerson: true } }],
  ["Shop", { leavesShop: true }],
  ["Add to cart", { owner: "proposed" }],
] as const)("is never pressed: %s %o", (text, more) => {
  expect(ranked(candidate(text, more))).toEqual([]);
});

it.each(["Place order", "Checkout", "Bestellen", "Commander"])(
  "fills the cart of a stranger from a product's form: %s",
  (words) => {
    const sent = candidate(words, { form: { ...productForm, hasChoices: false, hasQuantity: false } });
    expect(ranked(sent)).toEqual([words]);
    expect(rankPurchaseButtons([sent], { isKnown: true })).toEqual([]);
  },
);

it("what alone sells beside a heading is the page's own, though links to other pages stand around it", () => {
  const alone = candidate("Buy now", { owner: "another" });
  const [best] = rankPurchaseButtons([alone, candidate("About the teacher", { owner: "another" })]);
  expect(best?.candidate).toMatchObject({ text: "Buy now", owner: "page" });
  const [listed] = rankPurchaseButtons([{ ...alone, isInList: true }]);
  expect(listed?.candidate.owner).toBe("another");
  const [first] = rankPurchaseButtons([alone, candidate("Add to cart", { owner: "another" })]);
  expect(first?.candidate.owner).toBe("another");
});

it.each([{ alikeCount: 2 }, { isChoice: true }])(
  "an hour that is sold out is not the button of the product, which waits for another: %o",
  (more) => {
    const hour = candidate("10:00 Sold out", { ...more, enabled: false });
    const send = candidate("Continue", { form: productForm, isSubmit: true, enabled: false });
    expect(ranked(hour, send)[0]).toBe("Continue");
  },
);

it("what names the cart in the form of the product, and leads nowhere, goes before what counts its pieces", () => {
  const form = { ...productForm, isFirstSubmit: false };
  const add = candidate("買い物かごに追加", { form, isLink: true, href: "#" });
  const order = ranked(candidate("−", { form }), candidate("+", { form, alikeCount: 1 }), add);
  expect(order).toEqual(["買い物かごに追加", "+"]);
});

it("a button that subscribes is shut where its form has a one-time purchase to choose, and never one elsewhere", () => {
  const subscribe = (choices: string[]) =>
    rankPurchaseButtons([candidate("Subscribe now", { isSubmit: true, form: { ...productForm, choices } })]);
  expect(subscribe(["Subscribe & save 10%", "One-time purchase"])).toMatchObject([
    { candidate: { enabled: false }, asksToChoose: true },
  ]);
  expect(subscribe(["Red", "Blue"])).toEqual([]);
});

it("the form of a number of tickets may say that it registers; one without a number opens an account", () => {
  const form = { ...productForm, hasChoices: false, holdsProduct: true };
  const calendar = candidate("Add to calendar", {
    isSubmit: true,
    form: { ...form, hasQuantity: false, holdsProduct: false },
  });
  expect(ranked(calendar, candidate("Register now", { isSubmit: true, form }))[0]).toBe("Register now");
  expect(
    ranked(candidate("Register now", { isSubmit: true, form: { ...form, hasQuantity: false } })),
  ).toEqual([]);
});

it("a link to the shop's front page sells nothing", () => {
  const home = { isLink: true, leadsElsewhere: true, href: "https://shop.example/" };
  expect(ranked(candidate("Hopper shop", home))).toEqual([]);
});

it.each([
  ["Add to basket as VIP", "Add to basket at the regular price of $95.00"],
  ["Add to basket with a $10.00 deposit", "Buy outright, $80.00"],
  ["Join the club and add to cart", "Add to cart"],
])("what joins something or pays a part goes behind what buys, however large it is: %s", (bound, plain) => {
  const large = candidate(bound, { isSubmit: true, form: productForm, area: 40_000 });
  const small = { ...productForm, isFirstSubmit: false, hasChoices: false, hasQuantity: false };
  expect(ranked(large, candidate(plain, { isSubmit: true, form: small }))[0]).toBe(plain);
  expect(ranked(large)).toEqual([bound]);
});

it.each(["Place bid", "Make an offer", "Gebot abgeben", "Faire une offre", "入札する"])(
  "nobody bids or offers where nothing is sold: %s",
  (text) => {
    expect(ranked(candidate(text, { isSubmit: true, form: productForm }))).toEqual([]);
  },
);

it("the button of other goods below a further heading goes behind one that asks for the product's options", () => {
  const trimmer = candidate("Add", { isOfOtherGoods: true });
  expect(ranked(trimmer, candidate("Choose options"))).toEqual(["Choose options"]);
  expect(ranked(trimmer)).toEqual(["Add"]);
});
