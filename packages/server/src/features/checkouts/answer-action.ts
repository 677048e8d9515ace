import {
  type ActionBody,
  type Checkout,
  isPurchaseFact,
  isUuid,
  type JsonObject,
  limits,
  messages,
} from "@cartwright/contract";
import type { Caller } from "../../http/caller.ts";
import type { Trx } from "../../platform/database/open-database.ts";
import { refuseLargeParts } from "../../platform/refuse-large-parts.ts";
import { ServiceError } from "../../platform/service-error.ts";
import { applyTransition, type Change } from "./apply-transition.ts";
import { type ActionOfCheckout, findAction, findCheckoutView, type Owner } from "./checkouts.store.ts";
import type { CheckoutsDependencies } from "./checkouts-dependencies.ts";
import { ensureCheckoutVisible } from "./get-checkout.ts";
import { presentCheckout } from "./present-checkout.ts";
import { readAnswer, redactAnswer, redacted } from "./read-answer.ts";

/** Sent by the answer page only: an answer that only the run's process can open. */
interface SealedBody {
  action: "submit_sealed";
  box: string;
  /** The public key it was sealed to. */
  key: string;
}

export interface AnswerRequest {
  /** `keyId` and `mandate` are set if the caller is a key with a mandate. */
  caller: Owner & Partial<Pick<Caller, "keyId" | "mandate">>;
  checkoutId: string;
  actionId: string;
  body: ActionBody | SealedBody;
}

/** Answers or declines the open question and returns the resulting checkout. */
export async function answerAction(
  dependencies: CheckoutsDependencies,
  request: AnswerRequest,
): Promise<Checkout> {
  const { caller, checkoutId, actionId, body } = request;
  const { db } = dependencies.database;
  refuseLarge(body);
  await ensureCheckoutVisible(db, caller, checkoutId);
  const action = isUuid(actionId) ? await findAction(db, checkoutId, actionId) : undefined;
  if (!action) throw new ServiceError("not_found", messages.actions.notFound);
  await ensurePending(dependencies, checkoutId, action);
  if (body.action !== "decline") ensureWithinMandate(caller, action);
  if (body.action === "submit") return submit(dependencies, request, { action, sent: body.values });
  if (body.action === "submit_sealed") return submitSealed(dependencies, request, { action, sent: body });
  return resolve(dependencies, request, { trigger: "declined", actionId, reason: body.reason });
}

/**
 * A key's budget would be meaningless if it could approve other checkouts' totals, for which its own budget
 * isn't held.
 */
function ensureWithinMandate({ mandate, keyId }: AnswerRequest["caller"], action: ActionOfCheckout): void {
  const isOwn = action.mandated_by !== null && action.mandated_by === keyId;
  if (!mandate || isOwn || isPurchaseFact(action.key)) return;
  throw new ServiceError("forbidden", messages.actions.outsideMandate);
}

function refuseLarge(body: AnswerRequest["body"]): void {
  const { answerBytes, declineReasonBytes } = limits.parts;
  if (body.action === "submit") refuseLargeParts({ values: { value: body.values, maxBytes: answerBytes } });
  else if (body.action === "submit_sealed")
    refuseLargeParts({ values: { value: body.box, maxBytes: 2 * answerBytes } });
  else refuseLargeParts({ reason: { value: body.reason, maxBytes: declineReasonBytes } });
}

/** Expires an overdue question right away, without waiting for the sweep. */
async function ensurePending(
  dependencies: CheckoutsDependencies,
  checkoutId: string,
  action: ActionOfCheckout,
): Promise<void> {
  if (action.status !== "pending") throw alreadyResolved(action.status);
  if (action.expires_at > dependencies.clock.now()) return;
  await dependencies.database.transaction((trx) =>
    applyTransition(trx, dependencies, {
      checkoutId,
      change: { trigger: "action_expired", actionId: action.id },
    }),
  );
  throw await currentRefusal(dependencies, checkoutId, action.id);
}

async function submit(
  dependencies: CheckoutsDependencies,
  request: AnswerRequest,
  { action, sent }: { action: ActionOfCheckout; sent: JsonObject },
): Promise<Checkout> {
  const { actionId } = request;
  const schema = action.response_schema;
  const answer = readAnswer(schema, sent);
  if (answer.kind === "invalid") {
    throw new ServiceError("invalid", messages.actions.invalidBody, { issues: answer.issues });
  }
  const { values } = answer;
  const redactedValues = redactAnswer({ key: action.key, schema }, values);
  const sealedValues = dependencies.keptAnswers.seal(action, values);
  const change = { trigger: "answered", actionId, redactedValues, sealedValues } as const;
  return handOver(dependencies, request, { change, answer: { values } });
}

/** The answer page's process has validated the values; they aren't read here. */
async function submitSealed(
  dependencies: CheckoutsDependencies,
  request: AnswerRequest,
  { action, sent: { box, key } }: { action: ActionOfCheckout; sent: SealedBody },
): Promise<Checkout> {
  const names = Object.keys(action.response_schema.properties);
  const redactedValues = Object.fromEntries(names.map((name) => [name, redacted]));
  const change = {
    trigger: "answered",
    actionId: action.id,
    redactedValues,
    sealedValues: undefined,
  } as const;
  return handOver(dependencies, request, { change, answer: { box, key } });
}

/** Accepts the answer and passes it to the run in the same transaction. */
async function handOver(
  dependencies: CheckoutsDependencies,
  request: AnswerRequest,
  {
    change,
    answer,
  }: { change: Change; answer: Parameters<CheckoutsDependencies["submittedValues"]["put"]>[1]["answer"] },
): Promise<Checkout> {
  const { checkoutId, actionId } = request;
  let takeBack = (): void => undefined;
  try {
    return await resolve(dependencies, request, change, async (trx, claimId) => {
      takeBack = await dependencies.submittedValues.put(trx, { checkoutId, claimId, actionId, answer });
    });
  } catch (error) {
    takeBack();
    throw error;
  }
}

async function resolve(
  dependencies: CheckoutsDependencies,
  { caller, checkoutId, actionId }: AnswerRequest,
  change: Change,
  alongside?: (trx: Trx, claimId: string | null) => Promise<void>,
): Promise<Checkout> {
  const checkout = await dependencies.database.transaction(async (trx) => {
    const result = await applyTransition(trx, dependencies, { checkoutId, change });
    if (result.kind !== "moved") return undefined;
    await alongside?.(trx, result.claimId);
    const row = await findCheckoutView(trx, caller, checkoutId);
    return row && presentCheckout(row, caller);
  });
  if (!checkout) throw await currentRefusal(dependencies, checkoutId, actionId);
  return checkout;
}

/** The error for a request that came second. */
async function currentRefusal(
  { database }: CheckoutsDependencies,
  checkoutId: string,
  actionId: string,
): Promise<ServiceError> {
  const action = await findAction(database.db, checkoutId, actionId);
  return alreadyResolved(action?.status === "pending" || !action ? "expired" : action.status);
}

function alreadyResolved(status: "submitted" | "declined" | "expired"): ServiceError {
  return new ServiceError("conflict", messages.actions.alreadyResolved(status));
}
