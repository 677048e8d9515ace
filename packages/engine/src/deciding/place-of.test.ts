import { describe, expect, it } from "vitest";
import { isSamePage, placeOf } from "./place-of.ts";

const shop = "https://shop.example/store.php";

describe("the page that an address leads to", () => {
  it("is told by the words after the question mark", () => {
    expect(placeOf(`${shop}?mode=cart`)).not.toBe(placeOf(`${shop}?mode=checkout`));
  });

  it("is told by a route behind the #, and by no other mark there", () => {
    expect(placeOf(`${shop}#/cart`)).not.toBe(placeOf(`${shop}#/checkout`));
    expect(placeOf(`${shop}#top`)).toBe(placeOf(shop));
  });

  it("stays the same under another session, token or number, and in another order", () => {
    expect(placeOf(`${shop}?mode=cart&sid=a81f0c&step=1`)).toBe(placeOf(`${shop}?step=2&sid=77e1&mode=cart`));
    expect(placeOf(`${shop}?mode=cart`)).toBe(placeOf(`${shop}?mode=cart&page=2`));
  });
});

describe("whether two addresses are of one page", () => {
  it("is told by the path, and by a route behind the #, not by a query", () => {
    expect(isSamePage(`${shop}?colour=red`, `${shop}?colour=blue#top`)).toBe(true);
    expect(isSamePage(`${shop}#/search?q=juice`, `${shop}#/search?q=tea`)).toBe(true);
    expect(isSamePage(`${shop}#/search?q=juice`, `${shop}#/login?back=basket`)).toBe(false);
    expect(isSamePage(shop, "https://shop.example/cart.php")).toBe(false);
  });
});
