import { expect, it } from "vitest";
import { noteObjections, objectionTo, withObjections } from "./objections.ts";

const frame = { url: () => "https://shop.example/register?step=1" };
const city = { selector: "#city", value: "", frame };
const phone = { selector: "#phone", value: "12", frame };

it("stands against the field that the shop has named", () => {
  const objections = new Map();
  noteObjections({ objections }, [objectionTo(phone, "Digits only")]);
  expect(withObjections([city, phone], objections)).toEqual([city, { ...phone, invalid: "Digits only" }]);
});

it("is spent once the value has changed", () => {
  const objections = new Map();
  noteObjections({ objections }, [objectionTo(phone, "Digits only")]);
  const changed = { ...phone, value: "34" };
  expect(withObjections([changed], objections)).toEqual([changed]);
});

it("is not for a field of the same name on another page", () => {
  let address = "https://shop.example/register";
  const email = { selector: "#email", value: "ada@example.com", frame: { url: () => address } };
  const objections = new Map();
  noteObjections({ objections }, [objectionTo(email, "There is already an account")]);
  address = "https://shop.example/sign-in";
  expect(withObjections([email], objections)).toEqual([email]);
});
