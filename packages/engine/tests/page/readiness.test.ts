import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callInPage } from "../../src/page/call-in-page.ts";
import { notAllowed, press } from "../../src/page/moves/press.ts";
import { pickMove, readMoves } from "../../src/page/moves/read-moves.ts";
import { watchRequests } from "../../src/page/waiting/request-watch.ts";
import { settle } from "../../src/page/waiting/settle.ts";
import { wordsBeforePress } from "../../src/phases/submit/press/change-at-press.ts";
import type { Visit } from "../../src/phases/visit.ts";
import { fetchInPage } from "../../src/shops/fetch-in-page.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench({ hasNewPages: true });
});
afterAll(() => bench.close());

const pressFirst = (page: Page) => press(page, page.locator("button").first(), pace);

test("the order's button is read before it is pressed, though its page is busy for a while", async () => {
  const page = await bench.open("<button>Pay $80.00</button>");
  await page.evaluate(
    "void setTimeout(() => { const until = Date.now() + 3000; while (Date.now() < until); })",
  );
  const visit = { page, pace } as Visit;
  expect(await wordsBeforePress(visit, { locator: page.locator("button") })).toContain("Pay $80.00");
});

describe("a press proves that something began", () => {
  test("a form is there before its handlers are: nothing began, nothing was sent", async () => {
    const page = await bench.open("<button type=button>Place order</button>");
    expect(await press(page, page.locator("button"), pace, { watchMs: 300 })).toEqual({
      began: "nothing",
      sentRequests: 0,
    });
  });

  test("a request leaves", async () => {
    const page = await bench.open(
      `<button type=button onclick="fetch('/pay',{method:'POST'})">Pay</button>`,
      { "/pay": { body: "ok" } },
    );
    expect(await pressFirst(page)).toEqual({ began: "request", sentRequests: 1 });
    await settle(page, pace);
    expect(bench.received).toContain("POST /pay");
  });

  test("what the engine itself asks the shop for is no request of the page's", async () => {
    const page = await bench.open("<p>Product</p>", { "/cart.js": { body: "{}" } });
    const requests = watchRequests(page);
    await fetchInPage({ page, pace }, { path: "/cart.js" });
    expect(bench.received).toContain("GET /cart.js");
    expect(requests.sentCount()).toBe(0);
    await page.evaluate("fetch('/cart.js')");
    expect(requests.sentCount()).toBe(1);
  });

  test("a navigation begins, also to a slow page", async () => {
    const page = await bench.open("<form action=/next><button>Continue</button></form>", {
      "/next?": { body: "<p>Next</p>", afterMs: 400 },
    });
    const proof = await pressFirst(page);
    expect(proof.began).toBe("navigation");
    await settle(page, pace);
    expect(await page.textContent("p")).toBe("Next");
  });

  test("a page whose script is at work takes it late: it was made, and is not made again", async () => {
    const page = await bench.open(
      `<button type=button onclick="const until=Date.now()+3000;while(Date.now()<until);fetch('/pay')">Pay</button>`,
      { "/pay": { body: "ok" } },
    );
    const proof = await press(page, page.locator("button"), pace, { clickMs: 1_500 });
    expect(proof).toEqual({ began: "request", sentRequests: 1 });
  });

  test("a button of the document that has come meanwhile is not pressed in its place", async () => {
    const page = await bench.open(`<button>Continue</button>`, {
      "/next": { body: `<button onclick="document.title='pressed'">Pay now</button>` },
    });
    const proof = await press(page, page.locator("button"), pace, {
      mayPress: async () => {
        await page.evaluate("location='/next'");
        await page.waitForURL("**/next");
        return true;
      },
    });
    expect(proof).toMatchObject({ began: "navigation", why: "not there" });
    expect(await page.title()).not.toBe("pressed");
  });

  const form = (rest: string) =>
    `<form action="/pay"><button>Pay</button></form><script>
      let told = []; for (const type of ['mousedown', 'mouseup', 'click']) addEventListener(type, ({ target }) => told.push(type + ' ' + target.nodeName));
      const button = document.querySelector('button');</script>${rest}`;
  test.each([
    ["is allowed no more once the button is down", "", notAllowed],
    [
      "is on a button as large as the window",
      "<style>button { position: fixed; inset: 0 }</style>",
      notAllowed,
    ],
    [
      "is in a link that can be dragged",
      "<script>button.outerHTML = '<a href=/pay draggable=true><button type=button>Pay</button></a>'</script>",
      notAllowed,
    ],
    [
      "meets a page that is busy from then on",
      "<script>button.onmousedown = () => { const until = Date.now() + 3000; while (Date.now() < until); }</script>",
      notAllowed,
    ],
  ])("a press that %s clicks on nothing", async (_what, rest, why) => {
    const page = await bench.open(form(rest), { "/pay": { body: "paid" } });
    const asked: string[] = [];
    const proof = await press(page, page.locator("button"), pace, {
      mayPress: async (moment) => asked.push(moment) === 1,
    });
    expect(proof).toMatchObject({ began: "nothing", sentRequests: 0, why });
    expect(await page.evaluate("told.filter((one) => /BUTTON|click [^H]/.test(one))")).toEqual([
      "mousedown BUTTON",
    ]);
    expect(bench.received).toEqual(["GET /"]);
  });

  test("a press on a button that is disabled by then is not made", async () => {
    const page = await bench.open(form("<script>button.disabled = true</script>"));
    const proof = await press(page, page.locator("button"), pace, {
      clickMs: 500,
      mayPress: async () => true,
    });
    expect(proof.why).toBeDefined();
    expect(await page.evaluate("told")).toEqual([]);
  });

  test("a press on a button that something covers as it goes down clicks on nothing", async () => {
    const page = await bench.open(form(""), { "/pay": { body: "paid" } });
    const asked: string[] = [];
    const cover =
      "document.body.insertAdjacentHTML('beforeend', '<a href=/pay style=\\'position:fixed;inset:0\\'>Other</a>')";
    const proof = await press(page, page.locator("button"), pace, {
      clickMs: 5_000,
      mayPress: async (moment) => {
        if (asked.push(moment) === 1) await page.evaluate(cover);
        return true;
      },
    });
    expect(proof.why).toBeDefined();
    expect(asked).toEqual(["pointed"]);
    expect(bench.received).toEqual(["GET /"]);
  });

  test("the button becomes busy, and the request only follows", async () => {
    const page = await bench.open(
      `<button type=button onclick="this.disabled=true;setTimeout(()=>fetch('/pay'),3000)">Pay</button>`,
    );
    expect((await pressFirst(page)).began).toBe("busy");
  });

  test("a changed document is a beginning; a carousel that turns by itself is none", async () => {
    const page =
      await bench.open(`<div class=carousel></div><button type=button onclick="p.hidden=false">Choose</button><dialog id=p hidden></dialog>
      <a role=button>Dead</a><script>setInterval(()=>document.querySelector('.carousel').textContent=Math.random(),20)</script>`);
    expect((await pressFirst(page)).began).toBe("changed");
    expect((await press(page, page.locator("a"), pace, { watchMs: 300 })).began).toBe("nothing");
  });

  test("what covers the button is named, and nothing was sent", async () => {
    const page = await bench.open(
      `<button type=button onclick="fetch('/pay')">Pay</button><div class=loading-mask style="position:fixed;inset:0"></div>`,
    );
    const proof = await press(page, page.locator("button"), { ...pace, remainingMs: () => 1_000 });
    expect(proof).toMatchObject({
      began: "nothing",
      sentRequests: 0,
      why: expect.stringContaining("covered by <div"),
    });
  });
});

