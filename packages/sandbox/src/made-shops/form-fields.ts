import { cheapestOf, type ShopPlan } from "./shop-plan.ts";
import type { WordKey } from "./words/choose-words.ts";

export type Section =
  | "account"
  | "contact"
  | "address"
  | "delivery"
  | "payment"
  | "boxes"
  | "review"
  | "card";

export interface FormField {
  /** Its name in the shop's records. */
  readonly id: string;
  /** The control's name in the form; see the trait `names`. */
  readonly name: string;
  readonly label: string;
  readonly kind: "text" | "email" | "tel" | "date" | "password" | "select" | "radios" | "checkbox";
  readonly isRequired: boolean;
  readonly choices: readonly { readonly value: string; readonly title: string }[];
  /** Its initial value. */
  readonly preset: string;
  readonly autocomplete: string;
}

type Draft = Partial<Omit<FormField, "id" | "name">> & { readonly id: string; readonly word: WordKey };

/** The fields of one part of the checkout, in the shop's order. */
export function fieldsOf(section: Section, plan: ShopPlan): FormField[] {
  return draftsOf(section, plan).map((draft) => complete(draft, plan));
}

function draftsOf(section: Section, plan: ShopPlan): Draft[] {
  switch (section) {
    case "account":
    case "review":
      return [];
    case "contact":
      return contactFields(plan);
    case "address":
      return addressFields(plan);
    case "delivery":
      return deliveryFields(plan);
    case "payment":
      return paymentFields(plan);
    case "card":
      return cardFields(plan);
    case "boxes":
      return boxFields(plan);
  }
}

function contactFields({ traits, say }: ShopPlan): Draft[] {
  const fields: Draft[] = [{ id: "email", word: "email", kind: "email", autocomplete: "email" }];
  if (traits.emailTwice === "yes") fields.push({ id: "emailAgain", word: "emailAgain", kind: "email" });
  if (traits.phone !== "absent")
    fields.push({
      id: "phone",
      word: "phone",
      kind: "tel",
      autocomplete: "tel",
      isRequired: traits.phone === "required",
    });
  if (traits.title === "select")
    fields.push({ id: "title", word: "title", kind: "select", choices: titleChoices(say) });
  if (traits.title === "radios")
    fields.push({ id: "title", word: "title", kind: "radios", choices: titleChoices(say) });
  return [...fields, ...birthdayFields(traits.birthday)];
}

function titleChoices(say: ShopPlan["say"]): FormField["choices"] {
  return [
    { value: "1", title: say("mrs") },
    { value: "2", title: say("mr") },
  ];
}

function birthdayFields(birthday: string): Draft[] {
  if (birthday === "date") return [{ id: "birthday", word: "birthday", kind: "date", autocomplete: "bday" }];
  if (birthday === "text") return [{ id: "birthday", word: "birthday", autocomplete: "bday" }];
  if (birthday === "none") return [];
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      value: `${from + index}`,
      title: `${from + index}`,
    }));
  return [
    { id: "birthDay", word: "birthday", kind: "select", choices: range(1, 31), autocomplete: "bday-day" },
    { id: "birthMonth", word: "birthday", kind: "select", choices: range(1, 12), autocomplete: "bday-month" },
    {
      id: "birthYear",
      word: "birthday",
      kind: "select",
      choices: range(1940, 2008),
      autocomplete: "bday-year",
    },
  ];
}

function addressFields(plan: ShopPlan): Draft[] {
  const { traits } = plan;
  const country = countryField(plan);
  const postcode: Draft = { id: "postcode", word: "postcode", autocomplete: "postal-code" };
  const city: Draft = { id: "city", word: "city", autocomplete: "address-level2" };
  const rest = [...streetFields(traits.street), city, ...regionFields(plan)];
  const company: Draft[] =
    traits.company === "none"
      ? []
      : [{ id: "company", word: "company", isRequired: false, autocomplete: "organization" }];
  const name = nameFields(traits.nameFields);
  switch (traits.fieldOrder) {
    case "usual":
      return [...name, ...company, ...rest.slice(0, -1), postcode, ...rest.slice(-1), ...country];
    case "country-first":
      return [...country, ...name, ...company, ...rest, postcode];
    case "postcode-first":
      return [...name, ...company, postcode, ...rest, ...country];
  }
}

