import { type AnswerValues, approvesCard, cardApproval, type Question } from "@cartwright/contract";
import { SealedAnswer, type Step } from "@cartwright/engine/server";
import { type AskDependencies, type AskedWith, askHuman } from "./ask-human.ts";
import type { ClaimedRun } from "./run-record.ts";

/** What runs need from the feature that makes cards for them. */
export interface RunCards {
  /** Returns the question as shown to people: with the choice to approve, if a card can be made. */
  offer(question: Question, run: CardRun): Question;
  make(
    run: CardRun,
    order: {
      question: Question;
      onAwaited: (approval: { url: string | undefined }) => Promise<void>;
      signal: AbortSignal;
    },
  ): Promise<{ kind: "made"; values: AnswerValues } | { kind: "refused"; why: string }>;
  /** Makes sure that the checkout's cards pay nothing more. */
  closeOf(checkoutId: string): Promise<void>;
}

export interface CardRun {
  checkoutId: string;
  url: string;
  isAtSandbox: boolean;
}

export interface AskForCard extends AskDependencies {
  run: ClaimedRun;
  cards: RunCards;
  isAtSandbox: (target: ClaimedRun["target"]) => boolean;
  report: (step: Step) => Promise<void>;
}

/**
 * Asks a person for a card. If they approve the total instead of giving a number, a card is made for it. Only
 * the engine gets its values, in the form of an answer.
 */
export async function askForCard(
  dependencies: AskForCard,
  question: Question,
  { answerKey }: Pick<AskedWith, "answerKey">,
): Promise<AnswerValues | SealedAnswer> {
  const { cards, run, isAtSandbox } = dependencies;
  const cardRun = { checkoutId: run.checkoutId, url: run.target.url, isAtSandbox: isAtSandbox(run.target) };
  let asked = cards.offer(question, cardRun);
  for (;;) {
    const answer = await askHuman(dependencies, asked, { answerKey });
    // Approvals aren't secret and are never sealed; a sealed answer is a card.
    if (answer instanceof SealedAnswer || !approvesCard(asked.responseSchema, answer)) return answer;
    const made = await makeCard(dependencies, cardRun, question);
    if (made.kind === "made") {
      const { [cardApproval.name]: _approval, ...others } = answer;
      return { ...others, ...made.values };
    }
    asked = { ...asked, message: `${made.why} ${question.message}` };
  }
}

/**
 * The owner may have to approve the card on a phone. As with any question, that time doesn't count against
 * the run.
 */
async function makeCard(dependencies: AskForCard, cardRun: CardRun, question: Question) {
  const { cards, held, machineTime, slot, report } = dependencies;
  machineTime.pause();
  slot.park();
  const made = await cards.make(cardRun, {
    question,
    onAwaited: ({ url }) =>
      report({
        code: "card_awaited",
        label: "Waiting for approval in the card issuer's app.",
        facts: url === undefined ? {} : { url },
      }),
    signal: held.signal,
  });
  await slot.resume(held.signal);
  machineTime.resume();
  if (made.kind === "made")
    await report({
      code: "card_made",
      label: "A card was made for this purchase alone.",
      facts: { limit: question.detectedTotal ?? null },
    });
  return made;
}
