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

const jquery = library("jquery/dist/jquery.min.js");
const eachList = (code: string) =>
  `<script>document.querySelectorAll('select').forEach((list) => { ${code} });</script>`;

/** What a page loads and does to have all its lists drawn. */
const drawnBy: Record<string, string> = {
  "choices.js": `${styles("choices.js/public/assets/styles/choices.css")}${library("choices.js/public/assets/scripts/choices.min.js")}
    ${eachList("new Choices(list, { shouldSort: false });")}`,
  chosen: `${jquery}${styles("chosen-js/chosen.min.css")}${library("chosen-js/chosen.jquery.min.js")}<script>jQuery('select').chosen({ width: '220px' });</script>`,
  "nice-select2": `${styles("nice-select2/dist/css/nice-select2.css")}${library("nice-select2/dist/js/nice-select2.js")}
    ${eachList("NiceSelect.bind(list, { searchable: true });")}`,
  select2: `${jquery}${styles("select2/dist/css/select2.min.css")}${library("select2/dist/js/select2.min.js")}<script>jQuery('select').select2({ width: '220px' });</script>`,
  selectric: `${jquery}${styles("selectric/public/selectric.css")}${library("selectric/public/jquery.selectric.min.js")}<script>jQuery('select').selectric();</script>`,
  "slim-select": `${styles("slim-select/dist/slimselect.css")}${library("slim-select/dist/slimselect.js")}${eachList("new SlimSelect({ select: list });")}`,
  "tom-select": `${styles("tom-select/dist/css/tom-select.css")}${library("tom-select/dist/js/tom-select.complete.min.js")}${eachList("new TomSelect(list, {});")}`,
};

const countries = "Austria AT,Belgium BE,Canada CA,France FR,Germany DE,Italy IT,United States US".split(",");
const states = "California CA,Nevada NV,New York NY,Ohio OH,Texas TX".split(",");
const options = (list: readonly string[]) =>
  list.map((one) => `<option value="${one.slice(-2)}">${one.slice(0, -3)}</option>`).join("");

describe.concurrent("lists that a library draws", () => {
  it.each(Object.entries(drawnBy))(
    "%s: the size, the country and the state are chosen",
    async (_name, drawn) => {
      const product = `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p><form method="post" action="/basket">
      <div><label for="size">Size</label> <select name="size" id="size" required><option value="">Choose an option</option><option value="s1">Small</option><option value="l1">Large</option></select></div>
      <button>Add to basket</button></form>${drawn}`;
      const checkout = `<h1>Checkout</h1><form method="post" action="/order"><label>E-mail <input name="email" type="email"></label>
      <label>First name <input name="first"></label><label>Last name <input name="last"></label><label>Street address <input name="street"></label>
      <div><label for="country">Country</label> <select name="country" id="country" required><option value="">Select a country</option>${options(countries)}</select></div>
      <label>City <input name="city"></label><div><label for="state">State</label> <select name="state" id="state" required><option value="">—</option>${options(states)}</select></div>
      <label>Postcode <input name="zip"></label>
      <fieldset><legend>Payment method</legend><label><input type="radio" name="pay" value="bank" checked> Bank transfer</label></fieldset>
      <p>Total $80.00</p><button>Place order</button></form>${drawn}`;
      const pages = { ...productAndBasket, "/product": product, "/checkout": checkout };
      const { outcome, host, shop } = await buyFromPages(pool, pages, { request: "the large one" });
      expect(outcome).toMatchObject({ status: "succeeded" });
      expect(host.questions.map(({ key }) => key)).toEqual(["payment_method"]);
      expect(shop.orders).toMatchObject([{ size: "l1", country: "US", state: "CA" }]);
    },
  );
});
