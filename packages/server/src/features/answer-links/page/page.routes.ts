import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, fastify } from "fastify";
import { limitConnections } from "../../../http/connection-limits.ts";
import { logRequestsTo } from "../../../http/log-requests-to.ts";
import type { FastifyApp } from "../../../http/route.ts";
import type { SentTo } from "../page-calls.ts";
import type { CallService } from "./call-service.ts";
import type { Html } from "./html.ts";
import type { PageFrame } from "./layout.ts";
import { linkPath } from "./link-token.ts";
import {
  type Complaints,
  declinedPage,
  donePage,
  failedPage,
  gonePage,
  questionPage,
  strangerPage,
  unprovenPage,
} from "./pages.ts";
import { proofCookie, readProof } from "./proof-cookie.ts";
import { type ReadAnswer, readForm } from "./read-form.ts";
import { sealAnswer } from "./seal-answer.ts";
import type { SignIn } from "./sign-in.ts";

export interface AnswerPageDependencies {
  callService: CallService;
  frame: PageFrame;
  readAnswer: ReadAnswer;
  /** The public origin, known once the listener is open. */
  origin: () => string;
  signIn: SignIn | undefined;
  logger: FastifyBaseLogger;
}

const formLimitBytes = 64 * 1024;

interface LinkRequest {
  Params: { token: string };
  Querystring: Record<string, unknown>;
  Body: URLSearchParams;
}

/**
 * The listener of the answer page. Requests aren't logged: addresses contain tokens and forms contain cards.
 */
export function buildAnswerPageApp(dependencies: AnswerPageDependencies): FastifyApp {
  const { frame, logger, signIn } = dependencies;
  const app = fastify({
    ...logRequestsTo(logger),
    ...limitConnections(),
    bodyLimit: formLimitBytes,
    forceCloseConnections: true,
    // An address that cannot be routed runs no hook.
    frameworkErrors: (_error, _request, reply) => show(reply.headers(frame.headersFor([])), gone(frame)),
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(frame.headersFor([]));
    done();
  });
  app.setNotFoundHandler((_request, reply) => show(reply, gone(frame)));
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) logger.error({ err: error }, "the answer page failed");
    return show(reply, frame.render({ title: "That did not work", body: failedPage(), status }));
  });
  app.get("/health", async () => ({ ok: true, service: "cartwright-answer" }));
  app.get<LinkRequest>(linkPath, (request, reply) => showLink(dependencies, request, reply));
  app.get<LinkRequest>(`${linkPath}/picture`, (request, reply) => sendPicture(dependencies, request, reply));
  app.get<LinkRequest>(`${linkPath}/done`, (request, reply) =>
    showEnd(dependencies, request, { reply, title: "Done", body: donePage() }),
  );
  app.get<LinkRequest>(`${linkPath}/declined`, (request, reply) =>
    showEnd(dependencies, request, { reply, title: "Declined", body: declinedPage() }),
  );
  app.post<LinkRequest>(linkPath, (request, reply) => {
    refuseForeign(request, dependencies.origin());
    return act(dependencies, request, reply);
  });
  if (signIn) addSignIn(app, { ...dependencies, signIn });
  return app;
}

function addSignIn(app: FastifyApp, dependencies: AnswerPageDependencies & { signIn: SignIn }): void {
  const { signIn, origin, frame, callService } = dependencies;
  // Don't contact the provider for people without a valid link.
  const isLink = async (token: string) => (await callService("look", { token })).state !== "gone";
  // A link instead of a form, because the page's form-action policy blocks redirects to other origins.
  app.get<LinkRequest>(`${linkPath}/sign-in`, async (request, reply) => {
    if (!(await isLink(request.params.token))) return show(reply, gone(frame));
    const { url, cookie } = await signIn.begin(request.params.token);
    return reply.header("set-cookie", cookie).redirect(url, 303);
  });
  app.get<LinkRequest>("/signed-in", async (request, reply) => {
    const back = await signIn.finish(new URL(request.url, origin()), request.headers.cookie, isLink);
    if (!back) return show(reply, gone(frame));
    return proveBySession(dependencies, reply, back);
  });
}

