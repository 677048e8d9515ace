import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleInPage } from "../../src/page/bundle-in-page.ts";
import { openPageBench, type PageBench } from "./support/open-page.ts";

let bench: PageBench;
let tree: string;
let text: string;
beforeAll(async () => {
  bench = await openPageBench();
  const inPage = (name: string) =>
    bundleInPage(new URL(`../../src/page/in-page/tree/${name}`, import.meta.url));
  [tree, text] = await Promise.all([inPage("flat-tree.ts"), inPage("flat-text.ts")]);
});
afterAll(() => bench?.close());

/** A shop in a shadow root, whose button is a component that shows the words that it is given. */
const shop = `<x-shop id=shop><template shadowrootmode=open><main id=main><h1 id=title>Kettle</h1><p id=price>$24.00</p>
  <x-button id=host><template shadowrootmode=open><style>b { color: red }</style><button id=button><slot id=slot>Press</slot></button></template><i id=icon>+</i> <span id=words>Add to cart</span></x-button>
  <p id=after>In stock</p></main></template></x-shop><p id=below>Terms</p>`;

/** What a script makes of the functions of the flat tree, with \`at\` to find an element in any root. */
function ask<Answer>(page: Page, script: string): Promise<Answer> {
  const at = `const at = (id, root = document) => { for (const one of root.querySelectorAll("*")) { if (one.id === id) return one; const found = one.shadowRoot && at(id, one.shadowRoot); if (found) return found; } return null; };
    const ids = (elements) => elements.map((one) => one?.id || one?.localName || null);`;
  return page.evaluate(
    `(() => { ${tree}\nconst tree = inPage; ${at}\n${script} })()`.replace("var inPage", "const inPage"),
  );
}

function askText<Answer>(page: Page, script: string): Promise<Answer> {
  return page.evaluate(`(() => { ${text}\nreturn ${script} })()`.replace("var inPage", "const inPage"));
}

it("the parents of what a component is given are the parts around its slot and its host", async () => {
  const page = await bench.open(shop);
  const path = await ask(
    page,
    `const path = []; for (let place = at("words"); place; place = tree.parentOf(place)) path.push(place); return ids(path);`,
  );
  expect(path).toEqual(["words", "button", "host", "main", "shop", "body", "html"]);
  const [title, text] = await ask<unknown[]>(
    page,
    `return ids([tree.parentOf(at("title")), tree.parentOf(at("words").firstChild)]);`,
  );
  expect([title, text]).toEqual(["main", "words"]);
});

it("the nearest part that matches is found across shadow roots and slots", async () => {
  const page = await bench.open(shop);
  const found = await ask(
    page,
    `return ids([tree.closest(at("words"), "button, x-button"), tree.closest(at("button"), "main"), tree.closest(at("below"), "main"), tree.closest(null, "main")]);`,
  );
  expect(found).toEqual(["button", "main", null, null]);
});

it("a part contains what is in the shadow roots in it, and not what is beside it", async () => {
  const page = await bench.open(shop);
  const found = await ask(
    page,
    `return [["shop", "words"], ["button", "icon"], ["host", "button"], ["words", "words"], ["below", "words"], ["button", "title"]].map(([part, inner]) => tree.contains(at(part), at(inner)));`,
  );
  expect(found).toEqual([true, true, true, true, false, false]);
});

it("what is in a part is found in the order in which the page draws it", async () => {
  const page = await bench.open(shop);
  const [all, first, children, leaves] = await ask<unknown[]>(
    page,
    `const shop = at("shop"); return [ids(tree.allWithin(shop, ":not(style)")), tree.findWithin(shop, "i, p, span").id, ids(tree.childrenOf(at("button"))), ids(tree.allWithin(shop, "*").filter(tree.isLeaf))];`,
  );
  expect(all).toEqual(["main", "title", "price", "host", "button", "icon", "words", "after"]);
  expect([first, children]).toEqual(["price", ["icon", "words"]]);
  expect(leaves).toEqual(["title", "price", "style", "icon", "words", "after"]);
});

it("the elements beside an element in a slot are those of its slot", async () => {
  const page = await bench.open(shop);
  const found = await ask(
    page,
    `return ids([tree.nextOf(at("icon")), tree.nextOf(at("words")), tree.previousOf(at("words")), tree.previousOf(at("host")), tree.nextOf(at("shop"))]);`,
  );
  expect(found).toEqual(["words", null, "icon", "price", "below"]);
});

it("the order of two elements holds across shadow roots", async () => {
  const page = await bench.open(shop);
  const found = await ask(
    page,
    `return [["title", "words"], ["words", "after"], ["after", "icon"], ["button", "below"], ["below", "button"], ["main", "words"]].map(([one, other]) => tree.isBefore(at(one), at(other)));`,
  );
  expect(found).toEqual([true, true, false, true, false, true]);
});

it("a slot with a box of its own is a part of the page", async () => {
  const page = await bench.open(
    `<x-box id=host><template shadowrootmode=open><slot id=slot style="display: block"></slot></template><p id=words>Words</p></x-box>`,
  );
  const found = await ask(page, `return ids([tree.parentOf(at("words")), tree.parentOf(at("slot"))]);`);
  expect(found).toEqual(["slot", "host"]);
});

it("the text of a part is that of the page as it is drawn", async () => {
  const page = await bench.open(
    `<x-shop><template shadowrootmode=open><style>p { display: block }</style><h1>Kettle</h1><p>$24.00 <s hidden>$30</s></p><x-button><template shadowrootmode=open><button><slot>Press</slot></button><slot name=none>Nothing</slot></template>Add <b>to</b> cart</x-button></template><p>never shown</p></x-shop>`,
  );
  expect(await askText(page, "inPage.innerTextOf(document.body)")).toBe("Kettle\n$24.00\nAdd to cartNothing");
  expect(await askText(page, "inPage.contentOf(document.querySelector('x-shop'))")).toBe(
    "Kettle$24.00 $30Add to cartNothing",
  );
  expect(await askText(page, "inPage.plainCopy(document.body).querySelector('button').textContent")).toBe(
    "Add to cart",
  );
});

it("a component in a line of text ends it where it draws a block", async () => {
  const page = await bench.open(
    `<p>Kettle <x-stock><template shadowrootmode=open><div><slot></slot></div></template>In stock</x-stock><x-price><template shadowrootmode=open><slot></slot></template>$24.00</x-price> each</p>`,
  );
  expect(await askText(page, "inPage.innerTextOf(document.body)")).toBe("Kettle\nIn stock\n$24.00 each");
});

it("the innermost element under a pointer is found through all roots", async () => {
  const page = await bench.open(shop);
  const found = await ask(
    page,
    `const { left, top } = at("words").getBoundingClientRect(); return tree.elementAt(left + 3, top + 3).id;`,
  );
  expect(found).toBe("words");
});

it("a page without shadow roots is read with the browser's own functions", async () => {
  const page = await bench.open(`<main id=main><p id=price>Price <b id=amount>$24.00</b></p></main>`);
  const found = await ask(
    page,
    `const main = at("main"); return [tree.closest(at("amount"), "p").id, tree.contains(main, at("amount")), ids(tree.allWithin(main, "*")), tree.isBordered(main)];`,
  );
  expect(found).toEqual(["price", true, ["price", "amount"], false]);
  expect(await askText(page, "inPage.innerTextOf(document.body)")).toBe("Price $24.00");
});
