import { isDeepStrictEqual } from "node:util";
import {
  type AnswerValues,
  compareAmounts,
  type DisplayedMoney,
  isSecretQuestion,
  type JsonObject,
  type Question,
  type ResponseSchema,
} from "@cartwright/contract";
import type { Step } from "@cartwright/engine/server";
import type { ClaimedRun, RunAction } from "./run-record.ts";

/** What earlier drives of a run have left for this one. Each step and each action is used once. */
export interface EarlierDrives {
  /** Whether the timeline already contains this step. */
  takeStep(step: Step): boolean;
  /** Returns the next action of an earlier drive that matches the question, either open or answered. */
  takeAction(question: Question, actions: readonly RunAction[]): RunAction | undefined;
}

export function readEarlierDrives(run: Pick<ClaimedRun, "steps" | "actions">): EarlierDrives {
  const steps = run.steps.map((step) => stepName(step.data.step, step.label));
  const actionIds = new Set(run.actions.map((action) => action.id));
  return {
    takeStep: (step) => {
      const index = steps.indexOf(stepName(step.code, step.label));
      if (index === -1) return false;
      steps.splice(index, 1);
      return true;
    },
    takeAction: (question, actions) => {
      const action = actions.find((each) => actionIds.has(each.id) && standsFor(each, question));
      if (action) actionIds.delete(action.id);
      return action;
    },
  };
}

function stepName(code: unknown, label: string): string {
  return JSON.stringify([code, label]);
}

function standsFor(action: RunAction, question: Question): boolean {
  if (action.key !== question.key) return false;
  switch (action.status) {
    case "pending":
      return isSameQuestion(action, question);
    case "submitted":
      return mayReuse(action, question);
    default:
      return false;
  }
}

/** Facts about the purchase can be reused even if asked differently. */
function mayReuse(action: RunAction, question: Question): boolean {
  return isFact(question)
    ? findKeptAnswer(action, question.responseSchema) !== undefined
    : isSameQuestion(action, question);
}

/**
 * A consent or a secret answers the words that a person has read: the shop may have other goods, or other charges, at
 * the same total by now.
 */
function isSameQuestion(action: RunAction, question: Question): boolean {
  return (
    isDeepStrictEqual(action.response_schema, asStored(question.responseSchema)) &&
    isSameTotal(action.detected_total ?? undefined, question.detectedTotal) &&
    (isFact(question) || action.message === question.message)
  );
}

function isFact({ key }: Question): boolean {
  return ["variant", "shipping", "details"].includes(key);
}

/** The schema as read from the database, without what JSON omits. */
function asStored(schema: ResponseSchema): unknown {
  return JSON.parse(JSON.stringify(schema));
}

function isSameTotal(left: DisplayedMoney | undefined, right: DisplayedMoney | undefined): boolean {
  if (!left || !right) return left === right;
  return left.currency === right.currency && compareAmounts(left.amount, right.amount) === 0;
}

/** Returns the kept copy of an answer if it is complete and still fits the question. */
export function findKeptAnswer(action: RunAction, schema: ResponseSchema): AnswerValues | undefined {
  const kept = action.submitted_values;
  if (!kept || isSecretQuestion(action.key) || !isWhole(kept)) return undefined;
  return fits(schema, kept) ? kept : undefined;
}

function isWhole(kept: JsonObject): kept is Record<string, string> {
  return Object.values(kept).every((value) => typeof value === "string" && value !== "[redacted]");
}

function fits(schema: ResponseSchema, values: AnswerValues): boolean {
  const areAllAsked = Object.entries(values).every(([name, value]) => {
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    return property !== undefined && (property.oneOf?.some((choice) => choice.const === value) ?? true);
  });
  return areAllAsked && schema.required.every((name) => Object.hasOwn(values, name) && values[name] !== "");
}
