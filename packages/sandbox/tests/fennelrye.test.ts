import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../src/index.ts";
import { mailedCode } from "./support/buy-at-fennelrye.ts";
import { newShopper, type Shopper } from "./support/shopper.ts";

let sandbox: Sandbox;
const shopper = () => newShopper(sandbox.port, "fennelrye.localhost");

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, latencyMs: 0 });
});
afterAll(() => sandbox.close());

async function signIn(visitor: Shopper): Promise<void> {
  await visitor.postForm("/account/sign-in", {
    email: "buyer@fennelrye.example",
    password: "correct horse",
  });
  await visitor.postForm("/account/code", { otp: await mailedCode(visitor) });
}

async function shopperWith(item: string): Promise<Shopper> {
  const visitor = shopper();
  await signIn(visitor);
  await visitor.postForm("/basket/add", { item, pieces: "1" });
  return visitor;
}

const ADDRESS = {
  "f[given]": "Ada",
  "f[family]": "Lovelace",
  "f[land]": "DE",
  "f[street]": "Mühlweg 12",
  "f[post]": "04109",
  "f[town]": "Leipzig",
  "f[tel]": "+49 341 555 0101",
  email: "ada@example.com",
  privacy: "yes",
};

async function goToPayment(visitor: Shopper, method = "post"): Promise<string> {
  await visitor.postForm("/order/address", ADDRESS);
  const page = (await visitor.get("/order/delivery")).text;
  const day = /name="day"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? "";
  await visitor.postForm("/order/delivery", { day, method });
  return (await visitor.get("/order/payment")).text;
}

describe("an account", () => {
  it("is needed to order", async () => {
    const visitor = shopper();
    await visitor.postForm("/basket/add", { item: "plum-jam" });
    const { headers } = await visitor.get("/order/address");
    expect(headers.location).toBe("/account/sign-in?next=/order/address");
  });

  it("opens with a password and the mailed code, never with a wrong one of either", async () => {
    const visitor = shopper();
    const account = { email: "buyer@fennelrye.example" };
    const wrong = await visitor.postForm("/account/sign-in", { ...account, password: "wrong horse" });
    expect(wrong.text).toContain("E-mail or password is not right.");
    await visitor.postForm("/account/sign-in", { ...account, password: "correct horse" });
    expect((await visitor.postForm("/account/code", { otp: "000000" })).text).toContain(
      "not the code we sent",
    );
    const right = await visitor.postForm("/account/code", {
      otp: await mailedCode(visitor),
      next: "//evil.example",
    });
    expect(right.headers.location).toBe("/basket");
    expect((await visitor.get("/")).text).toContain("Sign out");
  });

  it("can be new, once for each e-mail and only with the privacy box", async () => {
    const person = {
      given: "Grace",
      family: "Hopper",
      email: "grace@example.com",
      password: "compilers",
      password2: "compilers",
    };
    const refused = await shopper().postForm("/account/new", { ...person, password2: "compiler" });
    expect(refused.text).toContain("The two passwords differ.");
    expect(refused.text).toContain("Please agree to the privacy notice.");
    const visitor = shopper();
    await visitor.postForm("/account/new", { ...person, privacy: "yes" });
    const opened = await visitor.postForm("/account/code", { otp: await mailedCode(visitor) });
    expect(opened.status).toBe(302);
    const again = await shopper().postForm("/account/new", { ...person, privacy: "yes" });
    expect(again.text).toContain("There is already an account with this e-mail.");
  });
});

describe("the pages of the order", () => {
  it("come one after the other and say what is missing", async () => {
    const visitor = await shopperWith("plum-jam");
    expect((await visitor.get("/order/review")).headers.location).toBe("/order/address");
    const refused = await visitor.postForm("/order/address", { ...ADDRESS, "f[town]": "", privacy: "" });
    expect(refused.text).toContain("Please fill in: Town");
    expect(refused.text).toContain("Please agree to the privacy notice.");
    await visitor.postForm("/order/address", ADDRESS);
    expect((await visitor.postForm("/order/delivery", { day: "", method: "" })).text).toContain(
      "Please pick a delivery day.",
    );
    expect((await visitor.postForm("/order/payment", {})).text).toContain("Please choose how to pay.");
  });

  it("give every field a new id on each load, and the same name to two of them", async () => {
    const visitor = await shopperWith("plum-jam");
    const ids = async () =>
      /name="f\[street\]" id="([^"]*)"/.exec((await visitor.get("/order/address")).text)?.[1];
    expect(await ids()).toMatch(/^f\[street\]:/);
    expect(await ids()).not.toBe(await ids());
    expect((await visitor.get("/order/address")).text.match(/name="email"/g)).toHaveLength(2);
  });

  it("speak German under a prefix", async () => {
    const visitor = shopper();
    expect((await visitor.get("/de/item/plum-jam")).text).toContain("In den Warenkorb");
    await visitor.postForm("/de/basket/add", { item: "plum-jam" });
    expect((await visitor.get("/de/basket")).text).toContain("Zur Kasse");
  });
});

describe("products that go wrong", () => {
  it("are sold out, as a whole or in one combination", async () => {
    const visitor = shopper();
    const add = (fields: Readonly<Record<string, string>>) => visitor.postForm("/basket/add", fields);
    expect((await add({ item: "gone-goose" })).headers.location).toContain("error=soldOutError");
    const loaf = { item: "rye-loaf", "opt[size]": "half", "opt[cut]": "sliced" };
    expect((await add(loaf)).headers.location).toContain("error=soldOutError");
    expect((await add({ item: "rye-loaf" })).headers.location).toContain("error=chooseError");
  });

  it("cost more only once delivery is known", async () => {
    const visitor = await shopperWith("wedding-cake");
    expect((await visitor.get("/basket")).text).not.toContain("€135.00");
    expect(await goToPayment(visitor, "van")).toContain("€135.00");
  });

  it("have a checkout that is dead, or elsewhere", async () => {
    const dead = await (await shopperWith("dead-dough")).get("/order/address");
    expect(dead.status).toBe(500);
    const visitor = await shopperWith("runaway-bun");
    await goToPayment(visitor);
    const stray = await visitor.get("/order/payment");
    expect(stray.headers.location).toMatch(/^http:\/\/elsewhere\.localhost:\d+\//);
  });

  it("are paid only once the bank has heard the code", async () => {
    const visitor = await shopperWith("guarded-ham");
    await goToPayment(visitor);
    const card = new URL(
      String((await visitor.postForm("/order/payment", { pay: "card" })).headers.location),
    );
    const fields = {
      scheme: "MC",
      ccno: "4242 4242 4242 4242",
      mon: "12",
      yr: "2099",
      chk: "123",
      holder: "Ada",
    };
    const host = { host: card.hostname };
    expect((await visitor.postForm(card.pathname, fields, host)).text).toContain(
      "The card type does not match",
    );
    const taken = await visitor.postForm(card.pathname, { ...fields, scheme: "VI" }, host);
    const back = new URL(String(taken.headers.location));
    await visitor.get(back.pathname + back.search);
    const place = async () =>
      (await visitor.postForm("/order/place", { terms: "yes" })).json<{ bank: string }>();
    const bank = new URL((await place()).bank);
    await visitor.postForm(bank.pathname, { challengeDataEntry: "123456" }, { host: bank.hostname });
    expect(await place()).toMatchObject({ next: expect.stringContaining("/order/thank-you") });
  });
});
