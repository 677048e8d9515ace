import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isTotalDrawn } from "../../src/page/amounts/is-total-drawn.ts";
import { readShownTotal, readTotal } from "../../src/page/amounts/read-total.ts";
import { settleAndSee } from "../../src/phases/payment/total/total-as-seen.ts";
import { madeFont } from "./support/made-font.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench.close());

const order = `<p><span>Order total</span> <b>$900.00</b></p>`;
const decoy = (style = "") =>
  `<p style="${style}"><span>Grand total</span> <b style="font-size:inherit">$15.00</b></p>`;
const tall = `<div style="height:3000px"></div>`;

/** Each says "Grand total $15.00" where no person reads it. */
const hidden: [string, string][] = [
  ["not displayed", decoy("display:none")],
  ["at opacity .03", decoy("opacity:.03")],
  ["in opacities that multiply", `<div style="opacity:.3"><div style="opacity:.2">${decoy()}</div></div>`],
  ["in letters of 4 px", decoy("font-size:4px")],
  ["white on white", decoy("color:white")],
  ["almost white on white", decoy("color:#f4f4f4")],
  ["black on black", `<div style="background:#000">${decoy("color:#0a0a0a")}</div>`],
  ["in a transparent colour", decoy("color:rgba(0,0,0,.02)")],
  ["filled with nothing", decoy("-webkit-text-fill-color:transparent")],
  ["clipped to a pixel", decoy("clip-path:inset(0 99% 0 0)")],
  ["clipped by a path", decoy("clip-path:path('M0 0 L1 0 L1 1 Z')")],
  ["masked away", decoy("mask-image:linear-gradient(transparent,transparent)")],
  ["blurred", decoy("filter:blur(8px)")],
  ["scaled to a dot", decoy("transform:scale(.05)")],
  ["turned away", decoy("transform:rotateY(180deg);backface-visibility:hidden")],
  ["indented out of sight", decoy("text-indent:-9999px;overflow:hidden")],
  [
    "pushed out by a margin",
    `<div style="overflow:hidden"><div style="margin-left:-900px;width:500px">${decoy()}</div></div>`,
  ],
  ["left of the page", decoy("position:absolute;left:-900px")],
  ["fixed below the window", decoy("position:fixed;top:130vh")],
  [
    "below what a box shows",
    `<div style="overflow:hidden;height:40px"><div style="height:200px"></div>${decoy()}</div>`,
  ],
  ["below a page that does not scroll", `<style>html{overflow:hidden}</style>${tall}${decoy()}`],
  ["with spaced letters on top of each other", decoy("letter-spacing:-1em")],
  [
    "under an opaque layer",
    `<div style="position:relative;height:40px">${decoy("margin:0")}<div style="position:absolute;inset:0;background:#fff">Free shipping today</div></div>`,
  ],
  [
    "under a layer that takes no pointer",
    `<div style="position:relative;height:40px">${decoy("margin:0")}<div style="position:absolute;inset:0;background:#fff;pointer-events:none"></div></div>`,
  ],
  [
    "under a layer of a style sheet",
    `<style>.c{position:relative}.c::after{content:"";position:absolute;inset:0;background:#fff}</style><div class=c>${decoy("margin:0")}</div>`,
  ],
  [
    "behind its own parent",
    `<div style="background:#eee;width:400px">${decoy("position:relative;z-index:-1")}</div>`,
  ],
  [
    "in a shadow root, at opacity .03",
    `<x-y><template shadowrootmode=open>${decoy("opacity:.03")}</template></x-y>`,
  ],
  ["blended into its ground", decoy("mix-blend-mode:screen")],
  ["blended by what is around it", `<div style="mix-blend-mode:lighten">${decoy()}</div>`],
  ["made as bright as its ground", decoy("filter:brightness(5);color:#444")],
  ["turned grey on grey", `<div style="filter:invert(.5);background:#fff">${decoy()}</div>`],
  [
    "filled by a filter",
    `<svg width=0 height=0><filter id=f><feFlood flood-color="#fff"/></filter></svg>${decoy("filter:url(#f)")}`,
  ],
  [
    "on a first line of no colour",
    `<style>.c::first-line{color:transparent}</style>${decoy().replace("<p", "<p class=c")}`,
  ],
  ["white in another colour space", decoy("color:color(display-p3 1 1 1)")],
  [
    "black on black in another colour space",
    `<div style="background:linear-gradient(oklch(0 0 0),oklch(0 0 0))">${decoy("color:#000")}</div>`,
  ],
  ["cut out of its own ground", decoy("color:transparent;background:#fff;background-clip:text")],
  [
    "cut out of a gradient without room",
    decoy("color:transparent;background:linear-gradient(#000,#000) no-repeat 0 0/0 0;background-clip:text"),
  ],
  ["masked by a picture", decoy(`mask-image:url('data:image/svg+xml,<svg/>')`)],
  ["masked by a gradient without room", decoy("mask:linear-gradient(#000,#000) no-repeat 0 0/0 0")],
  ["under its own outline", decoy("-webkit-text-stroke:6px #fff")],
  [
    "drawn in no colour",
    `<svg width=300 height=40><text y=20 fill-opacity=".01">Grand total $15.00</text></svg>`,
  ],
  ["drawn white on white", `<svg width=300 height=40><text y=20 fill="#fff">Grand total $15.00</text></svg>`],
  ["in a frame", `<iframe srcdoc='<p>Grand total <b>$15.00</b></p>' style="opacity:.02"></iframe>`],
];

