import type { Locator } from "playwright-core";
import { refuseUnaskedOrder } from "../phases/guards/refuse-unasked-order.ts";
import { hostOf } from "../phases/visit.ts";
import { type AgentAction, agentTools, parseAction } from "./actions.ts";
import { AgentModelError, type AgentReply } from "./agent-model.ts";
import type { Drive } from "./drive.ts";
import { holdsSecret } from "./holds-secret.ts";
import { instructions, messageFor, type Remembered } from "./instructions.ts";
import { refusalOf } from "./judge-action.ts";
import { lookAtTarget } from "./look-at-target.ts";
import { performAction, scroll } from "./perform-action.ts";
import { withoutValues } from "./placeholders.ts";
import { reportAction } from "./report-action.ts";
import { type Snapshot, takeSnapshot } from "./snapshot.ts";

export type DriveEnd =
  | { kind: "reached" }
  | { kind: "pointed"; locator: Locator }
  | { kind: "stopped" }
  /** The model is not used again in this run. */
  | { kind: "closed" };

const callLimitMs = 30_000;
const mostOutputTokens = 600;
const mostTurns = 12;

/**
 * Repeats snapshot, one action, its judgement, its effect and the goal check, until code says that the goal
 * is reached or a guard stops it. Guards only stop; they never steer.
 */
export async function driveWithModel(drive: Drive): Promise<DriveEnd> {
  const done: Remembered[] = [];
  const looks = new Set<string>();
  for (let turns = 0; turns < mostTurns && !drive.budget.spent(); turns += 1) {
    const snapshot = await lookAtPage(drive);
    if (!snapshot) return { kind: "closed" };
    const reply = await askModel(drive, snapshot, done);
    if (!reply) return { kind: "closed" };
    const action = parseAction(reply);
    if (action?.kind === "stop") {
      await reportAction(drive, { action, words: "", end: action.reason });
      return { kind: "stopped" };
    }
    const turn = await takeTurn(drive, snapshot, action);
    if (turn.locator) return { kind: "pointed", locator: turn.locator };
    done.push(turn);
    if (await isEnded(drive, turn)) return { kind: "reached" };
    // The same action on the same page would lead to the same result.
    const look = JSON.stringify([drive.visit.page.url(), action, snapshot.text]);
    if (looks.has(look)) return { kind: "stopped" };
    looks.add(look);
  }
  return { kind: "stopped" };
}

/** Undefined if the page shows something a model must not see. */
async function lookAtPage({ visit, goal, secrets }: Drive): Promise<Snapshot | undefined> {
  const snapshot = await takeSnapshot(visit.page, visit.pace);
  if (holdsSecret(`${snapshot.text}\n${visit.page.url()}`, secrets)) return undefined;
  return { ...snapshot, text: withoutValues(snapshot.text, goal.buyer) };
}

/** Undefined if the model gives no answer. */
async function askModel(
  { visit, goal, model, budget }: Drive,
  snapshot: Snapshot,
  done: readonly Remembered[],
): Promise<AgentReply | undefined> {
  const { page, pace } = visit;
  const { pathname } = new URL(page.url());
  const path = withoutValues(pathname, goal.buyer);
  const message = messageFor(goal, { host: hostOf(visit), path, text: snapshot.text }, done);
  const prompt = { instructions, message, tools: agentTools, maxOutputTokens: mostOutputTokens };
  const limitMs = Math.min(callLimitMs, budget.remainingMs(), pace.remainingMs());
  const begunAt = Date.now();
  let tokens = 0;
  try {
    const reply = await model.decide(prompt, AbortSignal.any([pace.signal, AbortSignal.timeout(limitMs)]));
    tokens = reply.tokens;
    return reply;
  } catch (error) {
    pace.signal.throwIfAborted();
    if (error instanceof AgentModelError) return undefined;
    throw error;
  } finally {
    budget.addCall({ tokens, ms: Date.now() - begunAt });
  }
}

type Turn = Remembered & { isDone: boolean; locator?: Locator };

async function takeTurn(drive: Drive, snapshot: Snapshot, action: AgentAction | undefined): Promise<Turn> {
  if (!action || action.kind === "stop")
    return failed(drive, { did: "an answer", end: "it was none of the actions" });
  if (action.kind === "scroll") {
    await scroll(drive.visit, action.direction);
    await reportAction(drive, { action, words: "", end: "done" });
    return { did: `scroll ${action.direction}`, end: "done", isDone: true };
  }
  const did = `${action.kind} ${action.ref}`;
  if (!snapshot.refs.has(action.ref)) return failed(drive, { did, end: "there is no such mark" }, action);
  const locator = drive.visit.page.getByRef(action.ref);
  const seen = await lookAtTarget(drive.visit, drive.goal, locator).catch(() => {
    drive.visit.pace.signal.throwIfAborted();
    return undefined;
  });
  if (!seen) return failed(drive, { did, end: "it is gone" }, action);
  const words = withoutValues(seen.target.text || seen.target.spoken, drive.goal.buyer).slice(0, 80);
  const refusal =
    drive.isPointing && action.kind !== "click"
      ? "only a press is wanted"
      : refusalOf(action, seen.target, seen.around);
  if (refusal) return failed(drive, { did, end: `refused: ${refusal}` }, action, words);
  if (drive.isPointing) {
    await reportAction(drive, { action, words, end: "pointed out" });
    return {
      did,
      end: "pointed out",
      isDone: true,
      locator: drive.visit.page.locator(seen.target.selector).first(),
    };
  }
  const performed = await performAction(drive.visit, drive.goal, { action, locator, seen });
  if (!performed.done) return failed(drive, { did, end: performed.why }, action, words);
  await reportAction(drive, { action, words, end: "done" });
  return { did, end: "done", isDone: true };
}

async function failed(
  drive: Drive,
  { did, end }: Remembered,
  action?: AgentAction,
  words = "",
): Promise<Turn> {
  drive.budget.addFailure();
  await reportAction(drive, { action, words, end });
  return { did, end, isDone: false };
}

/** Whether code finds the goal reached. */
async function isEnded({ visit, goal, budget }: Drive, turn: Turn): Promise<boolean> {
  if (!turn.isDone) return false;
  await refuseUnaskedOrder(visit);
  if (!(await goal.isReached())) return false;
  budget.forgiveFailures();
  return true;
}
