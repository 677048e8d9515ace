import { getDomainWithoutSuffix } from "tldts";
import { secretsOfOthers } from "../../words/fields/secrets-of-others.ts";
import { hasPhrase, normalise } from "../../words/normalise.ts";
import { says } from "../../words/says.ts";
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
 * to a bank or another service, the password of a mailbox, the words that open a wallet, pictures of a card. By their
 * own words. At `host`, its own sign-in is the shop's.
 */
export function withSecretsOfOthers<One extends Judged>(
  fields: readonly FieldDescriptor[],
  roles: readonly One[],
  host: string,
): One[] {
  const services = servicesBut(host);
  return roles.map((one, at) => {
    const field = fields[at];
    return field && isSecretOfOthers(field, services) ? { ...one, role: "othersSecret", score: 1 } : one;
  });
}

/** Whether the heading of a sign-in at `host` names another service, or a bank, as whose it is. */
export function namesOtherService(heading: string, host: string): boolean {
  return hasPhrase(normalise(heading), [...secretsOfOthers.banking, ...servicesBut(host)]);
}

function servicesBut(host: string): readonly string[] {
  const own = getDomainWithoutSuffix(host) ?? "";
  return secretsOfOthers.services.filter((name) => !name.split(" ").includes(own));
}

function isSecretOfOthers(field: FieldDescriptor, services: readonly string[]): boolean {
  const { kind, label, placeholder, nearby, group } = field;
  const own = normalise(`${label} ${placeholder} ${label === "" ? nearby : ""}`);
  if (kind === "file") return hasPhrase(own, secretsOfOthers.payingCards) && !namesOtherCard(own);
  if (!secretKinds.has(kind)) return false;
  const heading = group.length <= longestHeading ? normalise(group) : "";
  if (namesSecret(own) || (namesSecret(heading) && mayBePartOfSecret(field, own))) return true;
  if (!hasPhrase(own, secretsOfOthers.signIn) || kind === "select") return false;
  // "Sign in with Google or your e-mail" stands above the shop's own sign-in.
  const whose = hasPhrase(heading, secretsOfOthers.alternatives) ? [own] : [own, heading];
  return whose.some((text) => hasPhrase(text, [...secretsOfOthers.banking, ...services]));
}

const secretKinds: ReadonlySet<FieldDescriptor["kind"]> = new Set(["text", "textarea", "select"]);

/** By its whole name, or by a card of a bank and a word for its number. */
function namesSecret(text: string): boolean {
  if (text === "" || isOfGift(text)) return false;
  if (hasPhrase(text, secretsOfOthers.identity)) return true;
  if (namesOtherCard(text)) return false;
  if (hasPhrase(text, secretsOfOthers.named)) return true;
  if (says(text, ({ fields }) => fields.cardCode)) return false;
  return (
    hasPhrase(text, secretsOfOthers.pins) && secretsOfOthers.cardParts.some((part) => text.includes(part))
  );
}

/** Below "Your card's PIN": "Code", "Digit 1", or nothing. Not the card's own number. */
function mayBePartOfSecret(
  { type, autocomplete, maxLength = Infinity }: FieldDescriptor,
  own: string,
): boolean {
  return !/(^| )cc-/.test(autocomplete) && (type === "password" || maxLength <= 6 || own === "");
}

function isOfGift(text: string): boolean {
  return says(text, ({ fields }) => fields.giftCard);
}
