import type { CreateApiKeyBody } from "@cartwright/contract";

/** What a person types to restrict a key; everything may be left empty. */
export interface MandateForm {
  perCheckout: string;
  perDay: string;
  total: string;
  currency: string;
  /** Separated by spaces, commas or lines. */
  merchants: string;
  /** A day, as a date field has it. */
  expires: string;
}

export const emptyMandate: MandateForm = {
  perCheckout: "",
  perDay: "",
  total: "",
  currency: "USD",
  merchants: "",
  expires: "",
};

type Mandate = Pick<CreateApiKeyBody, "budget" | "merchants" | "expiresAt">;

/** The last day is included: the key ends at its midnight, UTC like budgets. */
export function mandateOfForm(form: MandateForm): Mandate {
  const amounts = Object.fromEntries(
    (["perCheckout", "perDay", "total"] as const).flatMap((name) => {
      const amount = form[name].trim();
      return amount === "" ? [] : [[name, amount]];
    }),
  );
  const merchants = form.merchants.split(/[\s,;]+/).filter((merchant) => merchant !== "");
  return {
    ...(Object.keys(amounts).length > 0 && {
      budget: { currency: form.currency.trim().toUpperCase(), ...amounts },
    }),
    ...(merchants.length > 0 && { merchants }),
    ...(form.expires !== "" && { expiresAt: `${form.expires}T23:59:59Z` }),
  };
}