function show(reply: FastifyReply, { status, markup }: { status: number; markup: string }): FastifyReply {
  return reply.code(status).type("text/html; charset=utf-8").send(markup);
}

function gone(frame: PageFrame) {
  return frame.render({ title: "This link has ended", body: gonePage(), status: 404 });
}

async function showEnd(
  { callService, frame }: AnswerPageDependencies,
  { params: { token } }: FastifyRequest<LinkRequest>,
  { reply, title, body }: { reply: FastifyReply; title: string; body: Html },
): Promise<FastifyReply> {
  const seen = await callService("look", { token });
  if (seen.state !== "gone") return reply.redirect(`/a/${token}`, 303);
  if (!seen.isKnown) return show(reply, gone(frame));
  allowFrames(reply, frame, seen.frameOrigins);
  return show(reply, frame.render({ title, body, tellsFrame: true }));
}

/** Opened on its own, the picture may load and run nothing. */
async function sendPicture(
  { callService, frame }: AnswerPageDependencies,
  { params: { token }, headers }: FastifyRequest<LinkRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const proof = readProof(headers.cookie);
  const { jpeg } = proof === undefined ? { jpeg: null } : await callService("picture", { token, proof });
  if (jpeg === null) return show(reply, gone(frame));
  return reply
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
    .type("image/jpeg")
    .send(Buffer.from(jpeg, "base64"));
}

function allowFrames(reply: FastifyReply, frame: PageFrame, frameOrigins: readonly string[]): void {
  if (frameOrigins.length === 0) return;
  reply.removeHeader("x-frame-options");
  reply.headers(frame.headersFor(frameOrigins));
}

/** Keeps other sites' forms from submitting an answer with the browser's proof. */
function refuseForeign({ headers }: FastifyRequest, origin: string): void {
  if (headers.origin === origin || headers["sec-fetch-site"] === "same-origin") return;
  throw Object.assign(new Error("a form of another page"), { statusCode: 403 });
}

async function showLink(
  { callService, frame }: AnswerPageDependencies,
  request: FastifyRequest<LinkRequest>,
  reply: FastifyReply,
  said: { notice?: string; complaints?: Complaints; status?: number } = {},
): Promise<FastifyReply> {
  const { token } = request.params;
  const proof = readProof(request.headers.cookie);
  const seen = await callService("look", { token, ...(proof !== undefined && { proof }) });
  const { notice, complaints, status = 200 } = said;
  allowFrames(reply, frame, seen.frameOrigins);
  if (seen.state === "gone") return show(reply, gone(frame));
  if (seen.state === "unproven")
    return show(
      reply,
      frame.render({ title: "A question waits", body: unprovenPage(seen, { token, notice }), status }),
    );
  return show(
    reply,
    frame.render({ title: "Your purchase", body: questionPage(seen, { token, complaints }), status }),
  );
}

async function act(
  dependencies: AnswerPageDependencies,
  request: FastifyRequest<LinkRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  switch (form.get("do")) {
    case "send_code":
      return sendCode(dependencies, request, reply);
    case "check_code":
      return checkCode(dependencies, request, { reply, code: form.get("code") ?? "" });
    case "submit":
    case "approve":
      return submit(dependencies, request, { reply, form });
    case "more_time":
      return extend(dependencies, request, reply);
    case "decline":
      return answer(dependencies, request, { reply, answer: { action: "decline" } });
    default:
      return showLink(dependencies, request, reply, { status: 400 });
  }
}

async function sendCode(
  dependencies: AnswerPageDependencies,
  request: FastifyRequest<LinkRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params;
  const { outcome } = await dependencies.callService("sendCode", { token });
  if (outcome === "not_sent")
    return showLink(dependencies, request, reply, { notice: "No more codes are sent.", status: 429 });
  return reply.redirect(`/a/${token}`, 303);
}

