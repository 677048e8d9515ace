import { expect, it } from "vitest";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import { describeHosts, hostsByRequest } from "./card-hosts.ts";

const field = (address: string, sentTo: string[] = [], role: FieldRole = "cardNumber") => ({
  role,
  sentTo,
  frame: { url: () => address },
});
const known = ["https://checkout.shop.example/pay", "https://www.shop.example/product"];

it.each([
  ["of a frame", [field("https://cards.other.example/f")], ["cards.other.example"]],
  ["that a form is sent to", [field(known[0] ?? "", ["https://other.example/pay"])], ["other.example"]],
  ["of the shop's domain", [field("https://pay.shop.example/f", ["https://shop.example/"])], []],
  ["of a known provider", [field("https://js.stripe.com/v3")], []],
  ["of a document that a script has written", [field("about:blank")], []],
  ["that gets no card", [field("https://other.example/", [], "email")], []],
])("a host %s is named where the request alone counts it among the shop's", (_which, fields, hosts) => {
  expect(hostsByRequest(fields, known)).toEqual(hosts);
});

it("says who gets the card", () => {
  expect(describeHosts(["other.example"])).toContain("The card goes to other.example");
  expect(describeHosts([])).toBe("");
});