describe("waiting until it is over", () => {
  test("a quiet page costs next to nothing", async () => {
    const page = await bench.open("<p>Still</p>");
    await settle(page, pace);
    const startedAt = performance.now();
    await settle(page, pace);
    expect(performance.now() - startedAt).toBeLessThan(400);
  });

  test("a save made by the page itself after a pause is waited for, and what it changes", async () => {
    const page = await bench.open(
      `<input onblur="setTimeout(()=>fetch('/save').then(()=>setTimeout(()=>out.textContent='saved',30)),600)"><p id=out></p>`,
      { "/save": { body: "", afterMs: 300 } },
    );
    await settle(page, pace);
    await page.fill("input", "x");
    await page.locator("input").blur();
    await settle(page, pace, { awaitSaveMs: 1_600 });
    expect(await page.textContent("#out")).toBe("saved");
  });

  test("a document is waited for whose middle a style sheet holds up", async () => {
    const page = await bench.open("", {
      "/": {
        body: `<!doctype html><p>Start</p><link rel=stylesheet href=/slow.css><script>1</script><p id=end>End</p>`,
      },
      "/slow.css": { body: "", afterMs: 900, headers: { "content-type": "text/css" } },
    });
    await page.goto(page.url(), { waitUntil: "commit" });
    await settle(page, pace);
    expect(await page.locator("#end").count()).toBe(1);
  });

  test("a spinner is waited for", async () => {
    const page = await bench.open(
      `<div class=spinner style="width:20px;height:20px"></div><script>setTimeout(()=>document.querySelector('.spinner').remove(),700)</script>`,
    );
    await settle(page, pace);
    expect(await page.locator(".spinner").count()).toBe(0);
  });

  test("a gallery that loads is not waited for, but a turning wheel drawn as a picture is", async () => {
    const picture = (width: number) =>
      `<img width=${width} height=${width} src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">`;
    const gallery = await bench.open(
      `<div class="gallery-loading loading">${picture(300)}<a href="#">Zoom</a></div><p>$20</p>`,
    );
    const from = performance.now();
    await settle(gallery, pace);
    expect(performance.now() - from).toBeLessThan(2_000);
    expect(await gallery.locator(".loading").count()).toBe(1);
    const wheel = await bench.open(
      `<div class=loading>${picture(40)}</div><script>setTimeout(()=>document.querySelector('div').remove(),700)</script>`,
    );
    await settle(wheel, pace);
    expect(await wheel.locator(".loading").count()).toBe(0);
  });

  test("a spinner of a number, with its arrows, is nothing to wait for", async () => {
    const page = await bench.open(
      `<span class="ui-spinner ui-widget"><input value=1><a class="ui-spinner-button ui-spinner-up">▲</a><a class="ui-spinner-button ui-spinner-down">▼</a></span>`,
    );
    expect(await settle(page, pace, { limitMs: 1_000 })).toBe(true);
  });

  test("a form with fields that says that it is loading is waited for", async () => {
    const page = await bench.open(
      `<form class=loading><input value=1></form><script>setTimeout(()=>document.querySelector('form').className='',700)</script>`,
    );
    await settle(page, pace);
    expect(await page.locator("form.loading").count()).toBe(0);
  });

  test.each(["Wird geladen …", "Lädt...", "Loading"])(
    "what says in the page's language or in English that it loads is waited for: %s",
    async (words) => {
      const page = await bench.open(
        `<!doctype html><html lang="de-AT"><body><p>${words}</p><script>setTimeout(()=>document.querySelector('p').remove(),700)</script>`,
      );
      expect(await settle(page, pace)).toBe(true);
      expect(await page.locator("p").count()).toBe(0);
    },
  );

  test("a shop is not loading where its language calls it by the word that another has for that", async () => {
    const page = await bench.open(
      `<!doctype html><html lang="de"><body><p>Laden</p><p>Hauptstraße 1</p></body></html>`,
    );
    expect(await settle(page, pace)).toBe(true);
  });

  test("network idle never comes: a long poll and a carousel do not hold the run", async () => {
    const page = await bench.open(
      `<div class=x></div><script>fetch('/poll');setInterval(()=>document.querySelector('.x').textContent=Math.random(),10)</script>`,
      { "/poll": { body: "", afterMs: 60_000 } },
    );
    const startedAt = performance.now();
    await settle(page, pace, { limitMs: 2_000 });
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });

  test("a stopped run stops the wait", async () => {
    const page = await bench.open("<div class=spinner style='width:20px;height:20px'></div>");
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error("cancelled")), 100);
    await expect(settle(page, { signal: stop.signal, remainingMs: () => 30_000 })).rejects.toThrow(
      "cancelled",
    );
  });
});

