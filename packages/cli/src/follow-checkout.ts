import { ApiError, type Checkout, type PendingUserAction, type ProgressItem } from "@cartwright/contract";
import { askQuestion } from "./ask-question.ts";
import { CliError } from "./cli-error.ts";
import { type ExitCode, exitCodes } from "./exit-codes.ts";
import { hasTerminal } from "./host.ts";
import { printEnd } from "./print-checkout.ts";
import { safeText } from "./safe-text.ts";
import type { Session } from "./session.ts";

const pollMs = 1000;

/** Prints progress as it happens, asks questions at the terminal, and prints how the checkout ended. */
export async function followCheckout(
  session: Session,
  id: string,
  { answersByLink }: { answersByLink: boolean },
): Promise<ExitCode> {
  const { client, host, output } = session;
  const startedAt = performance.now();
  try {
    const checkout = await client.checkouts.wait(id, {
      pollMs,
      signal: host.signal,
      onProgress: (item) => printProgress(session, item, startedAt),
      onQuestion: (question, { signal }) =>
        answersByLink
          ? printLink(session, id, question)
          : answerAtTerminal(session, id, { question, closed: signal }),
    });
    printEnd(output, checkout);
    return exitCodeOf(checkout);
  } catch (error) {
    if (host.signal.aborted || (error instanceof Error && error.name === "ExitPromptError"))
      output.note(
        `\nThe checkout goes on. Follow it with "cartwright watch ${id}", or end it with "cartwright cancel ${id}".`,
      );
    throw error;
  }
}

function printProgress({ output }: Session, item: ProgressItem, startedAt: number): void {
  output.json({ type: "progress", ...item });
  // Questions are printed when they are answered.
  if (item.kind === "user_action" || item.kind === "terminal") return;
  const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`;
  output.line(`${output.style("dim", seconds)}  ${safeText(item.label)}`);
}

function printQuestion({ output }: Session, question: PendingUserAction): void {
  const { message, detectedTotal } = question;
  output.json({ type: "question", ...question });
  output.line(`\n${output.style("yellow", "?")} ${safeText(message)}`);
  if (detectedTotal)
    output.line(`  Total: ${safeText(`${detectedTotal.amount} ${detectedTotal.currency ?? ""}`)}`);
}

async function printLink(session: Session, id: string, question: PendingUserAction): Promise<undefined> {
  printQuestion(session, question);
  const { url, expiresAt } = await session.client.checkouts.createAnswerLink(id);
  session.output.json({ type: "answer_link", url, expiresAt });
  session.output.line(`  Answer here: ${safeText(url)}\n`);
  return undefined;
}

interface OpenQuestion {
  question: PendingUserAction;
  closed: AbortSignal;
}

/** Asks until an answer is accepted. */
async function answerAtTerminal(
  session: Session,
  id: string,
  open: OpenQuestion,
): Promise<"decline" | undefined> {
  const { host, output, client } = session;
  const { question, closed } = open;
  if (output.isJson || !hasTerminal(host)) {
    printQuestion(session, question);
    throw new CliError(
      `The checkout waits for a person, and there is no terminal to ask at. "cartwright watch ${id} --link" prints a link to the answer page; "cartwright watch ${id}" asks in a terminal.`,
      exitCodes.needsPerson,
    );
  }
  printQuestion(session, question);
  for (;;) {
    const answer = await askQuestion(host, question, closed);
    if (answer.kind === "decline") return "decline";
    if (answer.kind === "link") return printLink(session, id, question);
    try {
      await client.checkouts.submitAction(id, question.id, answer.values);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
      const issues = error.body?.issues?.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
      output.line(output.style("red", safeText([error.message, ...issues].join("; "))));
    }
  }
}

function exitCodeOf({ status, failure }: Checkout): ExitCode {
  if (status === "succeeded") return exitCodes.ok;
  if (status === "cancelled") return exitCodes.declined;
  const wasDeclined = failure?.reason === "user_cancelled" || failure?.reason === "user_action_expired";
  return wasDeclined ? exitCodes.declined : exitCodes.notBought;
}
