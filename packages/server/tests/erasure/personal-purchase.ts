import { randomUUID } from "node:crypto";
import { credentialsSchema, detailsSchema, type Question, shippingSchema } from "@cartwright/contract";
import type { CheckoutHost, CheckoutOutcome } from "@cartwright/engine";
import { untilAsked, untilStatus } from "../runs/watch-checkout.ts";
import type { TestTenant } from "../support/start-test-server.ts";

/** A text that is found again wherever it turns up. */
export const mark = `canary${randomUUID().replaceAll("-", "")}`;

const questions: Record<string, Question> = {
  shipping: {
    key: "shipping",
    message: `Where does ${mark} live?`,
    responseSchema: shippingSchema(["email"]),
  },
  credentials: { key: "credentials", message: "Sign in", responseSchema: credentialsSchema },
  details: {
    key: "details",
    message: `${mark}, your PIN?`,
    responseSchema: detailsSchema([{ name: "pin", title: `PIN of ${mark}` }]),
  },
};

/** Leaves a person's data wherever a run may leave any. */
export async function buyAsSomebody(host: CheckoutHost): Promise<CheckoutOutcome> {
  await host.report({
    code: "address_filled",
    label: `Filled in ${mark}`,
    facts: { address: { street: mark } },
  });
  for (const question of Object.values(questions)) await host.ask(question);
  await host.saveSession("hartwell.localhost", { cookies: [], origins: [] });
  await host.beforeSubmit({ total: { amount: "24.20", currency: "USD" }, attempt: 1 });
  return {
    status: "succeeded",
    total: { amount: "24.20", currency: "USD" },
    merchantOrderId: `HW-${mark}`,
    evidenceUrl: `https://hartwell.localhost/orders/${mark}?email=${mark}`,
  };
}

/** A checkout of somebody, up to its first question. */
export async function createPersonal(
  { client }: TestTenant,
  {
    idempotencyKey = randomUUID(),
    ...options
  }: {
    buyerProfileId?: string | undefined;
    subject?: string | undefined;
    idempotencyKey?: string;
  } = {},
): Promise<string> {
  const { id } = await client.checkouts.create(
    {
      target: {
        url: `https://hartwell.localhost/${mark}?for=${mark}`,
        request: `Engrave ${mark}`,
        merchantContext: mark,
        note: mark,
      },
      constraints: { maxCost: { amount: "60.00", currency: "USD", note: mark } },
      metadata: { customer: mark },
      ...options,
    },
    { idempotencyKey },
  );
  await untilAsked(client, id, "shipping");
  return id;
}

const answers = {
  shipping: { email: `${mark}@example.com` },
  credentials: { username: mark, password: mark },
  details: { pin: mark },
};

export async function finishPersonal({ client }: TestTenant, id: string): Promise<void> {
  for (const [key, values] of Object.entries(answers)) {
    const action = await untilAsked(client, id, key);
    await client.checkouts.submitAction(id, action.id, values);
  }
  await untilStatus(client, id, "succeeded");
}

export function createPersonalProfile({ client }: TestTenant, subject?: string): Promise<{ id: string }> {
  return client.buyerProfiles.create({
    ...(subject !== undefined && { subject }),
    label: mark,
    name: { first: mark, last: mark },
    contact: { email: `${mark}@example.com`, phone: mark },
    shipping: { addressLines: [mark], locality: mark, postalCode: mark, countryCode: "US" },
  });
}