function nameFields(nameTrait: string): Draft[] {
  const first: Draft = { id: "firstName", word: "firstName", autocomplete: "given-name" };
  const last: Draft = { id: "lastName", word: "lastName", autocomplete: "family-name" };
  if (nameTrait === "one") return [{ id: "fullName", word: "fullName", autocomplete: "name" }];
  return nameTrait === "family-first" ? [last, first] : [first, last];
}

function streetFields(street: string): Draft[] {
  if (street === "number-apart")
    return [
      { id: "streetName", word: "streetName", autocomplete: "address-line1" },
      { id: "houseNumber", word: "houseNumber", autocomplete: "address-line2" },
    ];
  const line: Draft = { id: "street", word: "street", autocomplete: "address-line1" };
  return street === "one"
    ? [line]
    : [line, { id: "street2", word: "street2", isRequired: false, autocomplete: "address-line2" }];
}

function regionFields({ traits, person, random }: ShopPlan): Draft[] {
  if (traits.region === "none") return [];
  const field = { id: "region", word: "region", autocomplete: "address-level1" } as const;
  if (traits.region === "text") return [field];
  const first = 100 + random("region numbers").below(400);
  const part = { "select-code": 0, "select-name": 1, "select-number": 2 }[traits.region];
  const choices = person.regions.map(([code, title], index) => ({
    value: [code, title, `${first + index}`][part] ?? code,
    title,
  }));
  return [{ ...field, kind: "select", choices }];
}

const countryCodes = [
  "AT",
  "BE",
  "CA",
  "CH",
  "DE",
  "DK",
  "ES",
  "FR",
  "GB",
  "IE",
  "IT",
  "JP",
  "NL",
  "PL",
  "PT",
  "SE",
  "US",
];

function countryField({ traits, person }: ShopPlan): Draft[] {
  const names = new Intl.DisplayNames([traits.language], { type: "region" });
  const codes = traits.country === "only-one" ? [person.countryCode] : countryCodes;
  const choices = codes.map((value) => ({ value, title: names.of(value) ?? value }));
  const preset = traits.country === "select" ? "" : person.countryCode;
  return [{ id: "country", word: "country", kind: "select", choices, preset, autocomplete: "country" }];
}

function deliveryFields({ traits, deliveries, money, say }: ShopPlan): Draft[] {
  const choices = deliveries.map(({ id, title, priceMinor }) => ({
    value: id,
    title: `${title} (${say("days")}) – ${priceMinor === 0 ? say("free") : money.format(priceMinor)}`,
  }));
  const preset = traits.delivery === "preselected" ? cheapestOf(deliveries).id : "";
  const kind = traits.deliveryControl === "select" ? "select" : "radios";
  return [{ id: "delivery", word: "delivery", kind, choices, preset }];
}

function paymentFields(plan: ShopPlan): Draft[] {
  const { traits, say } = plan;
  const card = { value: "card", title: say("card") };
  const others = [
    { value: "transfer", title: say("transfer") },
    { value: "cod", title: say("onDelivery") },
  ];
  const isInline = traits.cardPlace === "inline";
  if (traits.cardPlace === "no-card")
    return [{ id: "method", word: "payment", kind: "radios", choices: others }];
  if (traits.payment === "card-only") return isInline ? cardFields(plan) : [];
  const choices = traits.payment === "card-last" ? [...others, card] : [card, ...others];
  const method: Draft = {
    id: "method",
    word: "payment",
    kind: "radios",
    choices,
    preset: traits.payment === "card-first" ? "card" : "",
  };
  return isInline ? [method, ...cardFields(plan)] : [method];
}