async function checkCode(
  dependencies: AnswerPageDependencies,
  request: FastifyRequest<LinkRequest>,
  { reply, code }: { reply: FastifyReply; code: string },
): Promise<FastifyReply> {
  const { token } = request.params;
  const checked = await dependencies.callService("checkCode", { token, code: code.slice(0, 20) });
  if (checked.outcome === "gone") return show(reply, gone(dependencies.frame));
  if (checked.outcome === "wrong") {
    const tries = checked.triesLeft === 1 ? "One try is left." : `${checked.triesLeft} tries are left.`;
    return showLink(dependencies, request, reply, {
      notice: `That code is wrong or has expired. ${tries}`,
      status: 403,
    });
  }
  return enter(dependencies, reply, { token, proof: checked.proof });
}

async function enter(
  { origin, callService }: AnswerPageDependencies,
  reply: FastifyReply,
  { token, proof }: { token: string; proof: string },
): Promise<FastifyReply> {
  const { frameOrigins } = await callService("look", { token });
  const isFramed = frameOrigins.length > 0;
  return reply
    .header("set-cookie", proofCookie({ origin: origin(), token, isFramed }, proof))
    .redirect(`/a/${token}`, 303);
}

async function proveBySession(
  dependencies: AnswerPageDependencies,
  reply: FastifyReply,
  { token, session }: { token: string; session: string },
): Promise<FastifyReply> {
  const checked = await dependencies.callService("checkSession", { token, session });
  if (checked.outcome === "refused")
    return show(
      reply,
      dependencies.frame.render({ title: "Another workspace", body: strangerPage(token), status: 403 }),
    );
  return enter(dependencies, reply, { token, proof: checked.proof });
}

async function extend(
  dependencies: AnswerPageDependencies,
  request: FastifyRequest<LinkRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params;
  const proof = readProof(request.headers.cookie);
  if (proof !== undefined) await dependencies.callService("extend", { token, proof });
  return reply.redirect(`/a/${token}`, 303);
}

/** Validates what was typed, seals it and passes it on. */
async function submit(
  dependencies: AnswerPageDependencies,
  request: FastifyRequest<LinkRequest>,
  { reply, form }: { reply: FastifyReply; form: URLSearchParams },
): Promise<FastifyReply> {
  const proof = readProof(request.headers.cookie);
  const { token } = request.params;
  const seen = await dependencies.callService("look", { token, ...(proof !== undefined && { proof }) });
  const key = seen.state === "proven" ? seen.question.answerKey : null;
  if (seen.state !== "proven" || key === null) return showLink(dependencies, request, reply);
  const { readAnswer } = dependencies;
  const read = readForm(seen.question, form, { readAnswer, now: new Date(seen.now) });
  if (read.kind === "invalid")
    return showLink(dependencies, request, reply, {
      complaints: { byField: read.byField, notice: "Please look at this once more." },
      status: 400,
    });
  // An approval isn't secret, and the service itself requests the card.
  if (form.get("do") === "approve")
    return answer(dependencies, request, { reply, answer: { action: "submit", values: read.values } });
  const box = await sealAnswer(read.values, key);
  return answer(dependencies, request, { reply, answer: { action: "submit_sealed", box, key } });
}

async function answer(
  dependencies: AnswerPageDependencies,
  request: FastifyRequest<LinkRequest>,
  { reply, answer: given }: { reply: FastifyReply; answer: SentTo<"answer">["answer"] },
): Promise<FastifyReply> {
  const { token } = request.params;
  const proof = readProof(request.headers.cookie);
  if (proof === undefined) return showLink(dependencies, request, reply);
  const { outcome } = await dependencies.callService("answer", { token, proof, answer: given });
  if (outcome === "gone") return show(reply, gone(dependencies.frame));
  if (outcome === "asked_anew")
    return showLink(dependencies, request, reply, {
      complaints: {
        byField: new Map(),
        notice: "The purchase had to begin again meanwhile. Please type it once more.",
      },
      status: 409,
    });
  return reply.redirect(`/a/${token}/${given.action === "decline" ? "declined" : "done"}`, 303);
}
