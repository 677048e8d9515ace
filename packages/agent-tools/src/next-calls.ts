import { type Checkout, isTerminal } from "@cartwright/contract";
import { z } from "zod";
import { mayAgentAnswer } from "./who-answers.ts";

export type NextCall = { tool: string; arguments: Record<string, unknown> };
export const NextCalls = z.array(z.record(z.string(), z.unknown()));

export const longestWaitSeconds = 45;

/** Returns the calls that make sense next, likeliest first. Empty if the purchase has ended. */
export function nextCallsOf({ id, status, pendingUserAction: question }: Checkout): NextCall[] {
  if (isTerminal(status)) return [];
  const wait = { tool: "wait_for_checkout", arguments: { id, timeout_s: longestWaitSeconds } };
  const cancel = { tool: "cancel_checkout", arguments: { id } };
  if (question === undefined || !mayAgentAnswer(question)) return [wait, cancel];
  const values = Object.fromEntries(question.responseSchema.required.map((name) => [name, ""]));
  const answer = { tool: "answer_question", arguments: { id, action_id: question.id, values } };
  return [answer, cancel];
}
