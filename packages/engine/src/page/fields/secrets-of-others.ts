import { languages } from "../../words/languages.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { secretsOfOthers } from "../../words/secrets-of-others.ts";
import type { FieldDescriptor } from "./control-snapshot.ts";
import type { FieldRole } from "./field-role.ts";
import { namesOtherCard } from "./other-card.ts";

interface Judged {
  role: FieldRole;
  score: number;
}

/** A longer text above a group says more than what its fields are for. */
const longestHeading = 90;

/**
 * Finds the fields for what a buyer shares with somebody else and gives to no shop: the PIN of a card, what signs in
 * to a bank, the password of a mailbox, the words that open a wallet, pictures of a card. By their own words.
 */
export function withSecretsOfOthers<One extends Judged>(
  fields: readonly FieldDescriptor[],
  roles: readonly One[],
): One[] {
  return roles.map((one, at) => {
    const field = fields[at];
    return field && isSecretOfOthers(field) ? { ...one, role: "othersSecret", score: 1 } : one;
  });
}

function isSecretOfOthers(field: FieldDescriptor): boolean {
  const { kind, label, placeholder, nearby, group } = field;
  const own = normalise(`${label} ${placeholder} ${label === "" ? nearby : ""}`);
  if (kind === "file") return hasPhrase(own, secretsOfOthers.payingCards) && !namesOtherCard(own);
  if (kind !== "text" && kind !== "textarea") return false;
  if (hasPhrase(own, secretsOfOthers.named)) return !isOfGift(own) && !namesOtherCard(own);
  if (!hasPhrase(own, secretsOfOthers.signIn)) return false;
  const heading = group.length <= longestHeading ? normalise(group) : "";
  return [own, heading].some((text) => hasPhrase(text, secretsOfOthers.banking));
}

function isOfGift(text: string): boolean {
  return languages.some(({ fields }) => hasPhrase(text, fields.giftCard));
}
