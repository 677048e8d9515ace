import { cardRoles } from "../../../page/fields/field-role.ts";
import { type Field, fieldWithRole } from "../../../page/fields/read-fields.ts";
import { siteOf } from "../../../page/own-frames.ts";
import { findProvider } from "../../../secrets/payment-providers.ts";
import { recipientsOf } from "../../../secrets/read-recipient.ts";
import type { Visit } from "../../visit.ts";

type CardField = Pick<Field, "role" | "sentTo"> & { frame: { url(): string } };

/**
 * Hosts that would get the card though a person who reads the shop's name doesn't know of them: the request alone
 * counts them among the shop's. Known providers and hosts of the shop's own domain are left out.
 */
export function hostsByRequest(fields: readonly CardField[], known: readonly string[]): string[] {
  const sites = new Set(known.map(siteOf));
  const addresses = fields
    .filter(({ role }) => cardRoles.has(role))
    .flatMap(({ frame, sentTo }) => [frame.url(), ...sentTo])
    .filter((address) => /^https?:/.test(address) && !sites.has(siteOf(address)));
  const hosts = addresses.flatMap((address) => URL.parse(address)?.hostname ?? []);
  return [...new Set(hosts)].filter((host) => !findProvider(host));
}

/** Said before a person gives the card. Hosts that they have agreed to, or agree to in their answer, are named there. */
export function cardHostsRemark({ page, pace, order }: Visit, fields: readonly Field[]): string {
  const { isOfPurchase, agreedHosts } = recipientsOf(page, pace);
  const hosts = hostsByRequest(fields, [page.url(), order.url]);
  return describeHosts(hosts.filter((host) => isOfPurchase(`https://${host}/`) && !agreedHosts.has(host)));
}

export function describeHosts(hosts: readonly string[]): string {
  if (hosts.length === 0) return "";
  return ` The card goes to ${hosts.join(" and ")}: the request, and not the shop, says that this belongs to it.`;
}

/** The unknown host of a card form. */
export interface Stranger {
  host: string;
  /** Other unknown hosts whose frames are around the form's. */
  within: readonly string[];
}

/** Whether or not a person has agreed to it before. */
export function strangerOf(fields: readonly Field[]): Stranger | undefined {
  const recipient = fieldWithRole(fields, "cardNumber")?.recipient;
  if (recipient === undefined || recipient.verdict === "refuse" || recipient.standing !== "stranger")
    return undefined;
  const within = recipient.verdict === "ask_about_host" ? recipient.within : undefined;
  return { host: recipient.host, within: within ?? [] };
}

export function describeStranger({ host, within }: Stranger): string {
  return within.length === 0 ? host : `${host}, in a frame of ${within.join(" and ")}`;
}

/** A person has named the form's host, and was told of those around it. */
export function noteAgreed({ pace }: Visit, { host, within }: Stranger): void {
  for (const one of [host, ...within]) pace.recipients?.agreedHosts.add(one);
}
