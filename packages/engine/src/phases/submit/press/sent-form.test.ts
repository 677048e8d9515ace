import { describe, expect, it } from "vitest";
import type { FormEntry } from "../../../page/in-page/presses/pressed-element.ts";
import { changedAsSent } from "./sent-form.ts";

const entry = (name: string, value: string, kind: FormEntry["kind"] = "text"): FormEntry => ({
  name,
  value,
  kind,
});
const entries = [
  entry("street", "548 Market Street"),
  entry("phone", "+1 415 555 0134"),
  entry("qty", "1", "hidden"),
  entry("amount", "1500", "hidden"),
  entry("token", "", "hidden"),
  entry("insurance", "", "choice"),
  entry("tip", "0", "choice"),
  entry("tip", "", "choice"),
];
const agreed = { entries, pieces: 1, total: { amount: "15.00", currency: "USD" } };
const url = "https://shop.example/order";
const sent = (values: Record<string, string>) =>
  changedAsSent({ url, body: String(new URLSearchParams(values)) }, agreed);

describe("a form that a script changes as it is sent", () => {
  it.each([
    ["more pieces", { qty: "9" }],
    ["more pieces under a name that it did not have", { "cart[quantity]": "9" }],
    ["another amount", { amount: "91500" }],
    ["a box that was not ticked", { insurance: "on" }],
    ["another choice", { tip: "20" }],
    ["another address", { street: "1 Evil Street" }],
    ["another telephone number", { phone: "+234 90 0000 0001" }],
  ])("is told: %s", (_what, values: Record<string, string>) => {
    expect(sent({ token: "x", ...values })).toMatch(/^As it sends the order, its page changes the form: /);
  });

  it("is told however it is sent", () => {
    const part = (name: string, value: string) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    expect(
      changedAsSent({ url, body: `${part("token", "x")}${part("qty", "9")}--b--\r\n` }, agreed),
    ).toContain('"qty" becomes "9"');
    expect(changedAsSent({ url: `${url}?qty=9`, body: "" }, agreed)).toContain('"qty" becomes "9"');
  });

  it.each([
    ["nothing", { street: "548 Market Street", qty: "1", amount: "1500", tip: "0" }],
    ["a token, and what it calls the browser", { token: "tok_1a2b", fingerprint: "9" }],
    ["capitals, blanks and a telephone number", { street: "548  MARKET STREET", phone: "4155550134" }],
    ["what it leaves out", {}],
    ["another way to write the amount", { amount: "15.00" }],
    ["fewer pieces than are agreed to", { qty: "0" }],
  ])("is let through where that is %s", (_what, values: Record<string, string>) => {
    expect(sent(values)).toBeUndefined();
  });

  it("is let through where it is no form", () => {
    expect(changedAsSent({ url, body: '{"qty":9}' }, agreed)).toBeUndefined();
    expect(changedAsSent({ url: "https://shop.example/thanks?order=15", body: "" }, agreed)).toBeUndefined();
  });
});
