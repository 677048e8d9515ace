import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type Provider from "oidc-provider";
import { errors } from "oidc-provider";
import { z } from "zod";
import { serveAccountPages } from "../account-pages/serve-account-pages.ts";
import { parseForms } from "../parse-forms.ts";
import { sendPage } from "../send-page.ts";
import type { Account, Accounts } from "./accounts.ts";
import { signInPage, signUpPage, staleSignInPage } from "./pages.ts";

const params = z.object({ uid: z.string().max(64) });
const text = (most: number) => z.string().trim().min(1).max(most);
const signInForm = z.object({ email: z.email().max(200), password: z.string().min(1).max(200) });
const signUpForm = signInForm.extend({ name: text(120), password: z.string().min(8).max(200) });
/** Values put back into a rejected form. */
const typedForm = z
  .object({ email: z.string().catch(""), name: z.string().catch("") })
  .catch({ email: "", name: "" });

/** The pages on which a person signs in, during the provider's flow. */
export function addIdentityRoutes(app: FastifyInstance, provider: Provider, accounts: Accounts): void {
  parseForms(app);
  serveAccountPages(app);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    return sendPage(reply.code(400), staleSignInPage());
  });

  app.get("/sign-in/:uid", (request, reply) => inInteraction(request, reply, (uid) => signInPage({ uid })));
  app.get("/sign-in/:uid/new", (request, reply) =>
    inInteraction(request, reply, (uid) => signUpPage({ uid })),
  );

  app.post("/sign-in/:uid", async (request, reply) => {
    const form = signInForm.safeParse(request.body);
    const account = form.success ? accounts.signIn(form.data.email, form.data.password) : undefined;
    if (account) return finish(request, reply, account);
    const { email } = typedForm.parse(request.body);
    const mistake = "No account has this address and password.";
    return inInteraction(request, reply.code(422), (uid) => signInPage({ uid, email, mistake }));
  });

  app.post("/sign-in/:uid/new", async (request, reply) => {
    const form = signUpForm.safeParse(request.body);
    // An account can only be opened while a sign-in is under way.
    await provider.interactionDetails(request.raw, reply.raw);
    const account = form.success ? accounts.open(form.data) : undefined;
    if (account) return finish(request, reply, account);
    const mistake = form.success
      ? "This address has an account already. Sign in instead."
      : "A name, an e-mail address and a password of eight characters or more are needed.";
    const { email, name } = typedForm.parse(request.body);
    return inInteraction(request, reply.code(422), (uid) => signUpPage({ uid, email, name, mistake }));
  });

  async function inInteraction(
    request: FastifyRequest,
    reply: FastifyReply,
    page: (uid: string) => ReturnType<typeof signInPage>,
  ) {
    await provider.interactionDetails(request.raw, reply.raw);
    return sendPage(reply, page(params.parse(request.params).uid));
  }

  async function finish(request: FastifyRequest, reply: FastifyReply, { id }: Account) {
    const result = { login: { accountId: id } };
    const nextUrl = await provider.interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: false,
    });
    return reply.redirect(nextUrl, 303);
  }
}
