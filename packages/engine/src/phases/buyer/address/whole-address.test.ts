import { expect, test } from "vitest";
import type { Field } from "../../../page/fields/read-fields.ts";
import { wholeAddress } from "./whole-address.ts";

const buyer = {
  first_name: "Ada",
  last_name: "Lovelace",
  address_line1: "548 Market Street",
  address_line2: "Floor 3",
  city: "San Francisco",
  state: "CA",
  postal_code: "94104",
  country_code: "US",
};
const field = (role: string, more: Partial<Field> = {}) =>
  ({ role, enabled: true, label: "", placeholder: "", name: "", ...more }) as Field;
const whole = (label: string, others: readonly Field[] = [], known: typeof buyer = buyer) => {
  const address = field("addressLine1", { label });
  return wholeAddress(address, { fields: [address, ...others], buyer: known });
};

test("one field for the address takes all of it, as its country writes it", () => {
  expect(whole("Delivery address")).toBe("548 Market Street, Floor 3, San Francisco, CA 94104");
  const german = {
    ...buyer,
    address_line2: "",
    city: "Berlin",
    postal_code: "10115",
    country_code: "DE",
  };
  expect(whole("Adresse", [], german)).toBe("548 Market Street, 10115 Berlin");
});

test("with the name, where it asks for that too and no other field does", () => {
  expect(whole("Name and address")).toMatch(/^Ada Lovelace, 548 Market Street/);
  expect(whole("Name and address", [field("fullName")])).toMatch(/^548 Market Street/);
});

test("a box of several lines takes the town, if no other field does", () => {
  const box = (others: readonly Field[]) => {
    const address = field("addressLine1", { label: "Your address", control: "textarea" });
    return wholeAddress(address, { fields: [address, ...others], buyer });
  };
  expect(box([field("postalCode")])).toBe("548 Market Street, Floor 3, San Francisco, CA");
  expect(box([field("postalCode"), field("city")])).toBeUndefined();
});

test("a field that names town and street takes both, if no other field takes the town", () => {
  const others = [field("state"), field("addressLine2"), field("postalCode")];
  expect(whole("Street, town", others)).toBe("548 Market Street, San Francisco");
  expect(whole("Street, town", [...others, field("city")])).toBeUndefined();
  const japanese = {
    ...buyer,
    address_line1: "桜丘町20-4",
    city: "渋谷区",
    postal_code: "150-0031",
    country_code: "JP",
  };
  expect(whole("市区町村・番地", others, japanese)).toBe("渋谷区桜丘町20-4");
});

test("a field for the street, or beside others for the rest, takes its part", () => {
  expect(whole("Street")).toBeUndefined();
  expect(whole("Address line 1")).toBeUndefined();
  expect(whole("Address", [field("city")])).toBeUndefined();
  expect(whole("Address", [field("postalCode")])).toBeUndefined();
});