describe("a total that no person reads is not read", () => {
  test.each(hidden)("%s", async (_how, html) => {
    expect(await readTotal(await bench.open(`${order}${html}`), pace)).toEqual({ amount: "900.00" });
    expect(await readTotal(await bench.open(`${html}<p>Thank you for shopping here.</p>`), pace)).toSatisfy(
      (total?: { amount: string }) => total === undefined || _how.startsWith("under "),
    );
  });
});

const whitePicture = `url(&quot;data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9' fill='white'/></svg>&quot;)`;

const isDrawn = (page: Page, amount: string) =>
  isTotalDrawn(page, pace, { total: { amount }, currency: undefined });

describe("a total that a picture of the page does not show is not seen", () => {
  const under = (layer: string) =>
    `<div style="position:relative">${decoy("margin:0")}<i style="position:absolute;${layer}"></i></div>`;
  test.each([
    ["white over a white picture", `<div style="background:${whitePicture}">${decoy("color:#fff")}</div>`],
    ["mirrored", decoy("transform:scaleX(-1)")],
    ["turned upside down", decoy("transform:rotate(180deg)")],
    ["under the shadow of a box", under("left:0;top:60px;width:900px;height:60px;box-shadow:0 -60px 0 #fff")],
    ["under a layer that washes it out", under("inset:0;backdrop-filter:blur(12px);pointer-events:none")],
    ["behind a mask that is moved away", decoy("mask:linear-gradient(#000,#000) no-repeat 0 9999px")],
    ["outlined in the colour of its ground", decoy("-webkit-text-stroke:1.9px #fff")],
    ["squeezed", decoy("transform:skewX(70deg)")],
    [
      "written by a style sheet, mirrored",
      `<style>b::before{content:"$15.00"}</style><p style="transform:scaleX(-1)">Grand total <b></b></p>`,
    ],
    [
      "held by a field, mirrored",
      `<p>Grand total <input readonly value="$15.00" style="transform:scaleX(-1)"></p>`,
    ],
  ])("%s", async (_how, html) => {
    const page = await bench.open(`${html}<p>Thank you for shopping here.</p>`);
    expect(await isDrawn(page, "15.00")).toBe(false);
  });

  test.each([
    ["by a style sheet", `<style>b::before{content:"$15.00"}</style><p>Grand total <b></b></p>`],
    ["in a field", `<p>Grand total <input readonly value="$15.00"></p>`],
    ["in the middle of a sentence", `<p>Order total: $15.00 (includes $1.86 tax)</p>`],
    ["in letters far apart", decoy("letter-spacing:3px;font:italic 700 22px Georgia,serif")],
    ["in cents of their own", `<p>Grand total <b>$15<sup style="font-size:60%">.00</sup></b></p>`],
    ["below one that is not drawn", `${decoy("transform:scaleX(-1)")}${decoy()}`],
  ])("but it is where it is drawn %s", async (_how, html) => {
    expect(await isDrawn(await bench.open(html), "15.00")).toBe(true);
  });
});

