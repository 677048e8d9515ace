import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { library, styles } from "./support/library.ts";
import { productAndBasket } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

/** How a library draws the parts of a form. `as` is what the value is kept under. */
interface Parts {
  load: string;
  install: string;
  text(as: string, label: string): string;
  list(as: string, label: string): string;
  search(as: string, label: string): string;
  radios(as: string, label: string): string;
  box(as: string, label: string): string;
  button(words: string, when: string): string;
}

const vue = library("vue/dist/vue.global.prod.js");
const item = (label: string, content: string) =>
  `<el-form-item label="${label}" label-position="top">${content}</el-form-item>`;
const select = (as: string, more: string) =>
  `<el-select v-model="${as}" ${more} style="width:240px"><el-option v-for="o in lists.${as}" :label="o.label" :value="o.value"></el-option></el-select>`;

const libraries: Record<string, Parts> = {
  "element plus": {
    load: `${styles("element-plus/dist/index.css")}${vue}${library("element-plus/dist/index.full.min.js")}`,
    install: "app.use(ElementPlus)",
    text: (as, label) => item(label, `<el-input name="${as}" v-model="${as}"></el-input>`),
    list: (as, label) => item(label, select(as, 'placeholder="Select"')),
    search: (as, label) => item(label, select(as, 'filterable placeholder="Select a country"')),
    radios: (as, label) =>
      item(
        label,
        `<el-radio-group v-model="${as}"><el-radio v-for="o in lists.${as}" :value="o.value">{{ o.label }}</el-radio></el-radio-group>`,
      ),
    box: (as, label) => `<el-checkbox v-model="${as}">${label}</el-checkbox>`,
    button: (words, when) =>
      `<el-button type="primary" native-type="submit" :disabled="!(${when})">${words}</el-button>`,
  },
};

const countries =
  "Australia AU,Austria AT,Belgium BE,Brazil BR,Canada CA,Denmark DK,Finland FI,France FR,Germany DE,Ireland IE,Italy IT,Japan JP,Mexico MX,Netherlands NL,Norway NO,Poland PL,Portugal PT,Russia RU,Spain ES,Sweden SE,Switzerland CH,United Kingdom GB,United States US";
const lists = {
  size: choices("Small s,Medium m,Large l"),
  colour: choices("Moss moss,Slate slate"),
  country: choices(countries),
  state: choices("California CA,Nevada NV,New York NY,Texas TX"),
  ship: choices("Express delivery $15.00 express,Standard delivery $5.00 standard"),
  pay: choices("Bank transfer bank,Cash on delivery cash"),
};

function choices(text: string): { label: string; value: string }[] {
  return text.split(",").map((one) => {
    const at = one.lastIndexOf(" ");
    return { label: one.slice(0, at), value: one.slice(at + 1) };
  });
}

/** A page whose form the library draws; what its parts hold is sent with it. */
function page({ load, install }: Parts, action: string, held: readonly string[], content: string): string {
  const kept = held.map((as) => `<input type="hidden" name="${as}" :value="${as}">`).join("");
  return `<div id="app"><form method="post" action="${action}">${content}${kept}</form></div>${load}<script>
    const lists = ${JSON.stringify(lists)};
    const app = Vue.createApp({
      data: () => ({ lists, size: null, colour: null, country: null, state: null, ship: null, pay: null,
        email: '', first: '', last: '', street: '', city: '', zip: '', terms: false, news: true }),
    });
    ${install}; app.mount('#app');</script>`;
}

function product(parts: Parts): string {
  const content = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>${parts.radios("colour", "Colour")}
    ${parts.list("size", "Size")}${parts.button("Add to basket", "colour && size")}`;
  return page(parts, "/basket", ["colour", "size"], content);
}

function checkout(parts: Parts): string {
  const content = `<h1>Checkout</h1>${parts.text("email", "E-mail")}${parts.text("first", "First name")}${parts.text("last", "Last name")}
    ${parts.search("country", "Country")}${parts.text("street", "Street address")}${parts.text("city", "City")}
    <div v-if="country === 'US'">${parts.list("state", "State")}</div>${parts.text("zip", "Postal code")}
    <h2>Delivery</h2>${parts.radios("ship", "Delivery method")}<h2>Payment</h2>${parts.radios("pay", "Payment method")}
    ${parts.box("terms", "I agree to the terms and conditions")}${parts.box("news", "Send me the newsletter")}
    <p>Total \${{ ship === 'express' ? '95.00' : ship ? '85.00' : '80.00' }}</p>${parts.button("Place order", "terms")}`;
  return page(parts, "/order", ["country", "state", "ship", "pay", "terms", "news"], content);
}

describe.concurrent("a shop whose forms a component library draws", () => {
  it.each(Object.entries(libraries))("%s: is bought from as any other", async (_name, parts) => {
    const pages = { ...productAndBasket, "/product": product(parts), "/checkout": checkout(parts) };
    const { outcome, host, shop } = await buyFromPages(pool, pages, { request: "in slate, the large one" });

    expect(outcome).toMatchObject({ status: "succeeded" });
    expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
    expect(host.questions[0]?.detectedTotal).toMatchObject({ amount: "85.00" });
    expect(shop.orders).toMatchObject([
      {
        colour: "slate",
        size: "l",
        country: "US",
        state: "CA",
        ship: "standard",
        pay: "bank",
        terms: "true",
        news: "false",
      },
    ]);
  });
});
