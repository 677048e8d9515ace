import {
  type AnswerValues,
  approvesCard,
  cardApproval,
  isSecretQuestion,
  type PendingUserAction,
  type ResponseSchema,
  requiredOf,
} from "@cartwright/contract";
import { input, password, select } from "@inquirer/prompts";
import type { Host } from "./host.ts";
import { promptContext } from "./prompt-context.ts";
import { safeText } from "./safe-text.ts";

/** How the person at the terminal wants to handle a question. */
export type TerminalAnswer =
  | { kind: "values"; values: AnswerValues }
  | { kind: "decline" }
  | { kind: "link" };

/**
 * Asks at the terminal. Secrets are not echoed. Rejects with the signal's reason if the question is closed.
 */
export async function askQuestion(
  host: Host,
  question: PendingUserAction,
  closed: AbortSignal,
): Promise<TerminalAnswer> {
  const context = promptContext(host, closed);
  const { responseSchema } = question;
  const canApprove = Object.hasOwn(responseSchema.properties, cardApproval.name);
  const way = await select(
    {
      message: "What do you want to do?",
      choices: [
        ...(canApprove
          ? [{ name: safeText(titleOf(responseSchema, cardApproval.name)), value: "approve" }]
          : []),
        { name: "Answer here", value: "answer" },
        { name: "Get a link to answer on another device", value: "link" },
        { name: "Decline, which ends the purchase", value: "decline" },
      ],
    },
    context,
  );
  if (way === "link" || way === "decline") return { kind: way };
  const begun = way === "approve" ? { [cardApproval.name]: cardApproval.value } : {};
  return { kind: "values", values: await askValues(question, begun, context) };
}

async function askValues(
  { key, responseSchema }: PendingUserAction,
  begun: AnswerValues,
  context: ReturnType<typeof promptContext>,
): Promise<AnswerValues> {
  const values: Record<string, string> = { ...begun };
  const required = requiredOf(responseSchema, begun);
  const isApproved = approvesCard(responseSchema, begun);
  for (const name of Object.keys(responseSchema.properties)) {
    const isRequired = required.includes(name);
    // The approval was offered first; if it was chosen, no card is needed.
    if (name === cardApproval.name || (isApproved && !isRequired)) continue;
    const value = await askValue({ key, name, responseSchema, isRequired }, context);
    if (value !== "") values[name] = value;
  }
  return values;
}

interface Field {
  key: string;
  name: string;
  responseSchema: ResponseSchema;
  isRequired: boolean;
}

async function askValue(field: Field, context: ReturnType<typeof promptContext>): Promise<string> {
  const { responseSchema, name, isRequired } = field;
  const property = responseSchema.properties[name];
  const title = safeText(titleOf(responseSchema, name));
  const message = isRequired ? title : `${title} (may be left empty)`;
  if (property?.oneOf) {
    const choices = property.oneOf.map((choice) => ({ name: safeText(choice.title), value: choice.const }));
    return select(
      { message, choices: isRequired ? choices : [...choices, { name: "–", value: "" }] },
      context,
    );
  }
  const validate = (value: string): true | string => !isRequired || value.trim() !== "" || "This is needed.";
  return isSecret(field) ? password({ message, validate }, context) : input({ message, validate }, context);
}

/** In a secret question everything is secret except the user name. */
function isSecret({ key, name, responseSchema }: Field): boolean {
  if (responseSchema.properties[name]?.format === "password") return true;
  return isSecretQuestion(key) && name !== "username";
}

function titleOf({ properties }: ResponseSchema, name: string): string {
  const property = properties[name];
  return property?.title ?? name;
}
