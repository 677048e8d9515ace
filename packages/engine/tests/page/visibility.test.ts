import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFields } from "../../src/page/fields/read-fields.ts";
import { fillField } from "../../src/page/filling/fill.ts";
import { frameVisibility, isFrameSeen } from "../../src/page/is-frame-seen.ts";
import { openPageBench, type PageBench, pace } from "./support/open-page.ts";

let bench: PageBench;
beforeAll(async () => {
  bench = await openPageBench();
});
afterAll(() => bench.close());

const field = `<label>Card number <input name=n autocomplete=cc-number></label>`;
const tall = `<div style="height:3000px"></div>`;

test("behind a window that has one choose, nothing can be used before that is closed", async () => {
  const choice = "<label><input type=radio name=way value=post> By post</label><button>Apply</button>";
  const html = (inside: string) => `${field}<dialog>${inside}</dialog>`;
  const fieldsOf = async (inside: string) => {
    const page = await bench.open(html(inside));
    await page.evaluate("document.querySelector('dialog').showModal()");
    return (await readFields(page, pace)).map(({ name }) => name);
  };
  expect(await fieldsOf(choice)).toEqual(["way"]);
  expect(await fieldsOf("<p>Hello!</p><button>Close</button>")).toEqual(["n"]);
});

describe("a card field that a person cannot see is not read", () => {
  test.each([
    [
      "in a 3 px box at opacity .01",
      `<div style="opacity:.01;width:3px;height:3px;overflow:hidden">${field}</div>`,
    ],
    ["with opacities that multiply", `<div style="opacity:.3"><p style="opacity:.3">${field}</p></div>`],
    ["behind a filter", `<div style="filter:opacity(2%)">${field}</div>`],
    ["behind a mask", `<div style="mask-image:linear-gradient(transparent,transparent)">${field}</div>`],
    ["scaled to nothing", `<div style="transform:scale(.02)">${field}</div>`],
    ["of five pixels", `<input autocomplete=cc-number style="width:5px;height:5px;border:0;padding:0">`],
    ["clipped to a strip", `<div style="clip-path:inset(0 0 98% 0)">${field}</div>`],
    ["clipped to a point", `<div style="clip-path:polygon(0 0,1px 0,1px 1px)">${field}</div>`],
    [
      "clipped as screen readers' texts are",
      `<div style="position:absolute;clip:rect(0 2px 2px 0)">${field}</div>`,
    ],
    [
      "beyond the edge of a box",
      `<div style="overflow:hidden;height:50px"><div style="height:200px"></div>${field}</div>`,
    ],
    ["above its page", `<div style="position:absolute;top:-400px">${field}</div>`],
    [
      "before a box that scrolls",
      `<div style="overflow:auto;height:90px"><div style="margin-top:-300px">${field}</div>${tall}</div>`,
    ],
    ["fixed below the window", `<div style="position:fixed;top:120vh">${field}</div>${tall}`],
    ["below a page that does not scroll", `<style>html{overflow:hidden;height:100vh}</style>${tall}${field}`],
    [
      "beside a page that does not scroll across",
      `<style>body{overflow-x:hidden}</style><div style="position:absolute;left:3000px">${field}</div>`,
    ],
  ])("%s", async (_how, html) => {
    const page = await bench.open(html);
    expect((await readFields(page, pace)).map(({ role }) => role)).not.toContain("cardNumber");
  });
});

describe("a card field that a person can bring into view is read", () => {
  test.each([
    ["far down the page", `${tall}${field}`],
    [
      "down a part that scrolls",
      `<div style="height:100vh;overflow:hidden"><div style="height:300px;overflow:auto">${tall}${field}</div></div>`,
    ],
    [
      "in a body that scrolls by itself",
      `<style>html{overflow:hidden;height:100%}body{overflow:auto;height:100%;margin:0}</style>${tall}${field}`,
    ],
    [
      "lifted out of a box of no height",
      `<div style="height:0;overflow:hidden"><div style="position:absolute;top:40px">${field}</div></div>`,
    ],
    [
      "under a cookie banner",
      `${field}<div style="position:fixed;inset:0;background:white">We use cookies <button>OK</button></div>`,
    ],
    ["in a form that is dimmed", `<div style="opacity:.4">${field}</div>`],
    ["in a shadow root", `<x-pay><template shadowrootmode=open>${field}</template></x-pay>`],
    [
      "in a page from right to left",
      `<style>html{direction:rtl}</style><div style="width:3000px">${field}</div>`,
    ],
  ])("%s", async (_how, html) => {
    const page = await bench.open(html);
    expect((await readFields(page, pace)).map(({ role }) => role)).toContain("cardNumber");
  });
});

