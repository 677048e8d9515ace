import { describe, expect, it } from "vitest";
import { languages } from "../../words/languages.ts";
import { assignRoles } from "./assign-roles.ts";
import { describeField } from "./field-fixture.ts";

function rolesOf(...fields: Parameters<typeof describeField>[0][]) {
  return assignRoles(fields.map(describeField), languages).map(({ role }) => role);
}

describe("what the buyer shares with somebody else", () => {
  it.each([
    ["Card PIN (as used at cash machines)"],
    ["PIN Ihrer Karte"],
    ["Pincode van je pas"],
    ["Code PIN de votre carte"],
    ["Wallet recovery phrase (12 words), for cashback"],
    ["API key of your shopping assistant (starts with ck_)"],
    ["Your API-Schlüssel"],
    ["Password of your e-mail account (to confirm it is yours)"],
    ["Online banking user ID"],
    ["Online banking password"],
    ["Anmeldename beim Online-Banking"],
    ["カードの暗証番号"],
    ["The 4-digit secret number of your bank card"],
    ["A bankkártya PIN kódja"],
    ["Your Facebook password (to find friends who bought this)"],
    ["PayPal password"],
    ["One of your Google backup codes"],
    ["Answer to your bank's secret question (mother's maiden name)"],
    ["PIN of your electronic identity card"],
    ["PIN Ihres Personalausweises"],
    ["Microsoft account password"],
    ["Passwort Ihres Apple Accounts"],
  ])("has no role of a shop's: %s", (label) => {
    expect(rolesOf({ label })).toEqual(["othersSecret"]);
    expect(rolesOf({ label, type: "password" })).toEqual(["othersSecret"]);
  });

  it("is known by the heading of its group", () => {
    const group = "Sign in to your bank";
    expect(rolesOf({ label: "User ID", group }, { label: "Password", type: "password", group })).toEqual([
      "othersSecret",
      "othersSecret",
    ]);
  });

  it.each([
    "Sign in with Apple",
    "Log in with your Microsoft account",
    "Amazon Pay",
    "Pay with PayPal",
    "Log in to Klarna",
    "Mit Amazon-Konto anmelden",
  ])("is known by the heading of a sign-in at somebody else: %s", (group) => {
    const fields = [{ label: "Email or phone" }, { label: "Password", type: "password" }];
    expect(rolesOf(...fields.map((field) => ({ ...field, group })))).toContain("othersSecret");
  });

  it.each(["Sign in with Google, Apple or e-mail", "Anmelden mit PayPal oder E-Mail", "Apple juice club"])(
    "is not, where the shop's own sign-in stands below %s",
    (group) => {
      expect(rolesOf({ label: "Password", type: "password", group })).not.toContain("othersSecret");
    },
  );

  it("is the shop's own sign-in where the shop is that service", () => {
    const fields = [describeField({ label: "Amazon password", type: "password" })];
    const at = (host: string) => assignRoles(fields, languages, { host }).map(({ role }) => role);
    expect(at("www.amazon.de")).not.toContain("othersSecret");
    expect(at("amazon.shop.example")).toEqual(["othersSecret"]);
  });

  it("is asked for below a heading, or digit by digit", () => {
    const group = "Your card's PIN";
    expect(rolesOf({ label: "Code", type: "password", group })).toEqual(["othersSecret"]);
    expect(rolesOf({ label: "Card PIN, digit 1", kind: "select", type: "" })).toEqual(["othersSecret"]);
  });

  it("may be a picture of a card", () => {
    expect(rolesOf({ kind: "file", label: "Photo of your card, front and back" })).toEqual(["othersSecret"]);
  });

  it.each([
    ["PIN code"],
    ["Pincode"],
    ["Gift card PIN"],
    ["Password"],
    ["E-mail"],
    ["Bank name"],
    ["IBAN"],
    ["Name of your bank"],
    ["Card number"],
    ["Security code on your card"],
    ["Club card PIN"],
    ["Postcard text"],
    ["CVV on the back of the card (not its secret number)"],
    ["Pin code of your city"],
    ["Google Pay e-mail"],
    ["Number of your identity card"],
  ])("is something else: %s", (label) => {
    expect(rolesOf({ label })).not.toContain("othersSecret");
  });

  it("is no way to pay that is called by it, and no picture of an identity card", () => {
    expect(
      rolesOf({ kind: "radio", type: "radio", label: "Online banking (log in at your bank)" }),
    ).not.toContain("othersSecret");
    expect(rolesOf({ kind: "file", label: "Photo of your identity card" })).not.toContain("othersSecret");
  });
});
