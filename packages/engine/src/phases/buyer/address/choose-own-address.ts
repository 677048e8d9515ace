import { pickAddress } from "../../../choosing/delivery/pick-address.ts";
import type { FieldRole } from "../../../page/fields/field-role.ts";
import type { Field, FieldChoice } from "../../../page/fields/read-fields.ts";
import { realChoices } from "../../../page/fields/real-choices.ts";
import { fillEach } from "../../../page/filling/fill-each.ts";
import { classifyMove } from "../../../page/moves/classify-move.ts";
import { normalise } from "../../../words/normalise.ts";
import type { KnownBuyer } from "../../form/fields/known-buyer.ts";
import type { FormWork } from "../../form/form-work.ts";
import type { Visit } from "../../visit.ts";

/** Choices between addresses have no role of their own, or that of a street. */
const roles: ReadonlySet<FieldRole> = new Set(["unknown", "extra", "addressLine1"]);
const leastWords = 3;
const mostTries = 2;

/**
 * "We suggest: 99 Warehouse Road, Reno", preset beside the address as it was entered, takes the latter; a
 * stranger's "saved address" beside "Another address" takes that, whose fields are then filled in.
 */
export async function chooseOwnAddress(
  visit: Visit,
  { buyer, tries }: FormWork,
  fields: readonly Field[],
): Promise<boolean> {
  const chosen = fields.flatMap((field) => {
    const own = ownAddressInstead(field, buyer);
    const times = tries.get(field.selector) ?? 0;
    if (!own || times >= mostTries) return [];
    tries.set(field.selector, times + 1);
    return [{ field, value: own.value }];
  });
  return fillEach(chosen, visit.pace);
}

/** The choice that is the buyer's address, or that lets it be given, if one is taken that is another address. */
export function ownAddressInstead(
  field: Pick<Field, "role" | "value" | "enabled" | "control" | "choices" | "native">,
  buyer: KnownBuyer,
): FieldChoice | undefined {
  if (!field.enabled || !roles.has(field.role) || field.value === "") return undefined;
  const choices = realChoices(field);
  const taken = choices.find(({ value }) => value === field.value);
  const own =
    pickAddress(choices, ({ title }) => title, buyer) ?? choices.find(({ title }) => isNewAddress(title));
  if (!own || !taken || own === taken || !looksLikeAddress(taken.title)) return undefined;
  return pickAddress([taken], ({ title }) => title, buyer) ? undefined : own;
}

export function isNewAddress(words: string): boolean {
  return classifyMove(words)?.move === "new_address";
}

function looksLikeAddress(title: string): boolean {
  const words = normalise(title).split(" ");
  return words.length >= leastWords && words.some((word) => /\d/.test(word));
}
