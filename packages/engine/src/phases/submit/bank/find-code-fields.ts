import type { Frame } from "playwright-core";
import { callInPage } from "../../../page/call-in-page.ts";
import { addressRoles, type FieldRole } from "../../../page/fields/field-role.ts";
import type { Field } from "../../../page/fields/read-fields.ts";
import { readRecipient } from "../../../secrets/read-recipient.ts";
import { says } from "../../../words/says.ts";
import type { Look } from "../../form/ways/read-ways.ts";
import type { Visit } from "../../visit.ts";
import { isOfPayment } from "../provider/is-of-payment.ts";

/** Codes entered in boxes of one digit each. */
const boxes = { least: 4, most: 8 };

/**
 * The field for a bank's code, or its boxes of one digit each. Empty if two frames have an equal claim. In a
 * document opened by the payment, a single field need not be labelled as a code.
 */
export async function findCodeFields(
  visit: Visit,
  inView: FieldsInView,
  atPress: AtPress,
): Promise<readonly Field[]> {
  const { all: fields, withheldFields: withheld } = inView;
  const own = codeAmong(fields.filter(isCode));
  if (own.length > 0) return own;
  const named = withheld.map(({ field }) => field).filter(isCode);
  const all = [...fields, ...withheld.map(({ field }) => field)];
  const isNew = (field: Field) => inView.document !== atPress.document || !isAmong(field, atPress.fields);
  const unnamed = await unnamedCodes(visit, all.filter(isNew), atPress.url);
  return theAsking(visit, named.length > 0 ? named : unnamed);
}

/** The page's fields, and those that ask for a secret and must not get it. */
export type FieldsInView = Pick<Look, "all" | "withheldFields" | "document">;

/** The page right before the press. Without a name, a field that it already had is not the bank's. */
export interface AtPress {
  url: string;
  document: number;
  fields: readonly Field[];
}

export function isAmong({ frame, selector, label }: Field, fields: readonly Field[]): boolean {
  return fields.some((one) => one.frame === frame && one.selector === selector && one.label === label);
}

function isCode({ role, enabled }: Field): boolean {
  return role === "oneTimeCode" && enabled;
}

/** The fields of the document with the best claim to ask for a code. */
async function theAsking({ pace }: Visit, asking: readonly Field[]): Promise<readonly Field[]> {
  const judged = await Promise.all(
    asking.map(async (field) => ({ field, recipient: await readRecipient(field, pace) })),
  );
  const given = judged.flatMap(({ field, recipient }) =>
    recipient.verdict === "give" ? [{ field, standing: recipient.standing }] : [],
  );
  const ofPayment = given.filter(({ standing }) => standing === "provider");
  const best = (ofPayment.length > 0 ? ofPayment : given).map(({ field }) => field);
  return best.every(({ frame }) => frame === best[0]?.frame) ? codeAmong(best) : [];
}

function codeAmong(found: readonly Field[]): readonly Field[] {
  const [first] = found;
  const row = found.filter((one) => isBox(one) && one.form === first?.form && one.frame === first.frame);
  if (row.length >= boxes.least && row.length <= boxes.most) return row;
  return first ? [first] : [];
}

function isBox({ maxLength }: Field): boolean {
  return maxLength === 1;
}

/** "The code from your text message" may be read as a message, which no bank asks for. */
const nameless: ReadonlySet<FieldRole> = new Set([
  "unknown",
  "password",
  "newPassword",
  "oneTimeCode",
  "orderNote",
  "giftMessage",
]);

async function unnamedCodes(visit: Visit, all: readonly Field[], pressedAt: string): Promise<Field[]> {
  const frames = [...new Set(all.map(({ frame }) => frame))].filter((one) =>
    isOfPayment(visit, one, pressedAt),
  );
  const found = await Promise.all(frames.map((frame) => unnamedCode(visit, all, frame)));
  return found.flat();
}

/** The only text field of its document, or its only row of boxes, if the page's text mentions a code. */
async function unnamedCode({ pace }: Visit, all: readonly Field[], frame: Frame): Promise<Field[]> {
  const written = all.filter(
    (field) => field.frame === frame && field.enabled && !field.isAside && isWritten(field),
  );
  const isRow = written.every(isBox) && written.length >= boxes.least && written.length <= boxes.most;
  if (written.length === 0 || !(written.length === 1 || isRow)) return [];
  if (!written.every((one) => nameless.has(one.role) || isTooLongForCard(one) || isCalledCode(one)))
    return [];
  const { label, name, placeholder } = written[0] ?? {};
  const page = await callInPage({ frame, pace }, "pageText", 4_000).catch(() => undefined);
  const isMeant = says(
    [label, name, placeholder, page?.title, page?.text].join(" "),
    ({ bankCode }) => bankCode.code,
  );
  return isMeant ? written.map((field) => ({ ...field, role: "oneTimeCode" as const })) : [];
}

/** "Code de sécurité" also is what stands on the back of a card, where it has three or four digits. */
function isTooLongForCard({ role, maxLength = 0 }: Field): boolean {
  return role === "cardCode" && maxLength > 4;
}

/** "Il codice ricevuto via SMS" has the word for a street as well. */
function isCalledCode({ role, label, placeholder }: Field): boolean {
  const isAddress = addressRoles.has(role) && role !== "postalCode";
  return isAddress && says(`${label} ${placeholder}`, ({ bankCode }) => bankCode.code);
}

function isWritten({ control }: Field): boolean {
  return control === "text" || control === "textarea" || control === "combobox";
}
