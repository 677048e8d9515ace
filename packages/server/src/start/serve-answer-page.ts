import { chmod, rm } from "node:fs/promises";
import { createPageCallHandlers } from "../features/answer-links/page-call-handlers.ts";
import { buildPageCallsApp } from "../features/answer-links/page-calls.routes.ts";
import { workOnTelling } from "../features/answer-links/tell-buyer.jobs.ts";
import { workOnTellingMembers } from "../features/answer-links/tell-members.jobs.ts";
import { answerAction } from "../features/checkouts/answer-action.ts";
import { extendAction } from "../features/checkouts/extend-action.ts";
import type { FastifyApp } from "../http/route.ts";
import type { Jobs } from "../platform/jobs/open-jobs.ts";
import { openMail } from "../platform/mail/open-mail.ts";
import { makeFolder } from "../platform/make-folder.ts";
import { keyOfCodes, keyOfPageCalls, socketOfPageCalls } from "./answer-page-keys.ts";
import { listenAsOwn } from "./listen.ts";
import { openSessions } from "./open-sessions.ts";
import type { Platform } from "./platform.ts";
import type { CheckoutsWiring } from "./wire-checkouts.ts";

/** Answers calls of the answer page's process, if there is one. */
export async function serveAnswerPage(
  platform: Platform,
  { checkouts, goodsPictures }: CheckoutsWiring,
): Promise<void> {
  const { config, database, clock, logger, disposers } = platform;
  const isWanted = config.roles.has("answer") || config.internal.port !== undefined;
  const secret = config.secrets.internalCalls;
  // Without a shared secret there can be no answer page process: the launcher creates one for both.
  if (!isWanted || !secret) return;
  const { smtpUrl, from } = config.mail;
  const handlers = createPageCallHandlers({
    database,
    clock,
    ways: config.answer.ways,
    codeKey: keyOfCodes(secret),
    mail: smtpUrl && openMail({ url: smtpUrl, from }),
    findWorkspace: createWorkspaceFinder(platform),
    findPicture: goodsPictures.find,
    extend: (question) => extendAction(checkouts, question),
    answer: async ({ tenantId, checkoutId, actionId }, body) => {
      const caller = { tenantId, subject: undefined };
      await answerAction(checkouts, { caller, checkoutId, actionId, body });
    },
  });
  const app = buildPageCallsApp({ handlers, key: keyOfPageCalls(secret), logger });
  await listenForPage(platform, app);
  disposers.add("listener for the answer page", () => app.close());
}

/** Sends the mails that transitions in any process have enqueued. */
export async function sendMails(
  platform: Platform,
  jobs: Jobs,
  { answerUrl, dashboardUrl }: { answerUrl: string; dashboardUrl: string },
): Promise<void> {
  const { config, database, clock } = platform;
  const { smtpUrl, from } = config.mail;
  if (!smtpUrl) return;
  const mail = openMail({ url: smtpUrl, from });
  await workOnTellingMembers(jobs, { database, clock, dashboardUrl, mail });
  if (config.answer.tellsBuyer) await workOnTelling(jobs, { database, clock, answerUrl, mail });
}

async function listenForPage(platform: Platform, app: FastifyApp): Promise<void> {
  const { host, port } = platform.config.internal;
  if (port !== undefined) {
    const hostVariable = "INTERNAL_HOST";
    await listenAsOwn(platform, app, { host, port, variable: "INTERNAL_PORT", hostVariable });
    return;
  }
  const path = socketOfPageCalls(platform.config);
  await makeFolder(platform.config.database.folder);
  // Left over from a process that was killed.
  await rm(path, { force: true });
  await app.listen({ path });
  await chmod(path, 0o600);
}

/** Finds the workspace that a session belongs to. */
function createWorkspaceFinder(platform: Platform) {
  const sessions = openSessions(platform);
  return (
    sessions &&
    (async (session: string) => {
      const verified = await sessions.verify(session);
      if (verified.kind === "invalid") return undefined;
      const owner = await sessions.findOwner(verified.identity);
      return owner && !owner.isTenantSuspended ? { tenantId: owner.caller.tenantId } : undefined;
    })
  );
}