test("a total that is drawn only every now and then is not seen", async () => {
  const html = `<p>Grand total <b>$15.00</b></p><script>
    const sum = document.querySelector("b");
    sum.style.display = "inline-block";
    setInterval(() => { sum.style.transform = performance.now() % 80 < 40 ? "" : "scaleX(-1)"; }, 5);
  </script>`;
  const page = await bench.open(html);
  // Each look has its chance to meet it; a person who looks for seconds sees the other one too.
  await expect.poll(() => isDrawn(page, "15.00")).toBe(false);
});

describe("a summary that is drawn anew between its text and its picture", () => {
  const seen = async (script: string) => {
    const page = await bench.open(
      `<p>Grand total <b style="display:inline-block;transform:scaleX(-1)">$15.00</b></p><script>
        const sum = document.querySelector("b"); ${script}</script>`,
    );
    const visit = { page, pace, currency: "USD", order: { url: page.url(), allowedDomains: [], buyer: {} } };
    return (await settleAndSee(visit, {})).drawn;
  };

  test("is compared again", async () => {
    const drawn = await seen(`
      for (const ms of [200, 400, 600, 800, 1000]) setTimeout(() => { sum.dataset.at = ms; }, ms);
      setTimeout(() => { sum.style.transform = ""; }, 1200);`);
    expect(drawn).toMatchObject({ total: { amount: "15.00" } });
  });

  test("is not seen as long as it is not drawn", async () => {
    const drawn = await seen(`setInterval(() => { sum.dataset.at = performance.now(); }, 400);`);
    expect(drawn).toMatchObject({ total: undefined, unseen: { amount: "15.00" } });
  });
});

describe("a total of which one digit is drawn as another one is not seen", () => {
  const mono = "position:relative;font:24px monospace";
  const overFirst = (what: string, style = "") =>
    `<i style="position:absolute;left:0;top:0;background:#fff;font-style:normal;pointer-events:none;${style}">${what}</i>`;
  test.each([
    [
      "by a feature of its font",
      "15.00",
      `<style>@font-face{font-family:own;src:url(${madeFont()})}</style><b style="font:24px own;font-feature-settings:'ss01'">15.00</b>`,
    ],
    [
      "painted over",
      "15.00",
      `<b style="${mono}">15.00${overFirst(`<svg width="14" height="26" style="display:block"><path d="M10 9a4 4.5 0 1 0 0 1c0 6-2 9-6 10" stroke="#000" stroke-width="2.2" fill="none"/></svg>`)}</b>`,
    ],
    [
      "painted over, as the first of six",
      "1015.00",
      `<b style="${mono}">1,015.00${overFirst(`<svg width="14" height="26" style="display:block"><path d="M10 9a4 4.5 0 1 0 0 1c0 6-2 9-6 10" stroke="#000" stroke-width="2.2" fill="none"/></svg>`)}</b>`,
    ],
    [
      "with one more stroke",
      "31.00",
      `<b style="${mono}">31.00${overFirst("", "left:2px;top:7px;width:2px;height:17px;background:#000")}</b>`,
    ],
  ])("%s", async (_how, amount, html) => {
    const page = await bench.open(`<p style="font:24px sans-serif">Grand total ${html} USD</p>`);
    await page.evaluate(() => document.fonts.ready);
    expect(await readTotal(page, pace)).toMatchObject({ amount });
    expect(await isTotalDrawn(page, pace, { total: { amount, currency: "USD" }, currency: "USD" })).toBe(
      false,
    );
  });
});

