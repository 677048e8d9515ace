import { afterAll, beforeAll, expect, test } from "vitest";
import type { CheckoutHost } from "../../src/checkout-host.ts";
import { showGoods } from "../../src/phases/product/show-goods.ts";
import type { Visit } from "../../src/phases/visit.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench.close());

const drawn = (colour: string) => ({
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="${colour}"/></svg>`,
  headers: { "content-type": "image/svg+xml" },
});
const files = { "/hero.svg": drawn("red"), "/mug.svg": drawn("lime"), "/other.svg": drawn("blue") };
const hero = `<img src="/hero.svg" alt="" width="900" height="300">`;
const other = `<a href="/plate"><img src="/other.svg" alt="Enamel Mug, large" width="400" height="400"></a>`;
const mug = `<img src="/mug.svg" alt="Enamel Mug in green" width="300" height="300">`;

/** The colour in the middle of the picture that was taken, and where the page is scrolled to afterwards. */
async function shownFor(html: string, picture?: string) {
  const page = await bench.open(html, files);
  const taken: string[] = [];
  const host = { keepGoodsPicture: async (jpeg: string) => void taken.push(jpeg) } as unknown as CheckoutHost;
  const browser = { context: page.context() } as Visit["browser"];
  await showGoods({ host, page, pace, browser } as Visit, "Enamel Mug", picture);
  const scrolledTo = await page.evaluate("scrollY");
  const isLeft = (await page.evaluate("document.documentElement.children.length")) === 2;
  const [jpeg] = taken;
  if (jpeg === undefined) return { seen: undefined, scrolledTo, isLeft };
  const seen = await page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/jpeg;base64,${data}`;
    await picture.decode();
    const drawing = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    drawing?.drawImage(picture, 0, 0);
    const middle = drawing?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data ?? [];
    const names = ["red", "lime", "blue"];
    return { colour: names.find((_name, at) => (middle[at] ?? 0) > 200), width: picture.width };
  }, jpeg);
  return { seen, scrolledTo, isLeft };
}

test.each([
  ["whose text alternative names the product", `${hero}${other}${mug}`],
  ["below the fold", `${hero}<div style="height:3000px"></div>${mug}`],
  [
    "that the page declares in another size",
    `<meta property="og:image" content="/mug.svg?width=1200">${hero}<img src="/mug.svg" alt="" width="300" height="300">`,
  ],
])("takes the picture %s", async (_which, html) => {
  expect(await shownFor(html)).toMatchObject({ seen: { colour: "lime", width: 240 }, scrolledTo: 0 });
});

test.each([
  ["is none of the product", `${hero}${other}`],
  ["is only an icon", `<img src="/mug.svg" alt="Enamel Mug" width="32" height="32">`],
  ["has not loaded", `<img src="/gone.svg" alt="Enamel Mug" width="300" height="300">`],
  ["is behind a banner", `${mug}<div style="position:fixed;inset:0;background:red">Cookies?</div>`],
])("takes no picture where there %s", async (_why, html) => {
  expect((await shownFor(html)).seen).toBeUndefined();
});

test.each([
  ["the page shows another variant", `${mug}<div style="height:3000px"></div>`, "/other.svg", "blue"],
  ["the page shows it too small", `${mug}<img src="/other.svg?width=60" width="60">`, "/other.svg", "blue"],
  ["the page shows it as well", `${hero}${mug}`, "/mug.svg?v=2", "lime"],
])(
  "takes the variant's own picture where %s, and leaves the page as it was",
  async (_which, html, picture, colour) => {
    const { seen, scrolledTo, isLeft } = await shownFor(html, picture);
    expect({ seen: seen?.colour, scrolledTo, isLeft }).toEqual({ seen: colour, scrolledTo: 0, isLeft: true });
  },
);

test.each(["/gone.svg", "javascript:alert(1)", "data:image/png;base64,x"])(
  "takes no picture where the variant's own does not load (%s)",
  async (picture) => {
    expect((await shownFor(mug, picture)).seen).toBeUndefined();
  },
);
