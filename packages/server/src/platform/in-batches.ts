/**
 * Answers many single questions with few queries, without a cache: one query runs at a time, and questions
 * that arrive during it share the next. A question is never answered by a query that began before it was
 * asked, so it sees everything committed by then. Also works for writes. The first question waits for those
 * of the same event loop turn; with `gatherMs` it waits that long, and with 0 not at all.
 */
export function inBatches<Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<(question: Question) => Answer>,
  { gatherMs }: { gatherMs?: number } = {},
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let isAsking = false;

  const askWaiting = async (): Promise<void> => {
    while (waiting.length > 0) {
      await othersHaveAsked(gatherMs);
      const batch = waiting;
      waiting = [];
      await answerBatch(batch, askAll);
    }
    isAsking = false;
  };

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (isAsking) return;
      isAsking = true;
      // Never rejects: each question gets its own failure.
      void askWaiting();
    });
}

function othersHaveAsked(gatherMs: number | undefined): Promise<void> {
  if (gatherMs === 0) return Promise.resolve();
  return new Promise((resolve) => {
    if (gatherMs === undefined) setImmediate(resolve);
    else setTimeout(resolve, gatherMs);
  });
}

interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

async function answerBatch<Question, Answer>(
  batch: readonly Waiting<Question, Answer>[],
  askAll: (questions: readonly Question[]) => Promise<(question: Question) => Answer>,
): Promise<void> {
  try {
    const answerTo = await askAll(batch.map(({ question }) => question));
    for (const { question, resolve } of batch) resolve(answerTo(question));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
