import { expect, test } from "vitest";
import { objectionTo, objectionToAddress } from "./judge-way.ts";
import type { Way, WaySituation } from "./way.ts";

const mayVisit = (address: string) => new URL(address).hostname === "shop.example";

test.each([
  "https://shop.example/cart/remove/11",
  "https://shop.example/?add-to-cart=4",
  "https://shop.example/cart?delete=3",
  "https://shop.example/cart.php?add=5",
  "https://shop.example/index.php?action=add&id=5",
  "https://shop.example/shop?add_item=5",
  "https://shop.example/logout",
  "https://shop.example/auth/google",
  "https://elsewhere.example/checkout",
  "mailto:shop@shop.example",
])("%s is not followed to get on", (address) => {
  expect(objectionToAddress({ address }, mayVisit)).toBeDefined();
});

test.each([
  "https://shop.example/checkout",
  "https://shop.example/offer?step=2",
  "https://shop.example/checkout?address=new&additional=1",
  "",
  "javascript:void(0)",
])("%j may be followed", (address) => {
  expect(objectionToAddress({ address }, mayVisit)).toBeUndefined();
});

test("the form of a cart may be sent to where the cart is changed, and not to where something is taken out of it", () => {
  const form = (path: string) => ({ address: `https://shop.example${path}`, isLink: false });
  expect(objectionToAddress(form("/cart/update"), mayVisit)).toBeUndefined();
  expect(objectionToAddress(form("/cart/remove/11"), mayVisit)).toBeDefined();
});

test("a link of the navigation to the page that is open does not order, whatever it says", () => {
  const url = "https://shop.example/checkout";
  const situation = { goal: "order", url, mayVisit, isBuyerKnown: true } as unknown as WaySituation;
  const link = {
    text: "Pagar",
    spoken: "",
    names: "",
    around: "",
    move: "pay",
    address: url,
    isLink: true,
  } as Way;
  expect(objectionTo({ ...link, isAside: true }, situation)).toBe("it may place the order");
  expect(objectionTo({ ...link, isAside: true, address: `${url}/pay` }, situation)).toBeUndefined();
  expect(objectionTo({ ...link, isAside: false }, situation)).toBeUndefined();
});
