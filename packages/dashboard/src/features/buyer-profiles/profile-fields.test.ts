import { BuyerProfile } from "@cartwright/contract";
import { describe, expect, test } from "vitest";
import { bodyOf, fieldsOf } from "./profile-fields.ts";

const ada = BuyerProfile.parse({
  id: "5f0f3c1e-6f0a-4a53-9d52-000000000001",
  label: "Ada",
  subject: null,
  name: { first: "Ada", last: "Lovelace", middle: "K." },
  contact: { email: "ada@example.com" },
  shipping: { addressLines: ["1 Main Street", "Flat 2"], countryCode: "US" },
  createdAt: "2026-11-21T00:00:00.000Z",
});

describe("a profile in a form", () => {
  test("that nobody has changed is sent as it was, with what the form does not show", () => {
    const { label, name, contact, shipping } = ada;
    expect(bodyOf(fieldsOf(ada), ada)).toEqual({ label, name, contact, shipping });
  });

  test("loses what was emptied, and a document when nothing is left in it", () => {
    const emptied = { ...fieldsOf(ada), email: " ", addition: "", last: "" };
    expect(bodyOf(emptied, ada)).toEqual({
      label: "Ada",
      name: { first: "Ada", middle: "K." },
      contact: null,
      shipping: { addressLines: ["1 Main Street"], countryCode: "US" },
    });
  });

  test("that is new and empty says so", () => {
    expect(bodyOf(fieldsOf(undefined), undefined)).toEqual({
      label: null,
      name: null,
      contact: null,
      shipping: null,
    });
  });
});