describe("a frame", () => {
  const frame = (style: string) => `<iframe id=f src=/frame style="${style}"></iframe>`;
  const cover = (style: string) =>
    `<div style="position:relative;width:300px;height:100px">${frame("width:300px;height:100px;border:0")}<div style="position:absolute;inset:0;${style}"></div></div>`;

  test.each([
    ["in plain sight", frame("width:300px;height:100px"), "seen"],
    ["far down the page", `${tall}${frame("width:300px;height:100px")}`, "seen"],
    ["of 3 by 3 pixels at opacity .01", frame("width:3px;height:3px;opacity:.01;border:0"), "unseen"],
    [
      "in a box without extent",
      `<div style="width:2px;height:2px;overflow:hidden">${frame("")}</div>`,
      "unseen",
    ],
    ["at opacity .01", `<div style="opacity:.1"><p style="opacity:.1">${frame("")}</p></div>`, "unseen"],
    ["beside the page", frame("position:absolute;left:-900px"), "unseen"],
    ["under an opaque layer", cover("background:#eee"), "covered"],
    ["under a picture that takes no pointer", cover("background:#eee;pointer-events:none"), "covered"],
    ["under a shade", cover("background:rgba(0,0,0,.4)"), "seen"],
    ["under a clear link", cover(""), "seen"],
  ])("is told %s", async (_where, html, expected) => {
    const page = await bench.open(html, { "/frame": { body: field } });
    const inner = page.frames().find((one) => one.url().endsWith("/frame"));
    expect(inner && (await frameVisibility(inner, pace))).toBe(expected);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("is as visible as the frames around it", async () => {
    const page = await bench.open(`<iframe src=/outer style="width:4px;height:4px"></iframe>`, {
      "/outer": { body: `<iframe src=/frame style="width:300px;height:100px"></iframe>` },
      "/frame": { body: field },
    });
    const inner = page.frames().find((one) => one.url().endsWith("/frame"));
    expect(inner && (await isFrameSeen(inner, pace))).toBe(false);
  });
});

describe("a card number", () => {
  const covered = (style: string) =>
    `<div style="position:relative;width:300px">${field}<div style="position:absolute;inset:0;${style}"></div></div>`;

  test.each([
    ["is typed into a field in plain sight", field, true],
    ["is typed through a clear layer", covered(""), true],
    [
      "is typed under a bar that the field can be scrolled away from",
      `${field}${tall}<div style="position:fixed;top:0;left:0;right:0;height:120px;background:#fff"></div>`.replace(
        "<label",
        "<label style='display:block;margin-top:400px'",
      ),
      true,
    ],
    [
      "is typed under a layer that goes away",
      `${covered("background:#fff").replace('<div style="position:absolute', '<div id=wait style="position:absolute')}<script>setTimeout(() => wait.remove(), 400)</script>`,
      true,
    ],
    ["is not typed under an opaque layer", covered("background:#fff"), false],
    [
      "is not typed under a layer that takes no pointer",
      covered("background:#fff;pointer-events:none"),
      false,
    ],
  ])("%s", async (_how, html, isTyped) => {
    const page = await bench.open(html);
    const [found] = (await readFields(page, pace)).filter(({ role }) => role === "cardNumber");
    const outcome = found && (await fillField(found, "4242424242424242", pace));
    expect(outcome?.filled).toBe(isTyped);
    expect(await page.locator("[name=n]").inputValue()).toBe(isTyped ? "4242424242424242" : "");
  });
});
