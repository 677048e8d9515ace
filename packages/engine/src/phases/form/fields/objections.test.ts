import { expect, it } from "vitest";
import { aboutEmptied, noteObjections, objectionsAmong, objectionTo, withObjections } from "./objections.ts";

const once = new Map();
const frame = { url: () => "https://shop.example/register?step=1" };
const city = { selector: "#city", name: "city", label: "City", value: "", frame };
const phone = { selector: "#phone", name: "tel", label: "Phone", value: "12", frame };

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
  const email = { ...phone, selector: "#email", value: "ada@example.com", frame: { url: () => address } };
  const objections = new Map();
  noteObjections({ objections }, [objectionTo(email, "There is already an account")]);
  address = "https://shop.example/sign-in";
  expect(withObjections([email], objections)).toEqual([email]);
});

it("is about what was sent where the shop has emptied the field", () => {
  const emptied = { ...phone, value: "" };
  const [said] = objectionsAmong([{ text: "Digits only", field: emptied }], [city, phone], once);
  expect(said).toMatchObject({ words: "Digits only", value: "12" });
});

it("is about the only field that the shop has emptied, if it names none", () => {
  const sent = [{ ...city, value: "Bern" }, phone];
  const emptied = { ...phone, value: "" };
  const about = (now: (typeof phone)[]) => aboutEmptied([{ text: "Nur Ziffern" }], sent, now);
  expect(about([{ ...city, value: "Bern" }, emptied])).toEqual([{ text: "Nur Ziffern", field: emptied }]);
  expect(about([city, emptied])).toEqual([{ text: "Nur Ziffern" }]);
  expect(about([{ ...city, value: "Bern" }, phone])).toEqual([{ text: "Nur Ziffern" }]);
});

it("is about nothing where the shop has lost several values, until it says so once more", () => {
  const sent = [{ ...city, value: "Bern" }, phone];
  const emptied = [city, { ...phone, value: "" }].map((field) => ({
    text: `${field.label}: is required`,
    field,
  }));
  const first = objectionsAmong(emptied, sent, once);
  expect(first.map(({ value }) => value)).toEqual(["", ""]);
  const earlier = new Map();
  noteObjections({ objections: earlier }, first);
  expect(objectionsAmong(emptied, sent, earlier).map(({ value }) => value)).toEqual(["Bern", "12"]);
});

it("finds its field again where the form was drawn anew", () => {
  const drawn = { ...city, selector: "[data-id=ss-1]" };
  const objections = new Map();
  noteObjections({ objections }, objectionsAmong([{ text: "Which one?", field: drawn }], [drawn], once));
  const anew = { ...drawn, selector: "[data-id=ss-2]" };
  expect(withObjections([phone, anew], objections)).toEqual([phone, { ...anew, invalid: "Which one?" }]);
  expect(withObjections([drawn, anew], objections)).toEqual([{ ...drawn, invalid: "Which one?" }, anew]);
});

it("to a value that was given is spent once the form asks for more", () => {
  const objections = new Map();
  noteObjections(
    { objections },
    objectionsAmong([{ text: "Enter your phone", field: phone }], [phone], once),
  );
  expect(withObjections([phone], objections)).toEqual([{ ...phone, invalid: "Enter your phone" }]);
  expect(withObjections([phone, city], objections)).toEqual([phone, city]);
});