describe("moves", () => {
  test("wallets are never a move, and the page's own button is told from the header's", async () => {
    const page =
      await bench.open(`<header><a href=/cart>Cart</a></header><button>PayPal</button><button aria-label="Buy with Apple Pay"></button>
      <form><button name=add>Add to cart</button></form><div role=button>Continue</div><input type=submit value="Place order" disabled>`);
    const found = await readMoves(page, pace);
    expect(found.map(({ move }) => move).sort()).toEqual(["add_to_cart", "continue", "pay", "view_cart"]);
    expect(pickMove(found, "pay")?.disabled).toBe(true);
  });

  test("a row of numbered steps is no way on", async () => {
    const page = await bench.open(
      "<ul><li><a href=#>1. Basket</a><li><a href=#>2. Checkout</a><li><a href=#>3. Complete</a></ul><button>Continue</button>",
    );
    expect((await readMoves(page, pace)).map(({ text }) => text)).toEqual(["Continue"]);
  });

  test("two buttons of one move: the large one of the form comes first", async () => {
    const page = await bench.open(
      `<header><a href=/checkout>Checkout</a></header><form><button style="width:300px;height:50px">Checkout</button></form>`,
    );
    const best = pickMove(await readMoves(page, pace), "go_to_checkout");
    expect(await best?.locator.evaluate((element) => element.localName)).toBe("button");
  });
});

test("what a layer over the whole window is in front of is told from what is in the layer", async () => {
  const layer = (style: string, content: string) => `<div style="position:fixed;${style}">${content}</div>`;
  const page =
    await bench.open(`<button>Add to cart</button><p style="height:2000px"></p><button>Further down</button>
    ${layer("inset:100px;z-index:1;background:#fff", "<button>Maybe later</button>")}
    ${layer("inset:0;z-index:2;background:#0006", "")}
    ${layer("inset:0 0 0 auto;width:300px;z-index:3;background:#fff", "<button>Checkout</button>")}`);
  const read = () => callInPage({ frame: page.mainFrame(), pace }, "readPressables", null);
  expect((await read()).flatMap(({ text, isBehind }) => (isBehind ? [text] : []))).toEqual([
    "Add to cart",
    "Further down",
    "Maybe later",
  ]);
  await page
    .locator("div")
    .nth(1)
    .evaluate((scrim) => scrim.remove());
  expect((await read()).filter(({ isBehind }) => isBehind)).toEqual([]);
});
