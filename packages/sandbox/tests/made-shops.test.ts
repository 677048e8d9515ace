import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fieldsOf } from "../src/made-shops/form-fields.ts";
import { judgeOrders } from "../src/made-shops/judge-orders.ts";
import { streetLine } from "../src/made-shops/people.ts";
import {
  type MadeShopsListener,
  type ServedShop,
  serveMadeShops,
} from "../src/made-shops/serve-made-shops.ts";
import { cheapestOf, planShop, type ShopPlan } from "../src/made-shops/shop-plan.ts";
import { stepsOf } from "../src/made-shops/visit.ts";

let shops: MadeShopsListener;
beforeAll(async () => {
  shops = await serveMadeShops({ slowMs: 0 });
});
afterAll(() => shops.close());

it("makes the same shop from the same seed, and another one from another", () => {
  expect(planShop(5).traits).toEqual(planShop(5).traits);
  expect(planShop(5).traits).not.toEqual(planShop(6).traits);
});

it("makes shops in which whoever sends the right values has bought the right thing", async () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const shop = shops.open(seed);
    await buyByHand(shop);
    expect([seed, shop.orders().length, judgeOrders(shop)]).toEqual([seed, 1, []]);
    shop.close();
  }
});

/** Sends what a browser would send from a form that was filled in rightly, step by step. */
async function buyByHand(shop: ServedShop): Promise<void> {
  const { plan } = shop;
  const send = customer(shop);
  const options = plan.product.options.map(({ name, wanted }) => [`option_${name}`, wanted]);
  await send("/add", { ...Object.fromEntries(options), quantity: `${plan.quantity}` });
  for (const [step, sections] of stepsOf(plan).entries()) {
    if (sections[0] === "account") {
      await send("/guest", {});
      continue;
    }
    if (plan.traits.cardPlace.includes("of-shop")) await send("/card-value", card);
    const fields = sections.flatMap((section) => fieldsOf(section, plan));
    const values = wantedValues(plan);
    const sent = fields.flatMap(({ id, name, choices }) => {
      const value = values[id] ?? choices[0]?.value;
      return value === undefined ? [] : [[name, value] as const];
    });
    await send("/checkout", Object.fromEntries(sent));
    // A shop that is suspicious of fast customers takes the same again.
    if (plan.traits.guard === "too-fast-once" && shop.orders().length === 0)
      await send("/checkout", { ...Object.fromEntries(sent), step: `${step}` });
  }
}

const card = { cardNumber: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123" };

function wantedValues({ person, traits, deliveries }: ShopPlan): Record<string, string> {
  const { firstName, lastName, email, phone, nationalPhone, city, postcode, countryCode, regions } = person;
  const region = regions.find(([code]) => code === person.regionCode);
  return {
    ...card,
    email,
    emailAgain: email,
    phone: traits.phoneRule === "digits" ? nationalPhone : phone,
    birthday: "1985-12-10",
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    street: streetLine(person),
    streetName: person.street,
    houseNumber: person.houseNumber,
    street2: "",
    company: "",
    city,
    postcode,
    country: countryCode,
    ...(traits.region === "select-code" && { region: person.regionCode }),
    ...((traits.region === "text" || traits.region === "select-name") && { region: region?.[1] ?? "" }),
    delivery: cheapestOf(deliveries).id,
    method: traits.cardPlace === "no-card" ? "transfer" : "card",
    cardholder: `${firstName} ${lastName}`,
    expiryMonth: "12",
    expiryYear: "34",
    saveCard: "",
    extras: "",
    newsletter: "",
    sameAddress: "yes",
    terms: "yes",
    privacy: "yes",
  };
}

/** One customer of a shop, as a browser keeps them: by a cookie. */
function customer({ url }: ServedShop): (path: string, values: Record<string, string>) => Promise<void> {
  const { host, port } = new URL(url);
  let cookie = "";
  return async (path, values) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const sending = request(
        { host: "127.0.0.1", port, path, method: "POST", headers: { host, cookie } },
        (response) => {
          cookie = response.headers["set-cookie"]?.[0]?.split(";")[0] ?? cookie;
          resolve(text(response));
        },
      );
      sending.on("error", reject);
      sending.end(String(new URLSearchParams(values)));
    });
    expect(answer).not.toContain("404");
  };
}
