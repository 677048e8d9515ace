import type { Checkout, PendingUserAction } from "@cartwright/contract";
import {
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  UrlElicitationRequiredError,
} from "@modelcontextprotocol/server";
import type { Purchase } from "./purchase.ts";
import { quoteLabels } from "./quote-merchant.ts";
import type { ToolCall } from "./tool.ts";
import { mayAgentAnswer } from "./who-answers.ts";

/** Key of the request to open the answer page. */
const opened = "answer_page";

/** Key of a form. It includes the question's id, so that an answer to another question is not accepted. */
function formOf({ id }: Pick<PendingUserAction, "id">): string {
  return `answer_${id}`;
}

/**
 * Puts a new question to the user in a way the client supports: as a form if an agent could answer it too,
 * otherwise as a link to the answer page. The tool's result contains both as well, for clients that support
 * neither.
 */
export function askUser(
  { pendingUserAction: question }: Checkout,
  { question: told }: Purchase,
  { opensLinks, showsForms, refusesWithLink, hasTool }: ToolCall,
): InputRequiredResult | undefined {
  if (!question || !told) return undefined;
  if (told.answer_url !== undefined && opensLinks) {
    const link = inputRequired.elicitUrl({ message: told.message, url: told.answer_url });
    return inputRequired({ inputRequests: { [opened]: link } });
  }
  if (told.answer_url !== undefined && refusesWithLink) {
    const { id: elicitationId } = question;
    const link = { mode: "url" as const, message: told.message, url: told.answer_url, elicitationId };
    throw new UrlElicitationRequiredError([link]);
  }
  if (!showsForms || !mayAgentAnswer(question) || !hasTool("answer_question")) return undefined;
  const { type, properties, required } = quoteLabels(question.responseSchema);
  // Forms of the protocol support other formats than the API does, and these questions use none.
  const fields = Object.entries(properties).map(
    ([name, { format: _format, ...field }]) => [name, field] as const,
  );
  const form = inputRequired.elicit({
    message: messages[question.key] ?? "The shop asks something.",
    requestedSchema: { type, properties: Object.fromEntries(fields), required },
  });
  return inputRequired({ inputRequests: { [formOf(question)]: form } });
}

const messages: Readonly<Record<string, string>> = {
  variant: "Which one should be bought?",
  shipping: "The shop needs more details about the buyer.",
};

export function wasAskedToOpen({ request }: ToolCall): boolean {
  return inputResponse(request.inputResponses, opened).kind === "elicit";
}

/**
 * What the user entered in the form of the open question; null if declined, undefined if no form came back.
 */
export function formAnswer(
  { pendingUserAction: question }: Checkout,
  { request }: ToolCall,
): Record<string, unknown> | null | undefined {
  if (!question || !mayAgentAnswer(question)) return undefined;
  const given = inputResponse(request.inputResponses, formOf(question));
  if (given.kind !== "elicit") return undefined;
  return given.action === "accept" ? (given.content ?? {}) : null;
}
