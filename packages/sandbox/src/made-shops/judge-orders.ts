import type { MadeShop } from "./open-made-shop.ts";
import type { MadeOrder } from "./order-book.ts";
import { streetLine } from "./people.ts";
import { cheapestOf } from "./shop-plan.ts";

/**
 * What is wrong with the orders of a shop in which exactly one purchase was expected; empty if nothing is.
 */
export function judgeOrders(shop: Pick<MadeShop, "plan" | "orders" | "subscriptions">): string[] {
  const orders = shop.orders();
  const wrongs = orders.flatMap((order) => judgeOrder(order, shop));
  if (orders.length > 1) wrongs.push(`${orders.length} orders`);
  if (shop.subscriptions().length > 0) wrongs.push("an address was given to a newsletter");
  return wrongs;
}

function judgeOrder(order: MadeOrder, { plan }: Pick<MadeShop, "plan">): string[] {
  const wrongs = [...judgeGoods(order, plan), ...judgeValues(order, plan)];
  if (order.trapped.length > 0) wrongs.push("a hidden field was filled in");
  for (const box of ["newsletter", "extras", "saveCard"])
    if (order.values[box] === "yes") wrongs.push(`${box} was left ticked`);
  return wrongs;
}

type Plan = MadeShop["plan"];

function judgeGoods({ lines }: MadeOrder, { product, quantity }: Plan): string[] {
  const [line, ...others] = lines;
  if (!line) return ["no goods"];
  const wrongs = others.length > 0 ? [`also ordered: ${others.map(({ title }) => title).join(", ")}`] : [];
  if (line.title !== product.title) wrongs.push(`ordered ${line.title}`);
  if (line.quantity !== quantity) wrongs.push(`${line.quantity} pieces instead of ${quantity}`);
  for (const { name, wanted } of product.options)
    if (line.options[name] !== wanted) wrongs.push(`${name} ${line.options[name]} instead of ${wanted}`);
  return wrongs;
}

function judgeValues({ values }: MadeOrder, plan: Plan): string[] {
  return Object.entries(wantedValues(plan)).flatMap(([id, wanted]) => {
    const given = values[id];
    if (given === undefined) return alwaysGiven.has(id) ? [`${id} is missing`] : [];
    const accepted = Array.isArray(wanted) ? wanted : [wanted];
    return accepted.some((value) => plain(value) === plain(given))
      ? []
      : [`${id} is "${given}" instead of "${accepted[0]}"`];
  });
}

/** Fields that every shop has. */
const alwaysGiven = new Set(["email", "city", "delivery", "cardNumber"]);

/** The accepted values of each field, for the fields that the shop has. */
function wantedValues({ person, traits, deliveries }: Plan): Record<string, string | string[]> {
  const region = person.regions.find(([code]) => code === person.regionCode);
  const regionIndex = person.regions.findIndex(([code]) => code === person.regionCode);
  return {
    email: person.email,
    emailAgain: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    fullName: [`${person.firstName} ${person.lastName}`, `${person.lastName} ${person.firstName}`],
    phone: [
      person.phone,
      person.nationalPhone,
      person.phone.replace("+", ""),
      person.phone.replace("+", "00"),
    ],
    street: streetLine(person),
    street2: "",
    streetName: person.street,
    houseNumber: person.houseNumber,
    company: "",
    postcode: person.postcode,
    city: person.city,
    ...(traits.region !== "none" && region && traits.region !== "select-number" && { region: [...region] }),
    ...(traits.region === "select-number" && { regionIndex: `${regionIndex}` }),
    country: person.countryCode,
    delivery: cheapestOf(deliveries).id,
    ...(traits.cardPlace === "no-card"
      ? { method: ["transfer", "cod"] }
      : { method: "card", cardNumber: "4242424242424242", cvc: "123" }),
  };
}

/** Ignores case, accents and separators: a shop's form may require either spelling. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s\-/.()]+/g, "");
}
