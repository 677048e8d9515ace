import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readManifest } from "./read-manifest.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "manifest-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: unknown) {
  const file = join(folder, "stores.json");
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return readManifest(file);
}

const store = { name: "a shop", url: "http://127.0.0.1:8080/mug" };

it("takes a store with no more than a name and an address", async () => {
  expect(await read([store])).toEqual([
    { ...store, allowedDomains: [], profile: {}, answers: {}, ignoreHttpsErrors: false, expect: "succeeded" },
  ]);
});

it("keeps all that is said of a store", async () => {
  const whole = {
    ...store,
    request: "the blue one",
    allowedDomains: ["pay.example"],
    profile: {
      name: { first: "Ada", last: "Lovelace" },
      contact: { email: "ada@example.com" },
      shipping: { addressLines: ["1 Analytical Way"], countryCode: "GB" },
    },
    answers: { payment_method: { payment_method: "*" } },
    ignoreHttpsErrors: true,
    maxCost: { amount: "20.00", currency: "GBP" },
    expect: "failed:out_of_stock",
  };
  expect(await read([whole])).toEqual([whole]);
});

it.each([
  [[{ ...store, name: undefined }], "[0].name"],
  [[store, { ...store, url: "mug" }], "[1].url"],
  [[{ ...store, maxCost: { amount: 20, currency: "USD" } }], "[0].maxCost.amount"],
  [[{ ...store, answers: { card: "4242" } }], "[0].answers.card"],
  [
    [{ ...store, profile: { shipping: { addressLines: "1 Analytical Way" } } }],
    "[0].profile.shipping.addressLines",
  ],
  [[{ ...store, expect: "failed" }], "[0].expect"],
  [{ stores: [] }, "expected array"],
  ["[{", "no JSON"],
])("refuses %j, and names %s and the file", async (content, place) => {
  const reading = read(content);
  await expect(reading).rejects.toThrow(place);
  await expect(reading).rejects.toThrow("stores.json");
});
