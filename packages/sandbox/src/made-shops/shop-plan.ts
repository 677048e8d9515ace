import { type MoneyFormat, moneyFormat } from "./money-format.ts";
import { type Person, people } from "./people.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";
import { plainTraits, type TraitName, type Traits, traitNames, traits } from "./traits.ts";
import { chooseWords, type Say } from "./words/choose-words.ts";

/** A product option with its values. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
  /** The value that the request names. */
  readonly wanted: string;
}

export interface Delivery {
  readonly id: string;
  readonly title: string;
  readonly priceMinor: number;
}

/** Everything that is decided about a made shop before its first page is rendered. */
export interface ShopPlan {
  readonly seed: number;
  readonly traits: Traits;
  readonly say: Say;
  readonly person: Person;
  readonly product: {
    readonly title: string;
    readonly priceMinor: number;
    readonly options: readonly ProductOption[];
  };
  readonly quantity: number;
  /** Plain English, as an agent would write it; empty if there is nothing to say. */
  readonly request: string;
  readonly deliveries: readonly Delivery[];
  readonly money: MoneyFormat;
  /** Random values for one aspect of this shop; the same name gives the same values. */
  readonly random: (name: string) => SeededRandom;
}

/** Each trait is plain half of the time, so a shop differs from the plainest in about half of its traits. */
const plainShare = 0.5;

export function drawTraits(seed: number): Traits {
  const drawn = traitNames.map((name) => {
    const random = seededRandom(seed, `trait ${name}`);
    return [name, random.chance(plainShare) ? plainTraits[name] : random.pick<string>(traits[name])];
  });
  return Object.fromEntries(drawn) as Traits;
}

/** The shop of a seed, or the same shop with some of its traits reset. */
export function planShop(seed: number, changes: Partial<Record<TraitName, string>> = {}): ShopPlan {
  const shopTraits = { ...drawTraits(seed), ...changes } as Traits;
  const random = (name: string): SeededRandom => seededRandom(seed, name);
  const say = chooseWords(shopTraits.language, seed, random("words"));
  const options = planOptions(shopTraits, say, random("options"));
  const quantity = shopTraits.quantity === "none" ? 1 : random("quantity").pick([1, 1, 2, 3]);
  return {
    seed,
    traits: shopTraits,
    say,
    person: people[shopTraits.language],
    product: {
      title: random("product").pick(titles),
      priceMinor: random("price").pick([1290, 4900, 8450, 12_900, 129_000]),
      options,
    },
    quantity,
    request: requestFor(options, quantity),
    deliveries: planDeliveries(shopTraits, say),
    money: moneyFormat(shopTraits),
    random,
  };
}

const titles = ["Garden Chair", "Walnut Bowl", "Linen Throw", "Brass Lamp", "Oak Stool", "Stoneware Jug"];
const colours = ["Moss", "Slate", "Chalk", "Ember"];
const sizes = ["S", "M", "L", "XL"];

function planOptions({ options }: Traits, say: Say, random: SeededRandom): ProductOption[] {
  const colour = { name: say("colour"), values: colours, wanted: random.pick(colours) };
  const size = { name: say("size"), values: sizes, wanted: random.pick(sizes) };
  if (options === "none") return [];
  if (options === "two-selects") return [colour, size];
  return [random.chance(0.6) ? colour : size];
}

function requestFor(options: readonly ProductOption[], quantity: number): string {
  const wanted = options.map(({ name, wanted }) => (name === wanted ? wanted : `${name}: ${wanted}`));
  const pieces = quantity > 1 ? [`${quantity} pieces`] : [];
  return [...wanted, ...pieces].join(", ");
}

function planDeliveries({ deliveryPrices }: Traits, say: Say): Delivery[] {
  const cheap = { id: "std", title: say("standard"), priceMinor: deliveryPrices === "free-first" ? 0 : 490 };
  const middle = { id: "reg", title: say("registered"), priceMinor: 890 };
  const dear = { id: "exp", title: say("express"), priceMinor: 1900 };
  return deliveryPrices === "cheapest-last" ? [dear, middle, cheap] : [cheap, middle, dear];
}

export function cheapestOf(deliveries: readonly Delivery[]): Delivery {
  const [cheapest] = [...deliveries].sort((left, right) => left.priceMinor - right.priceMinor);
  if (!cheapest) throw new Error("a shop without delivery");
  return cheapest;
}
