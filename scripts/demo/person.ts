/** The buyer in the demo. */
export const buyer = {
  name: { first: "Ada", last: "Lovelace" },
  contact: { email: "ada@example.com", phone: "+14155550123" },
  shipping: {
    addressLines: ["1 Analytical Way"],
    locality: "San Francisco",
    administrativeAreaCode: "CA",
    postalCode: "94107",
    countryCode: "US",
  },
};

/** The answers of the person in the demo. The card is the sandbox's approving test card. */
export const person: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  variant: { Size: "L", Color: "Slate" },
  card: { card_number: "4242 4242 4242 4242", card_expiry: "12 / 34", card_cvc: "123" },
};

export function mask(name: string, value: string): string {
  return name === "card_number" ? `•••• •••• •••• ${value.slice(-4)}` : value.replaceAll(/\d/g, "•");
}
