import { siteOf } from "../../../page/own-frames.ts";
import { quoted } from "../../../words/quoted.ts";

interface OfOrder {
  /** Undefined if the page could not be read. */
  lines: readonly string[] | undefined;
  /** The shop's. */
  address: string;
  /** The buyer's. */
  email: string | undefined;
}

/**
 * A voucher, a key or a ticket goes to an e-mail address: a page that names somebody else's may send it there. The
 * shop's own addresses are for questions. Empty if there is no other.
 */
export function otherEmailRemark({ lines = [], address, email }: OfOrder): string {
  if (email === undefined) return "";
  const named = lines.flatMap(emailsIn).filter((one) => one !== email.toLowerCase());
  const [other] = named.filter((one) => !isOfShop(one, address));
  return other === undefined ? "" : `It names the e-mail address ${quoted(other)}, which is not the buyer's.`;
}

/** The same of a receipt: one that names the buyer's address as well was sent there. `before`: the order's page. */
export function receiptEmailRemark({
  lines,
  before,
  ...of
}: OfOrder & { lines: readonly string[]; before: readonly string[] }): string {
  const isNamed = lines.some((line) => emailsIn(line).includes(of.email?.toLowerCase() ?? ""));
  return isNamed ? "" : otherEmailRemark({ lines: lines.filter((line) => !before.includes(line)), ...of });
}

const longestLine = 300;

function emailsIn(line: string): string[] {
  const words = line
    .slice(0, longestLine)
    .toLowerCase()
    .split(/[\s<>()[\],;:"'!?…]+/);
  return words.map((word) => word.replace(/\.$/, "")).filter(isEmail);
}

/** With its signs hidden ("a•••@example.com"), it is nobody's for certain. */
function isEmail(word: string): boolean {
  const [user = "", domain = "", ...others] = word.split("@");
  const isWhole = others.length === 0 && /^[a-z\d]/.test(user) && !/[*•x]{3}/.test(user);
  return isWhole && URL.canParse(`http://${domain}`) && domain.includes(".");
}

/** "help@garden-shop.co.uk" of www.garden-shop.com. */
function isOfShop(email: string, address: string): boolean {
  const [, domain = ""] = email.split("@");
  const [one, other] = [siteOf(`http://${domain}`), siteOf(address)];
  return one === other || one.split(".")[0] === other.split(".")[0];
}
