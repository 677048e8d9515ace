import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { RunningProduct } from "../scripts/start-product.ts";
import { openFennelryeAccount } from "./support/fennelrye-account.ts";
import { approvedCard, createShopper, takeFirst } from "./support/shopper.ts";
import { startTestedProduct } from "./support/start-tested-product.ts";

/** The sandbox store that sells to customers only: a password, then a code by mail. */
let product: RunningProduct;

beforeAll(async () => {
  product = await startTestedProduct({ LOG_LEVEL: "warn", SIGNUPS_PER_IP_PER_HOUR: "1000" });
});

afterAll(() => product.stop());

async function createCustomer() {
  const shopper = await createShopper(product, "fennelrye");
  const { credentials, readCode } = await openFennelryeAccount(shopper.storeUrl, shopper.email);
  const answers = {
    credentials: [credentials],
    otp: [readCode],
    details: [takeFirst],
    card: [approvedCard],
  };
  return { shopper, credentials, readCode, answers };
}

describe.concurrent("a shop that sells to customers only", () => {
  it("is signed in to once: the next run of the same buyer is asked for neither password nor code", async () => {
    const { shopper, answers } = await createCustomer();
    const profileId = await shopper.createProfile();
    const first = await shopper.buy({ product: "/item/seed-crackers", profileId, answers });
    expect(first.checkout.status).toBe("succeeded");
    expect(first.questions.map(({ key }) => key)).toEqual(["credentials", "otp", "details", "card"]);
    const { sessions, vaultEnabled } = await shopper.client.buyerSessions.list();
    expect(vaultEnabled).toBe(true);
    expect(sessions).toMatchObject([
      { buyerProfileId: profileId, merchantDomain: "fennelrye.localhost", lastUsedAt: null },
    ]);

    const second = await shopper.buy({ product: "/item/plum-jam", profileId, answers });
    expect(second.questions.map(({ key }) => key)).toEqual(["details", "card"]);
    expect(second.orders).toHaveLength(2);
    const [used] = (await shopper.client.buyerSessions.list()).sessions;
    expect(used).toMatchObject({ id: sessions[0]?.id, lastUsedAt: expect.any(String) });

    await shopper.client.buyerSessions.delete(sessions[0]?.id ?? "");
    const third = await shopper.buy({
      product: "/item/plum-jam",
      profileId,
      answers: { credentials: ["decline"] },
    });
    expect(third.questions.map(({ key }) => key)).toEqual(["credentials"]);
    expect((await shopper.client.buyerSessions.list()).sessions).toEqual([]);
  });

  it("refuses a wrong password and a wrong code in words of its own, and is given the right ones", async () => {
    const { shopper, credentials, readCode } = await createCustomer();
    const bought = await shopper.buy({
      product: "/item/seed-crackers",
      answers: {
        credentials: [{ ...credentials, password: "wrong horse" }, credentials],
        otp: [{ code: "000000" }, readCode],
        details: ["decline"],
      },
    });
    expect(bought.questions.map(({ key }) => key)).toEqual([
      "credentials",
      "credentials",
      "otp",
      "otp",
      "details",
    ]);
    expect(bought.questions[1]?.message).toContain("E-mail or password is not right.");
    expect(bought.questions[3]?.message).toContain("That is not the code we sent.");
    expect(bought.questions.map(({ message }) => message).join()).not.toContain("wrong horse");
    const signedIn = bought.checkout.progressItems.filter(({ data }) => data.step === "signed_in");
    expect(signedIn).toMatchObject([{ data: { isNewAccount: false } }]);
  });

  it("is given up after three refusals, with sign_in_failed and its words", async () => {
    const { shopper, credentials } = await createCustomer();
    const wrong = { ...credentials, password: "wrong horse" };
    const bought = await shopper.buy({
      product: "/item/seed-crackers",
      answers: { credentials: [wrong, wrong, wrong] },
    });
    expect(bought.questions.map(({ key }) => key)).toEqual(["credentials", "credentials", "credentials"]);
    expect(bought.checkout.failure).toEqual({ reason: "automation_failed" });
    expect(bought.end).toMatchObject({
      code: "sign_in_failed",
      message: expect.stringContaining("E-mail or password is not right."),
    });
    expect((await shopper.client.buyerSessions.list()).sessions).toEqual([]);
  });

  it("has one run of a buyer at a time, and what the one left in the basket is not bought by the next", async () => {
    const { shopper, answers } = await createCustomer();
    const profileId = await shopper.createProfile();
    const first = shopper.buy({
      product: "/item/seed-crackers",
      profileId,
      answers: { ...answers, details: ["ignore"] },
    });
    await vi.waitFor(
      async () => expect((await shopper.client.buyerSessions.list()).sessions).toHaveLength(1),
      {
        timeout: 60_000,
      },
    );
    const second = shopper.buy({ product: "/item/plum-jam", profileId, answers });
    const running = await vi.waitFor(
      async () => {
        const { data } = await shopper.client.checkouts.list({ status: "awaiting_user_action" });
        if (!data[0]) throw new Error("the first run does not wait yet");
        return data[0];
      },
      { timeout: 60_000 },
    );
    // The second may not have been created by now.
    await expect
      .poll(async () => (await shopper.client.checkouts.list({ status: "queued" })).data)
      .toMatchObject([{ url: expect.stringContaining("plum-jam") }]);
    await shopper.client.checkouts.cancel(running.id);
    expect((await first).checkout.status).toBe("cancelled");
    const { questions, orders } = await second;
    expect(questions.map(({ key }) => key)).toEqual(["details", "card"]);
    expect(orders).toMatchObject([{ lines: [{ title: "Plum Jam", quantity: 1 }] }]);
  });
});
