import { z } from "zod";
import { addressSchema } from "../../../address.ts";
import type { Details } from "../cart/basket.ts";
import { GATEWAYS, type Payment } from "./pay.ts";

const text = z.string().trim().max(2000).default("");
const formSchema = z.record(z.string(), text);

export type ClassicForm = Readonly<Record<string, string>>;

export function readForm(body: unknown): ClassicForm {
  return formSchema.catch({}).parse(body ?? {});
}

/** The details in a submitted classic checkout, by field name. */
export function detailsOf(form: ClassicForm): Details {
  return {
    email: form.billing_email ?? "",
    billing: addressOf(form, "billing"),
    shipping: form.ship_to_different_address === "1" ? addressOf(form, "shipping") : null,
    shippingMethod: form["shipping_method[0]"] || null,
    note: form.order_comments ?? "",
  };
}

function addressOf(form: ClassicForm, kind: "billing" | "shipping") {
  const field = (name: string) => form[`${kind}_${name}`]?.slice(0, 255) ?? "";
  return addressSchema.parse({
    firstName: field("first_name"),
    lastName: field("last_name"),
    address1: field("address_1"),
    address2: field("address_2"),
    city: field("city"),
    zone: field("state"),
    postalCode: field("postcode"),
    countryCode: field("country"),
    phone: field("phone"),
  });
}

export function gatewayOf(name: string | undefined): Payment["gateway"] | undefined {
  return Object.keys(GATEWAYS).find((key): key is Payment["gateway"] => key === name);
}
