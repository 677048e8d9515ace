import { expect } from "vitest";
import { createCardNumber, createPassword, createSecurityCode } from "./canaries.ts";
import { openFennelryeAccount } from "./fennelrye-account.ts";
import { type Bought, type createShopper, takeFirst } from "./shopper.ts";

/** By kind of secret; the one-time code is added when the shop has mailed it. */
export type Secrets = Record<string, string>;

export function createSecrets(): Secrets {
  return {
    card: createCardNumber(),
    "security code": createSecurityCode(),
    password: createPassword(),
    "wrong password": createPassword(),
  };
}

/** Buys at Fennel & Rye, which asks for every secret: a wrong and a right password, a mailed code, a card. */
export async function buyWithSecrets(
  shopper: Awaited<ReturnType<typeof createShopper>>,
  secrets: Secrets,
  purchase: { profileId: string; onCreated?: (id: string) => void },
): Promise<Bought> {
  const account = await openFennelryeAccount(shopper.storeUrl, shopper.email, secrets.password);
  const readCode = async () => {
    const answer = await account.readCode();
    secrets["one-time code"] = answer.code;
    return answer;
  };
  const card = {
    card_number: secrets.card ?? "",
    card_expiry: "12 / 34",
    card_cvc: secrets["security code"] ?? "",
  };
  const wrong = { ...account.credentials, password: secrets["wrong password"] ?? "" };
  const bought = await shopper.buy({
    product: "/item/seed-crackers",
    ...purchase,
    answers: {
      credentials: [wrong, account.credentials],
      otp: [readCode],
      details: [takeFirst],
      card: [card],
    },
  });
  expect(bought.checkout.status).toBe("succeeded");
  const asked = bought.questions.map(({ key }) => key);
  expect(asked).toEqual(["credentials", "credentials", "otp", "details", "card"]);
  return bought;
}
