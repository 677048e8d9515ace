import { randomInt } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isEmail } from "../../../address.ts";
import { sendPage } from "../../../send-page.ts";
import { codePage, newAccountPage, signInPage } from "../pages/account-pages.ts";
import { formOf, keepVisitor, type Shop, visitorOf } from "../shop.ts";
import type { Edition } from "../words/words.ts";
import { createAccount, isPasswordOf } from "./account.ts";

const SHORTEST_PASSWORD = 8;
const query = z.object({ next: z.string().optional().catch(undefined) });

/** Signing in takes two steps, a password and a mailed code; so does creating an account. */
export function addAccountRoutes(app: FastifyInstance, shop: Shop, edition: Edition): void {
  const { prefix, words } = edition;
  const viewOf = (request: FastifyRequest) => ({
    edition,
    visitor: visitorOf(shop, request),
    next: nextOf(request, prefix),
  });

  app.get(`${prefix}/account/sign-in`, (request, reply) => sendPage(reply, signInPage(viewOf(request))));
  app.post(`${prefix}/account/sign-in`, (request, reply) => {
    const form = formOf(request);
    const account = shop.accounts.find((form.email ?? "").toLowerCase());
    if (account && isPasswordOf(account, form.password ?? ""))
      return askForCode(request, reply, account.email);
    return sendPage(reply, signInPage({ ...viewOf(request), typed: form, mistakes: [words.signInError] }));
  });

  app.get(`${prefix}/account/new`, (request, reply) => sendPage(reply, newAccountPage(viewOf(request))));
  app.post(`${prefix}/account/new`, (request, reply) => {
    const form = formOf(request);
    const mistakes = mistakesIn(form);
    if (mistakes.length > 0)
      return sendPage(reply, newAccountPage({ ...viewOf(request), typed: form, mistakes }));
    const { email = "", password = "", given = "", family = "" } = form;
    createAccount(shop.accounts, { email, password, firstName: given, lastName: family });
    return askForCode(request, reply, email.toLowerCase());
  });

  app.get(`${prefix}/account/code`, (request, reply) => showCodePage(request, reply, []));
  app.post(`${prefix}/account/code`, (request, reply) => {
    const visitor = visitorOf(shop, request);
    const { pendingSignIn } = visitor;
    if (!pendingSignIn || formOf(request).otp?.replace(/\s/g, "") !== pendingSignIn.code)
      return showCodePage(request, reply, [words.codeError]);
    keepVisitor(shop, reply, { ...visitor, account: pendingSignIn.email, pendingSignIn: null });
    return reply.redirect(nextOf(request, prefix), 302);
  });
  app.post(`${prefix}/account/code/again`, (request, reply) => {
    const { pendingSignIn } = visitorOf(shop, request);
    if (!pendingSignIn) return reply.redirect(`${prefix}/account/sign-in`, 302);
    return askForCode(request, reply, pendingSignIn.email);
  });

  app.post(`${prefix}/account/sign-out`, (request, reply) => {
    keepVisitor(shop, reply, { ...visitorOf(shop, request), account: null });
    return reply.redirect(`${prefix}/`, 302);
  });

  function showCodePage(request: FastifyRequest, reply: FastifyReply, mistakes: readonly string[]) {
    const view = viewOf(request);
    const { pendingSignIn } = view.visitor;
    if (!pendingSignIn) return reply.redirect(`${prefix}/account/sign-in`, 302);
    return sendPage(reply, codePage({ ...view, mistakes, email: pendingSignIn.email }));
  }

  function askForCode(request: FastifyRequest, reply: FastifyReply, email: string) {
    const code = String(randomInt(100_000, 1_000_000));
    shop.mail.send({ to: email, subject: words.mailSubject, text: `${words.code}: ${code}` });
    keepVisitor(shop, reply, { ...visitorOf(shop, request), pendingSignIn: { email, code } });
    return reply.redirect(`${prefix}/account/code?next=${encodeURIComponent(nextOf(request, prefix))}`, 302);
  }

  function mistakesIn(form: Readonly<Record<string, string>>): string[] {
    const { email = "", password = "", password2 = "", given, family } = form;
    return [
      ...(given ? [] : [`${words.required}: ${words.firstName}`]),
      ...(family ? [] : [`${words.required}: ${words.lastName}`]),
      ...(isEmail(email) ? [] : [`${words.required}: ${words.email}`]),
      ...(shop.accounts.find(email.toLowerCase()) ? [words.knownEmail] : []),
      ...(password.length < SHORTEST_PASSWORD ? [words.shortPassword] : []),
      ...(password === password2 ? [] : [words.passwordMismatch]),
      ...(form.privacy ? [] : [words.privacyError]),
    ];
  }
}

/** Where to go after signing in: always a page of this shop. */
function nextOf(request: FastifyRequest, prefix: string): string {
  const next = formOf(request).next ?? query.parse(request.query ?? {}).next ?? "";
  return /^\/(?![/\\])/.test(next) ? next : `${prefix}/basket`;
}
