import { beforeAll, describe, expect, it } from "vitest";
import type { BrowserPool } from "../../src/index.ts";
import { sharedPool } from "../support/shared-pool.ts";
import { buyFromPages } from "./support/buy-from-pages.ts";
import { selling } from "./support/page-shop.ts";

let pool: BrowserPool;
beforeAll(async () => {
  pool = await sharedPool();
});

const comment = `<h2>Leave a reply</h2><form method="post" action="/message" novalidate><label>Comment * <textarea name="words" required></textarea></label>
  <label>Name * <input name="name" required></label><label>E-mail * <input name="email" type="email" required></label><button>Post comment</button></form>`;

/** Marks what is required by a star alone, for its own script. */
const enquiry = `<h2>Send us your question</h2><form method="post" action="/message"><p><label for="en">Your name: <b>*</b></label><input id="en" name="name"></p>
  <p><label for="em">Your e-mail: <b>*</b></label><input id="em" type="email" name="email"></p>
  <p><label for="ec">Country <b>*</b></label><select id="ec" name="country"><option value="">Choose a country*</option><option>Austria</option><option>United States</option></select></p>
  <p><label for="ep">Contact number: <b>*</b></label><input id="ep" name="phone"></p>
  <p><label for="ew">Your message <b>*</b></label><textarea id="ew" name="words" placeholder="Enter your message*"></textarea></p><button>Send email</button></form>`;

const dead = (message: string) => `<h1>Garden Chair</h1><p style="font-size:2em">$80.00</p>
  <button type="button" onclick="this.textContent='Added'">Add to basket</button>${message}`;

describe.concurrent("a form that writes to the shop", () => {
  it.each([
    ["a comment", comment],
    ["a question", enquiry],
  ])("is never sent while the run looks for the checkout: %s", async (_what, message) => {
    const { outcome, host, shop } = await buyFromPages(pool, selling(dead(message)), { patience: 0.1 });

    expect(outcome).toMatchObject({ status: "failed" });
    expect(shop.visits.filter(({ path }) => path === "/message")).toEqual([]);
    expect(host.questions).toEqual([]);
  });
});
