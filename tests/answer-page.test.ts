import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "../packages/sandbox/tests/support/open-browser.ts";
import { type RunningProduct, startProduct } from "../scripts/start-product.ts";
import { callStore } from "./support/call-store.ts";
import { canariesOf, createCardNumber, createSecurityCode } from "./support/canaries.ts";
import { findBarriers } from "./support/find-barriers.ts";
import { findInFolder } from "./support/find-in-folder.ts";
import { findServer } from "./support/kill-server.ts";
import { openOwner } from "./support/open-owner.ts";
import { createShopper } from "./support/shopper.ts";
import { fillDataFolder } from "./support/start-tested-product.ts";
import { takeHeapStrings } from "./support/take-heap-strings.ts";

/** Where to keep what the pages looked like; nowhere unless the variable is set. */
const picturesFolder = process.env.ANSWER_PAGE_PICTURES;
const phone = { width: 390, height: 844 };

let folder: string;
let snapshots: string;
let product: RunningProduct;
let browser: Browser;
const logLines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cartwright-answer-"));
  snapshots = await mkdtemp(join(tmpdir(), "cartwright-heap-"));
  await fillDataFolder(folder);
  product = await startProduct(
    {
      ROLES: "api,worker,sandbox,answer",
      LOG_LEVEL: "trace",
      DATA_DIR: folder,
      NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${snapshots}`,
    },
    (line) => logLines.push(line),
  );
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await Promise.all([folder, snapshots].map((each) => rm(each, { recursive: true, force: true })));
});

interface MailedCode {
  to: string;
  text: string;
}

async function readCode(email: string): Promise<string> {
  const { text } = await callStore(new URL("/_mails", product.getUrl("mailbox")));
  const mails = JSON.parse(text) as MailedCode[];
  const [, code = ""] = /Your code is (\d{6})/.exec(mails.find(({ to }) => to === email)?.text ?? "") ?? [];
  return code;
}

async function keepPicture(page: Page, name: string): Promise<void> {
  if (picturesFolder) await page.screenshot({ path: join(picturesFolder, `${name}.png`) });
}

/** In both colour schemes, on a phone and on a desk. */
async function expectUsable(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const)
    for (const size of [phone, { width: 1440, height: 900 }]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await keepPicture(page, `${name}-${colorScheme}-${size.width}`);
      expect(await findBarriers(page)).toEqual([]);
      const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      expect(overflow).toBeLessThanOrEqual(0);
    }
}

it("is answered by a person who signs in to the workspace, and by nobody who signs in to another", async () => {
  const account = { email: "owner@example.com", password: "correct horse" };
  const owner = await openOwner(product, account.email);
  await owner.workspaces.create({ name: "Analytical Engines" });
  const { id } = await owner.checkouts.create({
    target: { url: new URL("/products/trail-tee", product.getUrl("hartwell")).href },
  });
  await expect
    .poll(async () => (await owner.checkouts.get(id)).pendingUserAction?.key, { timeout: 60_000 })
    .toBe("variant");
  const { url } = await owner.checkouts.createAnswerLink(id);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(url);
  await stranger.getByRole("link", { name: "Sign in to the workspace" }).click();
  await stranger.getByRole("link", { name: "Open one" }).click();
  await stranger.getByLabel("Name").fill("Mallory");
  await stranger.getByLabel("E-mail").fill("mallory@example.com");
  await stranger.getByLabel("Password").fill("correct horse battery");
  await stranger.getByRole("button", { name: "Open the account" }).click();
  await stranger.getByRole("heading", { name: "This is another workspace's question" }).waitFor();
  await stranger.goto(url);
  expect(await stranger.content()).not.toContain("Trail Tee");

  const page = await (await browser.newContext({ viewport: phone })).newPage();
  await page.goto(url);
  expect(await page.getByRole("button", { name: "Send the code" }).count()).toBe(0);
  await page.getByRole("link", { name: "Sign in to the workspace" }).click();
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Size").selectOption("L");
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("heading", { name: "Declined" }).waitFor();
  expect((await owner.checkouts.get(id)).failure).toEqual({ reason: "user_cancelled" });
});

it("can be read and used by all, in both colour schemes, on a phone and on a desk", async () => {
  const shopper = await createShopper(product);
  const { client, email } = shopper;
  const { id } = await shopper.start({ product: "/products/trail-tee" });
  await expect
    .poll(async () => (await client.checkouts.get(id)).pendingUserAction?.key, { timeout: 60_000 })
    .toBe("variant");
  const { url } = await client.checkouts.createAnswerLink(id);
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole("button", { name: "Send the code" }).click();
  await expectUsable(page, "unproven");
  await page.getByLabel("Code from the e-mail").fill(await readCode(email));
  await page.getByRole("button", { name: "Continue" }).click();
  await expectUsable(page, "variant");
  for (const list of await page.getByRole("combobox").all()) await list.selectOption({ index: 1 });
  await page.getByRole("button", { name: "Choose" }).click();
  await page.getByRole("heading", { name: "Done" }).waitFor();
  await expectUsable(page, "done");

  await expect
    .poll(async () => (await client.checkouts.get(id)).pendingUserAction?.key, { timeout: 60_000 })
    .toBe("card");
  await page.goto((await client.checkouts.createAnswerLink(id)).url);
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByLabel("Code from the e-mail").fill(await readCode(email));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Card number").waitFor();
  await expectUsable(page, "card");
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("heading", { name: "Declined" }).waitFor();
  expect((await client.checkouts.get(id)).failure).toEqual({ reason: "user_cancelled" });
  await page.goto(url);
  await page.getByRole("heading", { name: "This link has ended" }).waitFor();
  await expectUsable(page, "gone");
});

it("a card that is given on the page, without a script, buys, and is found nowhere but in the shop", async () => {
  const shopper = await createShopper(product);
  const { client, email } = shopper;
  const { id } = await shopper.start({ product: "/products/trail-tee", request: "The Slate one in size L" });
  await expect
    .poll(async () => (await client.checkouts.get(id)).pendingUserAction?.key, { timeout: 60_000 })
    .toBe("card");
  const { url } = await client.checkouts.createAnswerLink(id);
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto(url);
  const shown = await page.content();
  for (const word of ["Trail Tee", "hartwell", "Slate", "Lovelace", "Analytical", email, "39.22"])
    expect(shown).not.toContain(word);
  await page.getByRole("button", { name: "Send the code" }).click();
  await page.getByLabel("Code from the e-mail").fill(await readCode(email));
  await page.getByRole("button", { name: "Continue" }).click();

  const words = await page.locator("main").textContent();
  for (const word of [
    "Trail Tee",
    "Slate",
    "hartwell.localhost",
    "1 Analytical Way",
    "$39.22",
    "Quantity: 1",
  ])
    expect(words).toContain(word);
  const decline = await page.getByRole("button", { name: "Decline" }).boundingBox();
  expect((decline?.y ?? phone.height) + (decline?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  const picture = page.locator("img");
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240);
  expect(await picture.evaluate((image: HTMLImageElement) => new URL(image.src).host)).toBe(
    new URL(url).host,
  );
  await keepPicture(page, "card-without-script");
  expect(await page.getByLabel("Card number").getAttribute("autocomplete")).toBe("cc-number");

  const secrets = { card: createCardNumber(), "security code": createSecurityCode() };
  await page.getByLabel("Card number").fill(secrets.card);
  await page.getByLabel("MM / YY").fill("12 / 34");
  await page.getByLabel("Security code").fill(secrets["security code"]);
  await page.getByRole("button", { name: "Pay" }).click();
  await page.getByRole("heading", { name: "Done" }).waitFor();

  await expect
    .poll(async () => (await client.checkouts.get(id)).status, { timeout: 60_000 })
    .toBe("succeeded");
  const [order] = await shopper.readOrders();
  expect(order).toMatchObject({ cardLast4: secrets.card.slice(-4) });

  const canaries = canariesOf(secrets);
  const heap = await takeHeapStrings(await findServer(product.processId), snapshots);
  expect(heap.includes("hartwell.localhost")).toBe(true);
  expect(canaries.findIn(heap)).toEqual([]);
  expect(canaries.findIn(Buffer.from(logLines.join("\n")))).toEqual([]);
  expect(logLines.join("\n")).not.toContain(url.split("/").at(-1));
  await context.close();
  // The last test of the file: what the database still holds in memory is written now.
  await product.stop();
  const found = await findInFolder(folder, { canaries, besides: email, except: "sandbox" });
  expect(found).toEqual({ hasOther: true, hits: [] });
});