export function cardFields({ traits, say }: ShopPlan): Draft[] {
  const brands = ["Visa", "Mastercard", "American Express"].map((title) => ({ value: title, title }));
  return [
    ...(traits.brands === "select"
      ? [{ id: "brand", word: "card", kind: "select", choices: brands, autocomplete: "cc-type" } as const]
      : []),
    ...(traits.cardholder === "yes"
      ? [{ id: "cardholder", word: "cardholder", autocomplete: "cc-name" } as const]
      : []),
    { id: "cardNumber", word: "cardNumber", autocomplete: "cc-number" },
    ...expiryFields(traits.expiry, say),
    { id: "cvc", word: "cvc", autocomplete: "cc-csc" },
    ...(traits.saveCard === "none"
      ? []
      : [
          {
            id: "saveCard",
            word: "saveCard",
            kind: "checkbox",
            isRequired: false,
            preset: traits.saveCard === "ticked" ? "yes" : "",
          } as const,
        ]),
  ];
}

function expiryFields(expiry: string, say: ShopPlan["say"]): Draft[] {
  if (expiry === "one") return [{ id: "expiry", word: "expiry", autocomplete: "cc-exp" }];
  const month: Draft = { id: "expiryMonth", word: "expiryMonth", autocomplete: "cc-exp-month" };
  const year: Draft = { id: "expiryYear", word: "expiryYear", autocomplete: "cc-exp-year" };
  if (expiry === "two-boxes") return [month, year];
  const months = Array.from({ length: 12 }, (_, index) => `${index + 1}`.padStart(2, "0"));
  const years = Array.from({ length: 12 }, (_, index) => `${2026 + index}`);
  const choices = (values: readonly string[]) => values.map((value) => ({ value, title: value }));
  return [
    { ...month, kind: "select", choices: choices(months), label: say("expiryMonth") },
    { ...year, kind: "select", choices: choices(years), label: say("expiryYear") },
  ];
}

function boxFields({ traits }: ShopPlan): Draft[] {
  const box = (id: string, word: WordKey, state: string): Draft[] =>
    state === "none"
      ? []
      : [{ id, word, kind: "checkbox", isRequired: false, preset: state === "ticked" ? "yes" : "" }];
  const required = (id: string, word: WordKey): Draft => ({ id, word, kind: "checkbox", isRequired: true });
  const terms = traits.terms === "none" ? [] : [required("terms", "terms")];
  const privacy = traits.terms === "two-boxes" ? [required("privacy", "privacy")] : [];
  const billing = { none: "none", "same-ticked": "ticked", "same-unticked": "unticked" }[traits.billing];
  return [
    ...box("sameAddress", "sameAddress", billing),
    ...box("extras", "insurance", traits.extras),
    ...box("newsletter", "newsletter", traits.newsletter),
    ...terms,
    ...privacy,
  ];
}

function complete(draft: Draft, plan: ShopPlan): FormField {
  const { id, word, label, ...rest } = draft;
  return {
    kind: "text",
    isRequired: true,
    choices: [],
    preset: "",
    autocomplete: "off",
    ...rest,
    id,
    label: label ?? plan.say(word),
    name: nameOf(id, plan),
  };
}

const misleadingNames: Readonly<Record<string, string>> = {
  email: "login",
  phone: "fax",
  firstName: "name2",
  lastName: "company",
  street: "city_line",
  city: "state",
  postcode: "zone",
  region: "district_city",
  country: "language",
  cardNumber: "reference",
};

/** The name of a field's control, in requests and on the page. */
function nameOf(id: string, { traits, random }: ShopPlan): string {
  const snake = id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  switch (traits.names) {
    case "natural":
    case "missing":
      return snake;
    case "bracketed":
      return `checkout[details][${snake}]`;
    case "hashed":
      return `f${random(`name ${id}`).code(10)}`;
    case "misleading":
      return misleadingNames[id] ?? `value_${random(`name ${id}`).code(6)}`;
  }
}
