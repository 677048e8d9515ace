import type { FastifyInstance } from "fastify";
import { sendPage } from "../../../send-page.ts";
import { addressPage, plainPage } from "../pages/order-pages.ts";
import { formOf, keepVisitor, type Shop, visitorOf } from "../shop.ts";
import { holds, type Visitor } from "../visitor.ts";
import type { Edition } from "../words/words.ts";
import { findEarlierStep, stepPath } from "./find-earlier-step.ts";
import { findAddressMistakes, readAddress, writeAddress } from "./read-address.ts";

/** The first page of the order: where to deliver. */
export function addAddressStepRoutes(app: FastifyInstance, shop: Shop, edition: Edition): void {
  const { words } = edition;
  const path = stepPath(edition, "address");

  app.get(path, (request, reply) => {
    const visitor = visitorOf(shop, request);
    const earlier = findEarlierStep(visitor, edition, "address");
    if (earlier) return reply.redirect(earlier, 302);
    if (holds(visitor, "dead-checkout"))
      return sendPage(reply.code(500), plainPage({ edition, visitor }, words.broken));
    return sendPage(reply, addressPage({ edition, visitor, typed: typedBefore(visitor) }));
  });

  app.post(path, (request, reply) => {
    const visitor = visitorOf(shop, request);
    const form = formOf(request);
    const address = readAddress(form);
    const mistakes = findAddressMistakes(address, form, words);
    if (mistakes.length > 0) return sendPage(reply, addressPage({ edition, visitor, typed: form, mistakes }));
    keepVisitor(shop, reply, { ...visitor, address, email: form.email ?? "", method: null, payment: null });
    return reply.redirect(stepPath(edition, "delivery"), 302);
  });

  function typedBefore({ account, address, email }: Visitor): Readonly<Record<string, string>> {
    if (address) return writeAddress(address, email);
    const known = shop.accounts.find(account ?? "");
    return { "f[given]": known?.firstName ?? "", "f[family]": known?.lastName ?? "" };
  }
}