describe("a total in a font that the page brings along", () => {
  const inFont = (drawnAs?: string) =>
    `<style>@font-face{font-family:own;src:url(${madeFont(drawnAs)})}b{font-family:own}</style><p>Grand total <b>$850.00</b></p>`;
  const open = async (html: string) => {
    const page = await bench.open(html);
    await page.evaluate(() => document.fonts.ready);
    return page;
  };

  test("is seen where its digits are drawn as what they are", async () => {
    expect(await isDrawn(await open(inFont()), "850.00")).toBe(true);
  });

  test.each([
    ["one is drawn as another", "8123456709"],
    ["two are drawn as each other", "5123406789"],
    ["one is drawn as another that is drawn so too", "0123436789"],
    ["all are moved on by one", "1234567890"],
  ])("is not where %s", async (_how, drawnAs) => {
    expect(await isDrawn(await open(inFont(drawnAs)), "850.00")).toBe(false);
  });
});

describe("a total with something between or beside its digits that its text does not have is not seen", () => {
  const drawn = (text: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="17" height="18"><text y="15" font-family="serif" font-size="16">${text}</text></svg>`)}`;
  const row = (inner: string, css = "") =>
    `<style>${css}</style><p><span>Grand total</span> <b style="font-weight:400">${inner}</b></p>`;
  test.each([
    ["a picture", row(`$9<img style="vertical-align:bottom" src="${drawn("00")}">.00`)],
    ["a picture behind it", row(`USD 9<img style="vertical-align:bottom" src="${drawn("00")}">`)],
    [
      "a path",
      row(
        `$9<svg width=18 height=16 style="vertical-align:bottom"><path d="M3 2h8v12h-8z" fill=none stroke=black /></svg>.00`,
      ),
    ],
    ["a field", row(`$9<input value="00" style="border:0;padding:0;margin:0;width:16px;font:inherit">.00`)],
    [
      "a ground",
      row(
        `$9<i style="padding-left:17px;background:url(&quot;${drawn("00")}&quot;) no-repeat left top">.00</i>`,
      ),
    ],
    [
      "a shut shadow tree",
      row(`$9<span id=s></span>.00<script>s.attachShadow({mode:'closed'}).innerHTML='00'</script>`),
    ],
    [
      "a frame",
      row(
        `$9<iframe style="border:0;width:18px;height:18px;vertical-align:bottom" srcdoc="<body style='margin:0;font:16px serif'>00"></iframe>.00`,
      ),
    ],
    [
      "a bar before it",
      row(
        `<i style="display:inline-block;width:1px;height:11px;background:#000;margin-right:2px"></i>9.00 USD`,
      ),
    ],
    ["quotation marks of digits", row("$9<i></i>.00", `i{quotes:"00" "1"} i::after{content:open-quote}`)],
    ["a counter", row("$9<i></i>.00", "i::after{counter-reset:x 50;content:counter(x)}")],
  ])("%s", async (_what, html) => {
    const page = await bench.open(html);
    const shown = await readShownTotal(page, pace);
    expect(shown === undefined || !(await isDrawn(page, shown.total.amount))).toBe(true);
  });
});

/** Its text could be read as far as styles tell; its plain digits aren't in the picture. */
const looksEmpty = new Set([
  "in letters of which only the outline is drawn",
  "white on a picture",
  "in a page turned around",
  "under a sticky head until it is scrolled",
  "under a notice about cookies",
]);

test("a higher total in digits of another script is read, too", async () => {
  const page = await bench.open(
    `<p>Total <b>$15.00</b></p><p>Order total <b>$\u0669\u0660\u0660.\u0660\u0660</b></p>`,
  );
  expect(await readTotal(page, pace)).toEqual({ amount: "900.00" });
});

describe("digits that no person reads are no part of an amount", () => {
  test.each([
    ["a digit is invisible", `<p>Total <b>$9<i style="opacity:0">5</i>00.00</b></p>`],
    ["a digit has no size", `<p>Total <b>$90<i style="font-size:0">5</i>0.00</b></p>`],
    ["a digit has the colour of the ground", `<p>Total <b>$90<i style="color:#fff">5</i>0.00</b></p>`],
    ["a style sheet adds a digit", `<style>b::before{content:"$9"}</style><p>Total <b>00.00</b></p>`],
    [
      "a style sheet writes all of it",
      `<style>b::before{content:attr(data-sum)}</style><p>Total <b data-sum="$900.00"></b></p>`,
    ],
    [
      "a style turns the digits around",
      `<p>Total <b style="unicode-bidi:bidi-override;direction:rtl">00.009$</b></p>`,
    ],
    [
      "a style changes their order",
      `<p>Total <b style="display:inline-flex;flex-direction:row-reverse"><i>00.00</i><i>9</i><i>$</i></b></p>`,
    ],
    [
      "the words before it are invisible",
      `<p><i style="font-size:0">Subtotal</i> Order total <b>$900.00</b></p>`,
    ],
    [
      "it is marked as deleted, and no line is drawn",
      `<p>Order total <del style="text-decoration:none">$900.00</del></p>`,
    ],
    [
      "an invisible amount follows",
      `<table><tr><td>Order total</td><td>$900.00</td><td style="opacity:0">$15.00</td></tr></table>`,
    ],
    ["it is held by a field that takes nothing", `<p>Order total <input readonly value="$900.00"></p>`],
  ])("%s", async (_how, html) => {
    const total = await readTotal(await bench.open(html), pace);
    expect(total).toEqual({ amount: "900.00" });
  });
});

describe("a total that a person reads is read", () => {
  const total = (style = "") => `<p style="${style}"><span>Order total</span> <b>$900.00</b></p>`;
  test.each([
    ["white on a dark ground", `<div style="background:#123">${total("color:#fff")}</div>`],
    [
      "white on a picture",
      `<div style="background-image:url(data:image/gif;base64,R0lGODlhAQABAAAAACw=)">${total("color:#fff")}</div>`,
    ],
    [
      "white on a dark picture beside it",
      `<div style="position:relative;height:60px"><div style="position:absolute;inset:0;background:#012"></div>${total("position:relative;color:#fff")}</div>`,
    ],
    [
      "white on a ground that takes no pointer",
      `<div style="position:relative;height:60px"><div style="position:absolute;inset:0;background:#012;pointer-events:none"></div>${total("position:relative;z-index:1;color:#fff")}</div>`,
    ],
    [
      "white on a ground of a style sheet",
      `<style>.c{position:relative;isolation:isolate}.c::before{content:"";position:absolute;inset:0;background:#012;z-index:-1}</style><div class=c>${total("color:#fff")}</div>`,
    ],
    ["on a gradient", `<div style="background:linear-gradient(#036,#069)">${total("color:#fff")}</div>`],
    [
      "in letters cut out of a gradient",
      total("background:linear-gradient(#036,#069);background-clip:text;color:transparent"),
    ],
    [
      "in a sticky footer",
      `${tall}<footer style="position:sticky;bottom:0;background:#fff">${total()}</footer>`,
    ],
    [
      "in a fixed footer",
      `${tall}<div style="position:fixed;bottom:0;left:0;right:0;background:#222">${total("color:#eee")}</div>`,
    ],
    ["in a dark page", `<style>html{color-scheme:dark}</style>${total()}`],
    ["in a dark page with a ground", `<style>body{background:#111;color:#ddd}</style>${total()}`],
    ["in a page that declares itself dark", `<meta name=color-scheme content=dark>${total("color:#eee")}`],
    ["in a page turned around", `<style>html{filter:invert(1) hue-rotate(180deg)}</style>${total()}`],
    ["a little dimmed", `<div style="filter:brightness(.9) drop-shadow(0 0 2px #ccc)">${total()}</div>`],
    [
      "in a part that fades out",
      `<div style="mask-image:linear-gradient(#000 80%,transparent)">${total()}</div>`,
    ],
    ["with a hairline around its letters", total("-webkit-text-stroke:.5px #fff")],
    [
      "in letters of which only the outline is drawn",
      total("-webkit-text-fill-color:transparent;-webkit-text-stroke:1px #000"),
    ],
    ["in letters of which only the shadow is drawn", total("color:transparent;text-shadow:0 0 0 #000")],
    ["in a colour of a wide space", total("color:oklch(.45 .1 260)")],
    ["drawn", `<svg width=300 height=40><text y=20>Order total $900.00</text></svg>`],
    ["in small grey print", total("font-size:11px;color:#999")],
    ["dimmed while it is worked out", total("opacity:.5")],
    ["far down the page", `${tall}${total()}`],
    [
      "in a column that has been scrolled on",
      `<div style="height:120px;overflow:auto">${tall}${total()}${tall}</div>`,
    ],
    [
      "in a summary that scrolls by itself",
      `<div style="display:flex;height:100vh;overflow:hidden"><aside style="overflow-y:auto;height:300px">${tall}${total()}</aside></div>`,
    ],
    [
      "under a sticky head until it is scrolled",
      `<header style="position:sticky;top:0;height:90px;background:#fff">Shop</header><div style="margin-top:-60px">${total()}</div>${tall}`,
    ],
    [
      "under a clear link",
      `<div style="position:relative">${total()}<a href=# style="position:absolute;inset:0"></a></div>`,
    ],
    ["through the pointer", total("pointer-events:none")],
    [
      "twice, once for screen readers",
      `<p>Order total <b><span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0);white-space:nowrap">$900.00</span><span aria-hidden=true>$900.00</span></b></p>`,
    ],
    [
      "named for screen readers only",
      `<p><span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)">Order total</span> <b>$900.00</b></p>`,
    ],
    ["beside a crossed-out price", `<p>Order total <s>$1,200.00</s> <b>$900.00</b></p>`],
    [
      "beside a price crossed out by its style",
      `<p>Order total <span style="text-decoration:line-through">$1,200.00</span> <b>$900.00</b></p>`,
    ],
    ["in a shadow root", `<x-y><template shadowrootmode=open>${total()}</template></x-y>`],
    ["in an open summary", `<details open><summary>Order</summary>${total()}</details>`],
    [
      "on the line that opens a shut summary",
      `<details><summary>Show order summary <span>Total</span> <b>$900.00</b></summary>${decoy()}</details>`,
    ],
    ["above instalments", `${total()}<p>or 4 interest-free payments of <b>$225.00</b></p>`],
    ["after savings", `<p>Total savings <b>$1,200.00</b></p>${total()}`],
    [
      "with a currency that a style sheet writes",
      `<style>b::before{content:"$"}</style><p>Order total <b>900.00</b></p>`,
    ],
    [
      "under a notice about cookies",
      `${total()}<div role=dialog style="position:fixed;inset:0;background:#fff">We use cookies <button>Accept</button></div>`,
    ],
  ])("%s", async (_how, html) => {
    const page = await bench.open(html);
    expect(await readTotal(page, pace)).toEqual({ amount: "900.00" });
    expect(await isDrawn(page, "900.00")).toBe(!looksEmpty.has(_how));
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
  });

  test("no part of the page is left scrolled", async () => {
    const page = await bench.open(
      `<div id=box style="height:120px;overflow:auto;scroll-behavior:smooth">${tall}${total()}</div>${tall}${total()}`,
    );
    await page.evaluate(() => document.getElementById("box")?.scrollTo({ top: 40, behavior: "instant" }));
    await readTotal(page, pace);
    expect(await page.evaluate(() => [document.getElementById("box")?.scrollTop, scrollY])).toEqual([40, 0]);
  });
});

describe("where two totals contradict each other", () => {
  test("the higher counts, and the other is told", async () => {
    const page = await bench.open(`${order}${decoy("font-size:30px")}`);
    expect(await readShownTotal(page, pace)).toMatchObject({
      total: { amount: "900.00" },
      contradicting: [{ amount: "15.00" }],
    });
  });

  test("a sum in another currency is told, and not compared", async () => {
    const page = await bench.open(`<p>Order total <b>USD 15.00</b></p><p>Total <b>KWD 59.000</b></p>`);
    expect(await readShownTotal(page, pace)).toMatchObject({
      total: { amount: "15.00", currency: "USD" },
      contradicting: [{ amount: "59.000", currency: "KWD" }],
    });
  });

  test("a page that says the same total twice does not contradict itself", async () => {
    const page = await bench.open(`${order}<footer>Total: $900.00</footer>`);
    expect(await readShownTotal(page, pace)).toMatchObject({
      total: { amount: "900.00" },
      contradicting: [],
    });
  });
});
