import { expect, it } from "vitest";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import { requirePayersNumber } from "./beside-card.ts";

const page = {};
const provider = {};
const field = (role: FieldRole, label = "", frame: object = page) => ({
  ...{
    role,
    label,
    frame,
    placeholder: "",
    value: "",
    enabled: true,
    isAside: false,
    required: false,
    form: 0,
  },
});
const number = field("cardNumber", "Card number", provider);
const holder = field("cardHolder", "Cardholder");
const kind = { ...field("unknown", "Type"), value: "DNI" };
const document = field("taxNumber", "Documento del titular");

it.each([
  ["behind the holder", [field("email"), holder, document, number], true],
  ["behind the holder and a list of its kinds", [field("email"), holder, kind, document, number], true],
  ["far from the card, as a company's is", [document, field("email"), holder, number], false],
  ["in another document than the card", [field("email"), document, number], false],
  ["marked as optional", [holder, field("taxNumber", "Tax number (optional)"), number], false],
])("the payer's number %s is required: %s", (_where, fields, isRequired) => {
  expect(requirePayersNumber(fields).find(({ role }) => role === "taxNumber")?.required).toBe(isRequired);
});

const birthday = field("dateOfBirth", "Date de naissance", provider);

it.each([
  ["that a provider of instalments asks for beside the card", [birthday, number], true],
  ["in another form", [{ ...birthday, form: 1 }, number], false],
  ["in the shop's checkout with the card in it", [field("email", "", provider), birthday, number], false],
])("a day of birth %s is required: %s", (_where, fields, isRequired) => {
  expect(requirePayersNumber(fields).find(({ role }) => role === "dateOfBirth")?.required).toBe(isRequired);
});
