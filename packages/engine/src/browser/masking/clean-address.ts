import type { Buyer } from "../../checkout-host.ts";
import { decodedReadings } from "./decoded-readings.ts";
import { holdsSecrets } from "./find-secrets.ts";
import { foldText } from "./fold-text.ts";

/**
 * An address that may be stored: without each part of its path, query and fragment that contains something of
 * a secret or of the buyer. Undefined if the host itself does.
 */
export function cleanAddress(
  address: string,
  { secrets, buyers }: { secrets: readonly string[]; buyers: readonly Buyer[] },
): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const details = buyers.flatMap(detailsOf);
  const carries = (part: string) =>
    holdsSecrets(part, secrets) || holdsShort(part, secrets) || holdsDetail(part, details);
  if (holdsSecrets(url.hostname, secrets)) return undefined;
  const kept = new URL(url.origin);
  const path = url.pathname.split("/");
  if (!isSpread(path, secrets))
    kept.pathname = path.filter((part) => part === "" || !carries(part)).join("/");
  const parameters = [...url.searchParams];
  if (
    !isSpread(
      parameters.map(([, value]) => value),
      secrets,
    )
  )
    for (const [name, value] of parameters)
      if (!carries(name) && !carries(value) && !carries(`${name}=${value}`))
        kept.searchParams.append(name, value);
  const fragment = url.hash.slice(1);
  if (fragment !== "" && !carries(fragment) && !fragment.split(/[/?&=]/).some(carries)) kept.hash = fragment;
  return holdsSecrets(kept.href, secrets) ? url.origin : withoutBrackets(kept);
}

/** In Markdown a bracket would end the address, and what follows could be a link or a picture. */
function withoutBrackets({ origin, href }: URL): string {
  return (
    origin + href.slice(origin.length).replace(/[()[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  );
}

/** Several parts together may contain what none of them does alone. */
function isSpread(parts: readonly string[], secrets: readonly string[]): boolean {
  const rest = parts.filter((part) => !holdsSecrets(part, secrets));
  return holdsSecrets(rest.join("/"), secrets);
}

/**
 * In an address or an order number a security code or an expiry needs no name beside it: losing a part that
 * only looks like one does no harm.
 */
export function holdsShort(part: string, secrets: readonly string[]): boolean {
  const short = secrets
    .map((secret) => foldText(secret).text)
    .filter(({ length }) => length >= 3 && length < 6);
  const expiries = secrets.flatMap(
    (secret) => /^\s*(\d{1,2})\D+(?:20)?(\d{2})\s*$/.exec(secret)?.slice(1, 3).join("") ?? [],
  );
  return [part, ...decodedReadings(part, 2)].some((reading) => {
    const runs: readonly string[] = foldedRuns(reading);
    return [...short, ...expiries]
      .flatMap((secret) => [secret, Buffer.from(secret).toString("hex")])
      .some((secret) => runs.includes(secret));
  });
}

function foldedRuns(text: string): string[] {
  return [
    ...(text.match(/\d+/g) ?? []),
    ...text.split(/[^\p{L}\p{N}]+/u).map((word) => word.toLowerCase()),
    foldText(text).text,
  ];
}

interface Detail {
  text: string;
  /** Short ones could be part of another word. */
  isWhole: boolean;
}

function detailsOf({ name, contact, shipping }: Buyer): Detail[] {
  const long = [contact?.email, contact?.phone, ...(shipping?.addressLines ?? [])];
  const short = [
    name?.first,
    name?.last,
    contact?.email?.split("@")[0],
    contact?.phone?.replace(/\D/g, "").slice(-7),
    shipping?.postalCode,
    shipping?.locality,
  ];
  const folded = (values: readonly (string | undefined)[], isWhole: boolean) =>
    values.map((value) => ({
      text: foldText(value ?? "").text,
      isWhole: isWhole && foldText(value ?? "").text.length < 7,
    }));
  return [...folded(long, false), ...folded(short, true)].filter(({ text }) => text.length >= 3);
}

function holdsDetail(part: string, details: readonly Detail[]): boolean {
  return [part, ...decodedReadings(part, 2)].some((reading) => {
    const whole = foldText(reading).text;
    const words = reading.split(/[^\p{L}\p{N}]+/u).map((word) => foldText(word).text);
    return details.some(({ text, isWhole }) =>
      isWhole ? words.includes(text) || whole === text : whole.includes(text),
    );
  });
}
