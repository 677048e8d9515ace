import { type Checkout, type Client, createClient, type PendingUserAction } from "@cartwright/contract";

export const card = { number: "4242 4242 4242 4242", expiry: "12 / 34", code: "123", name: "Ada Lovelace" };

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

export async function signUp(baseUrl: string): Promise<Client> {
  const { apiKey } = await createClient({ baseUrl }).signup({});
  return createClient({ baseUrl, apiKey });
}

/** Makes a whole purchase and answers the card question at once. Throws unless it succeeds. */
export async function buyThroughApi(...purchase: Parameters<typeof tryToBuy>): Promise<Checkout> {
  const ended = await tryToBuy(...purchase);
  if (ended.status !== "succeeded")
    throw new Error(
      `A purchase ended as ${ended.status}: ${JSON.stringify(ended.progressItems.at(-1)?.data)}`,
    );
  return ended;
}

interface Following {
  onCreated?: (id: string) => Promise<void>;
  /** Is told of each question that asks for something other than a card, and stays open. */
  onOther?: (question: PendingUserAction) => void;
}

/** Like {@link buyThroughApi}, but also returns a purchase that has failed. */
export async function tryToBuy(
  client: Client,
  url: string,
  buyerProfileId: string,
  { onCreated, onOther }: Following = {},
): Promise<Checkout> {
  const { id } = await client.checkouts.create({ target: { url }, buyerProfileId });
  await onCreated?.(id);
  let latest: Checkout | undefined;
  for await (const checkout of client.checkouts.watch(id, { pollMs: 40 })) {
    latest = checkout;
    const action = checkout.pendingUserAction;
    if (action && action.key !== "card") onOther?.(action);
    if (action?.key !== "card") continue;
    await client.checkouts.submitAction(id, action.id, {
      card_number: card.number,
      card_expiry: card.expiry,
      card_cvc: card.code,
    });
  }
  if (!latest) throw new Error("a checkout could not be followed");
  return latest;
}
